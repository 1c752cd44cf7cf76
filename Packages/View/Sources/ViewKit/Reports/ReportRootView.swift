import PresentationKit
public import ReportKit

/// The lines of a report.
public final class ReportRootView: Component, AppView {
    /// The report, or nil until there is one.
    public var report: Report? {
        didSet { setContentChanged() }
    }

    public func setup() {}

    public override func lines(for page: LinePage) -> [TerminalText] {
        guard let report else { return [] }
        var lines: [TerminalText] = []
        if let heading = report.heading {
            lines += page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.title))) + [""]
        }
        for line in report.entries.flatMap(\.lines) {
            let text = TerminalText(page.wording(line.text), style: line.weight.style)
            lines += page.lines(of: text, behind: .spaces(2 * line.depth))
        }
        if let footer = report.footer {
            lines += [""] + page.lines(of: TerminalText(page.wording(footer), style: TextStyle(.secondary)))
        }
        return lines
    }
}

extension ReportLine.Weight {
    fileprivate var style: TextStyle {
        switch self {
        case .strong: TextStyle(.bold)
        case .normal: .plain
        case .faint: TextStyle(.secondary)
        }
    }
}
