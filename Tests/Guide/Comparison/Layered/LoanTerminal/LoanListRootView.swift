import LoanContract
import PresentationKit
public import ReportKit
public import ViewKit

/// The loans, one a line.
public final class LoanListRootView: LineView {
    private var lines: [TerminalText] = []

    public init() {}

    public func setup() {}

    func show(_ rows: [LoanRow], wording: Wording) {
        lines = rows.map { TerminalText("\($0.title), \(wording($0.due))") }
    }

    public func takeLines(for page: LinePage) -> [TerminalText] {
        defer { lines = [] }
        return lines.flatMap { page.lines(of: $0) }
    }

    public func takeRecords() -> [Record] { [] }
}
