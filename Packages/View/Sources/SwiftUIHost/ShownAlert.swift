import PresentationKit

struct ShownAlert: Identifiable {
    let id: Int
    let alert: PresentedAlert
    var text: String

    init(id: Int, _ alert: PresentedAlert) {
        self.id = id
        self.alert = alert
        text = alert.textField?.text ?? ""
    }

    /// A Boolean value that indicates whether SwiftUI shows the alert as a confirmation dialog: such a dialog has no text fields, and
    /// a cancel button in any case.
    var isDialog: Bool { alert.style == .actionSheet && alert.textField == nil && alert.cancelButton != nil }

    var problem: Phrase? { alert.textField.flatMap { $0.rule.problem(in: text) } }

    /// The message, the link and the problem with the text, a line for each.
    func message(_ wording: Wording) -> String {
        [wording(alert.message), alert.link, problem.map { wording($0) }].compactMap(\.self).joined(separator: "\n")
    }

    /// Returns whether a button can be pressed: the one that submits a text needs a valid one.
    func isEnabled(_ button: Int) -> Bool {
        alert.textField == nil || button != alert.submittingButton || problem == nil
    }

    func choice(of button: Int) -> AlertChoice {
        AlertChoice(button: button, text: alert.textField.map { AlertText(text, isSecret: $0.isSecret) })
    }
}
