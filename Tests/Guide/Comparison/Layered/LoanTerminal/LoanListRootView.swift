import LoanContract
import PresentationKit
public import ViewKit

/// The loans, one a line.
public final class LoanListRootView: Component, AppView {
    private let list = Label()

    public func setup() { add(list) }

    func show(_ rows: [LoanRow]) {
        list.text = rows.map { TerminalText("\($0.title), \(traits.wording($0.due))") }
    }
}
