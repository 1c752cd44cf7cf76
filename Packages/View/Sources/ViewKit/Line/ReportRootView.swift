import PresentationKit
public import ReportKit

/// The lines of a report.
///
/// ```swift
/// let view = ReportRootView()
/// view.show(Report(Phrase(en: "Nothing to tell", ja: "お知らせはありません"), record: nil))
/// let lines = view.takeLines(for: LinePage(width: 40, wording: Wording(.japanese)))
/// ```
public final class ReportRootView: LineView {
    private var report: Report?

    public init() {}

    public func setup() {}

    /// Shows a report.
    public func show(_ report: Report) {
        self.report = report
    }

    public func takeLines(for page: LinePage) -> [TerminalText] {
        guard let report else { return [] }
        self.report = nil
        var lines: [TerminalText] = []
        if let heading = report.heading {
            lines += page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.bold))) + [""]
        }
        for line in report.entries.flatMap(\.lines) {
            let text = TerminalText(page.wording(line.text), style: line.weight.style)
            lines += page.lines(of: text, behind: .spaces(2 * line.depth))
        }
        if let footer = report.footer {
            lines += [""] + page.lines(of: TerminalText(page.wording(footer), style: TextStyle(.dim)))
        }
        return lines
    }

    public func takeRecords() -> [Record] {
        defer { report = nil }
        return report?.entries.compactMap(\.record) ?? []
    }
}

extension ReportLine.Weight {
    fileprivate var style: TextStyle {
        switch self {
        case .strong: TextStyle(.bold)
        case .normal: .plain
        case .faint: TextStyle(.dim)
        }
    }
}
