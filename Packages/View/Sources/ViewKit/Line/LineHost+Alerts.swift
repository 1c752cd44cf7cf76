public import PresentationKit

/// An alert that waits for its answer.
struct Question {
    let alert: PresentedAlert
    let events: AlertSurfaceEvents
}

extension LineHost: AlertSurface {
    public func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        question = Question(alert: alert, events: events)
        tell(TerminalText(wording(alert.title), style: TextStyle(.bold)))
        tell(TerminalText(wording(alert.message)))
        events.didAppear()
    }

    /// Asks on a terminal, and answers by the cancel action where nobody can be asked.
    ///
    /// With one answer there is nothing to ask: it is told and answered.
    func ask(_ question: Question) async {
        guard asks, question.alert.buttons.count > 1 || question.alert.textField != nil else {
            return answer(question, with: AlertChoice(button: question.alert.unattendedButton))
        }
        let alert = question.alert
        for (index, button) in alert.buttons.enumerated() {
            tell(TerminalText("  \(index + 1)  \(wording(button.title))"))
        }
        while true {
            terminal.tell(Array("> ".utf8))
            guard let line = await terminal.readLine(isSecret: false) else {
                terminal.tell([0x0A])
                return answer(question, with: AlertChoice(button: alert.unattendedButton))
            }
            let word = line.trimmingSpaces()
            if let number = Int(word), alert.buttons.indices.contains(number - 1) {
                let text = await askForText(alert, button: number - 1)
                return answer(question, with: AlertChoice(button: number - 1, text: text))
            }
            if word.isEmpty, let cancel = alert.cancelButton {
                return answer(question, with: AlertChoice(button: cancel))
            }
            tell(TerminalText(wording(PromptText.noAnswer(word, count: alert.buttons.count).phrase)))
        }
    }

    private func askForText(_ alert: PresentedAlert, button: Int) async -> AlertText? {
        guard let field = alert.textField, alert.buttons[button].style != .cancel else { return nil }
        terminal.tell(Array(TerminalText("\(wording(field.label)): ").rendered(for: terminal.messages).utf8))
        let line = await terminal.readLine(isSecret: field.isSecret)
        return line.map { AlertText($0, isSecret: field.isSecret) }
    }

    private func answer(_ question: Question, with choice: AlertChoice) {
        self.question = nil
        outcome = choice.button == question.alert.cancelButton ? question.alert.outcome : .done
        question.events.didChoose(choice)
        question.events.didLeave()
    }
}

extension PresentedAlert {
    /// The answer where nobody can be asked: cancel, or else the first that destroys nothing.
    var unattendedButton: Int {
        cancelButton ?? buttons.firstIndex { $0.style != .destructive } ?? 0
    }
}
