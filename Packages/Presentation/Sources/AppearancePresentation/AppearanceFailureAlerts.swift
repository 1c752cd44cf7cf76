public import AppearanceContract
public import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit

/// The alerts about an appearance that could not be read or saved.
public struct AppearanceFailureAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<AppearanceFailureAction> {
        let text = FailureText(failure)
        return AlertStrategy(
            title: text.title,
            message: text.message,
            actions: Recovery.recoveries(from: failure).contains(.retry) ? [.retry, .cancel] : [.cancel],
            outcome: ExitOutcome(failure)
        )
    }

    public func step(
        after answer: AlertAnswer<AppearanceFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<AppearanceFailureAction> {
        switch answer.action {
        case .retry: .retry
        case .cancel: .leave
        }
    }
}
