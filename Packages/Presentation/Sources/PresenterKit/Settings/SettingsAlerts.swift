public import AttemptKit
public import DomainKit
public import PresentationKit
import UseCaseKit

/// The alerts for failures of commands on settings.
public struct SettingsAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<SettingsFailureAction> {
        AlertStrategy(
            failure,
            actions: Recovery.recoveries(from: failure).contains(.retry) ? [.retry, .cancel] : [.close]
        )
    }

    public func step(after answer: AlertAnswer<SettingsFailureAction>) -> FailureStep<SettingsFailureAction> {
        answer.action == .retry ? .retry : .leave
    }
}
