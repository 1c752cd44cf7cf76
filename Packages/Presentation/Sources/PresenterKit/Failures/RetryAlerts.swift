public import AttemptKit
public import DomainKit
public import PresentationKit

/// The alerts for failures after which a retry is all that can be done, perhaps of a request that was confirmed first.
public struct RetryAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<RetryAction> {
        let canRetry = Recovery.recoveries(from: failure).contains(.retry)
        return AlertStrategy(failure, actions: canRetry ? [.retry, .cancel] : [.close])
    }

    public func step(after answer: AlertAnswer<RetryAction>) -> FailureStep<RetryAction> {
        switch answer.action {
        case .retry, .proceed: .retry
        case .cancel, .close: .leave
        }
    }
}
