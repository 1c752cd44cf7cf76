public import AppearanceContract
public import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit

/// Knows what is told when an appearance could not be read or kept, and what the answers lead to.
public struct AppearanceFailureAlerts: FailureAlerts {
    /// Makes it.
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
