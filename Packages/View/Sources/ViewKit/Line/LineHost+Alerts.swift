public import PresentationKit
import ReportKit

final class PendingAlert {
    let alert: PresentedAlert
    let events: AlertSurfaceEvents

    init(alert: PresentedAlert, events: AlertSurfaceEvents) {
        self.alert = alert
        self.events = events
    }
}

extension LineHost: AlertSurface {
    public func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        pendingAlert = PendingAlert(alert: alert, events: events)
        if !takesInput(alert), confirmed(alert) == nil {
            showMessage(TerminalText(wording(alert.title), style: alert.style == .alert ? TextStyle(.title) : .plain))
            showMessage(alert.message)
            if let link = alert.link { showMessage(TerminalText(address: wording(Phrase(verbatim: link)))) }
        }
        events.didAppear()
    }

    public func remove() {
        guard let pendingAlert else { return }
        self.pendingAlert = nil
        pendingAlert.events.didLeave()
    }

    /// Returns whether standard input answers the alert, because it is not a terminal.
    private func takesInput(_ alert: PresentedAlert) -> Bool {
        alert.readsStandardInput && !terminal.isInputTerminal
    }

    /// Returns the button that `--yes` presses; nil if the alert is more than a confirmation.
    private func confirmed(_ alert: PresentedAlert) -> Int? {
        guard assumesYes, alert.textField == nil else { return nil }
        return alert.soleActionIndex.flatMap { alert.buttons[$0].style == .destructive ? $0 : nil }
    }

    /// Answers an alert: by a prompt on a terminal, or else by its cancel action.
    ///
    /// An alert with one button is printed and answered at once. Where an alert has a text field and one button besides
    /// cancel, the prompt asks for the text. An action sheet is a menu: its buttons stand in the prompt, as the actions of
    /// a screen do. What a pipe answers is taken as it is, for the presenter to judge.
    func resolve(_ pending: PendingAlert) async {
        if takesInput(pending.alert) {
            let line = await terminal.readLine(isSecret: true, prompt: .empty) ?? ""
            let text = AlertText(line, isSecret: pending.alert.textField?.isSecret ?? true)
            return answer(pending, with: AlertChoice(button: pending.alert.soleActionIndex ?? 0, text: text))
        }
        if let button = confirmed(pending.alert) { return answer(pending, with: AlertChoice(button: button)) }
        guard canPrompt, pending.alert.buttons.count > 1 || pending.alert.textField != nil else {
            return answer(pending, with: AlertChoice(button: pending.alert.unattendedButton))
        }
        let alert = pending.alert
        if alert.textField != nil, let button = alert.soleActionIndex {
            return answer(pending, with: await choice(of: button, in: alert))
        }
        let buttons = alert.buttons.enumerated().map { (number: $0 + 1, title: wording($1.title)) }
        let menu =
            alert.style == .actionSheet ? buttons.map { "\($0.number) \($0.title)" }.joined(separator: " · ") + " " : ""
        if menu.isEmpty {
            for button in buttons { showMessage(TerminalText("  \(button.number)  \(button.title)")) }
        }
        let prompt = EncodedText(TerminalText(menu + "> "), for: terminal.messages)
        while true {
            guard let line = await terminal.readLine(isSecret: false, prompt: prompt)
            else {
                terminal.writeMessage(.lineBreak)
                return answer(pending, with: AlertChoice(button: alert.unattendedButton))
            }
            let word = line.trimmingSpaces()
            if let number = Int(word), alert.buttons.indices.contains(number - 1) {
                return answer(pending, with: await choice(of: number - 1, in: alert))
            }
            if word.isEmpty, let cancel = alert.cancelButton {
                return answer(pending, with: AlertChoice(button: cancel))
            }
            showMessage(PromptText.noAnswer(word, count: alert.buttons.count))
        }
    }

    /// Returns the choice of a button, with the text if the button takes one.
    ///
    /// Enter alone keeps the text that is there, which a secret does not show. A line of spaces is the empty text, and
    /// cancels where that is refused.
    private func choice(of button: Int, in alert: PresentedAlert) async -> AlertChoice {
        guard let field = alert.textField, button == alert.submittingButton else { return AlertChoice(button: button) }
        var prompt = wording(field.label)
        if !field.text.isEmpty, !field.isSecret {
            let hint = field.rule.problem(in: "") == nil ? PromptText.spaceClears : PromptText.spaceCancels
            prompt += " [\(field.text)] (\(wording(hint)))"
        }
        let sign = EncodedText(TerminalText(prompt + ": "), for: terminal.messages)
        while let line = await terminal.readLine(isSecret: field.isSecret, prompt: sign) {
            let text = line.isEmpty ? field.text : line.allSatisfy(\.isWhitespace) ? "" : line
            guard let problem = field.rule.problem(in: text) else {
                return AlertChoice(button: button, text: AlertText(text, isSecret: field.isSecret))
            }
            if text.isEmpty { break }
            showMessage(problem)
        }
        return AlertChoice(button: alert.unattendedButton)
    }

    private func answer(_ pending: PendingAlert, with choice: AlertChoice) {
        // The screen of the alert may have been left while the user was asked.
        guard pendingAlert === pending else { return }
        pendingAlert = nil
        outcome = choice.button == pending.alert.cancelButton ? pending.alert.outcome : .done
        pending.events.didChoose(choice)
        pending.events.didLeave()
    }
}

extension PresentedAlert {
    /// The index of the only button besides cancel; nil if there are several, or no cancel button.
    var soleActionIndex: Int? {
        let others = buttons.indices.filter { buttons[$0].style != .cancel }
        return others.count == 1 && cancelButton != nil ? others.first : nil
    }

    /// The index of the button that answers the alert without a prompt: cancel, or else the first that is not
    /// destructive.
    var unattendedButton: Int {
        cancelButton ?? buttons.firstIndex { $0.style != .destructive } ?? 0
    }
}
