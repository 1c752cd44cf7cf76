import ArticleContract
import ArticleUseCase
import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import UseCaseKit

/// The alerts of the screen of the settings: the question for a value, and the failures.
struct SettingAlerts: FailureAlerts {
    /// Returns the question for another value of a setting: a choice where there are words for it, or a text.
    func question(for value: ReaderSettings.Value) -> AlertStrategy<SettingAction> {
        let setting = value.setting
        let title = Phrase(verbatim: setting.rawValue)
        let explanation = setting.explanation
        let message = Phrase(
            en: "\(explanation.english). Now: '\(value.value.value)'.",
            ja: "\(explanation.japanese)。現在の値は '\(value.value.value)' です。"
        )
        let reset = SettingAction.reset(setting.builtIn)
        guard let words = setting.words else {
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
