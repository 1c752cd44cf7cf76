#if canImport(UIKit)
    public import PresentationKit
    public import UIKit

    extension UIAlertController {
        /// Creates the alert of a strategy, for view controllers that present it themselves.
        ///
        /// An ``SceneHost`` presents the alerts of its clients in their order; this initialiser does not know of them.
        ///
        /// - Parameter handler: called with the answer after the alert was dismissed.
        public convenience init<Action: AlertActionType>(
            strategy: AlertStrategy<Action>,
            wording: Wording,
            handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
        ) {
            self.init(PresentedAlert(strategy), wording: wording) { choice in
                handler(AlertAnswer(strategy.actions[choice.button], to: strategy.id, text: choice.text))
            }
        }

        /// Creates an alert.
        ///
        /// - Parameter choose: called with the choice after the alert was dismissed.
        convenience init(
            _ alert: PresentedAlert,
            wording: Wording,
            choose: @escaping @MainActor (AlertChoice) -> Void
        ) {
            let message = [wording(alert.message), alert.link].compactMap(\.self).joined(separator: "\n")
            // An action sheet of UIKit has no text fields.
            let style = alert.textField == nil ? UIAlertController.Style(style: alert.style) : .alert
            self.init(title: wording(alert.title), message: message, preferredStyle: style)
            if let field = alert.textField {
                addTextField { $0.configure(for: field, wording) }
            }
            for (index, button) in alert.buttons.enumerated() {
                addAction(
                    UIAlertAction(title: wording(button.title), style: UIAlertAction.Style(style: button.style)) {
                        [weak self] _ in
                        choose(AlertChoice(button: index, text: self?.text(for: alert.textField)))
                    }
                )
            }
            if let field = alert.textField {
                let submit = actions[alert.submittingButton]
                submit.isEnabled = field.rule.problem(in: field.text) == nil
                let check = UIAction { [weak self] _ in
                    let problem = field.rule.problem(in: self?.textFields?.first?.text ?? "")
                    submit.isEnabled = problem == nil
                    self?.message = [message, problem.map { wording($0) }].compactMap(\.self).joined(separator: "\n")
                }
                textFields?.first?.addAction(check, for: .editingChanged)
            }
        }

        private func text(for field: AlertTextField?) -> AlertText? {
            field.map { AlertText(textFields?.first?.text ?? "", isSecret: $0.isSecret) }
        }
    }

    extension UITextField {
        fileprivate func configure(for field: AlertTextField, _ wording: Wording) {
            placeholder = wording(field.label)
            text = field.text
            isSecureTextEntry = field.isSecret
            autocorrectionType = .no
            autocapitalizationType = .none
        }
    }
#endif
