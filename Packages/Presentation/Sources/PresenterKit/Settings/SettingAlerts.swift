import AttemptKit
import DomainKit
import PresentationKit
import ReportKit
import UseCaseKit

/// The alerts of the screen of the settings: the question for a value, and the failures.
struct SettingAlerts: FailureAlerts {
    /// Returns the question for another value of a setting: a choice where there are words for it, or a text.
    func question<Name>(
        for value: ProgramSettings<Name>.Value,
        _ words: [String]?,
        _ description: SettingDescription
    ) -> AlertStrategy<SettingAction> {
        let title = Phrase(verbatim: value.setting.rawValue)
        let explanation = description.purpose
        let message = Phrase(
            en: "\(explanation.english). Now: '\(value.value.value)'.",
            ja: "\(explanation.japanese)。現在の値は '\(value.value.value)' です。"
        )
        let reset = SettingAction.reset(value.setting.builtIn)
        guard let words else {
            let field = AlertTextField(label: Phrase(en: "New value", ja: "新しい値"))
            return AlertStrategy(title: title, message: message, actions: [.enter, reset, .cancel], textField: field)
        }
        return AlertStrategy(
            title: title,
            message: message,
            actions: words.map { .choose($0) } + [reset, .cancel],
            style: .actionSheet
        )
    }

    /// Returns the alert for a failure; nothing was changed then.
    func alert(for failure: ApplicationError) -> AlertStrategy<SettingAction> {
        if case .invalidInput = failure.kind { return AlertStrategy(failure, actions: [.edit, .cancel]) }
        let retries = Recovery.recoveries(from: failure).contains(.retry)
        return AlertStrategy(failure, actions: (retries ? [.retry] : []) + [.cancel])
    }

    /// Returns the step that follows an answer; changing a value is left to the presenter.
    func step(after answer: AlertAnswer<SettingAction>) -> FailureStep<SettingAction> {
        answer.action == .retry ? .retry : .leave
    }
}
