public import DomainKit
public import PresentationKit
public import ReportKit
import UseCaseKit

/// The alerts for failures of commands on settings.
public struct SettingsAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<SettingsFailureAction> {
        switch failure.kind {
        case .invalidInput(let error) where error.field == SettingsErrorField.terminal:
            Self.alert(.noTerminalTitle, .noTerminal(error.value), [.close], .wrongUsage)
        case .invalidInput(let error) where ["VISUAL", "EDITOR"].contains(error.field):
            Self.alert(.noEditorTitle, .noEditor(error.value, variable: error.field), [.close], .wrongUsage)
        case .unavailable(.status(let status)):
            Self.alert(.editorFailedTitle, .editorFailed(status), [.retry, .cancel], .failed)
        default:
            AlertStrategy(
                failure,
                actions: Recovery.recoveries(from: failure).contains(.retry) ? [.retry, .cancel] : [.close]
            )
        }
    }

    public func step(
        after answer: AlertAnswer<SettingsFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<SettingsFailureAction> {
        answer.action == .retry ? .retry : .leave
    }

    private static func alert(
        _ title: SettingsText,
        _ message: SettingsText,
        _ actions: [SettingsFailureAction],
        _ outcome: ExitOutcome
    ) -> AlertStrategy<SettingsFailureAction> {
        AlertStrategy(title: title.phrase, message: message.phrase, actions: actions, outcome: outcome)
    }
}
