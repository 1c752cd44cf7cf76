public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
public import __Feature__Contract

/// The alerts about a count that could not be read or stored.
public struct __Feature__FailureAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<__Feature__FailureAction> {
        let canRetry = Recovery.recoveries(from: failure).contains(.retry)
        return AlertStrategy(failure, actions: canRetry ? [.retry, .cancel] : [.cancel])
    }

    public func step(after answer: AlertAnswer<__Feature__FailureAction>) -> FailureStep<__Feature__FailureAction> {
        switch answer.action {
        case .retry: .retry
        case .cancel: .leave
        }
    }
}
