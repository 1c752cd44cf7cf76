public import AttemptKit
public import DomainKit
public import PresentationKit
import ReportKit

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

extension AlertStrategy {
    /// Creates the alert for a failure, with its text and its exit outcome.
    ///
    /// - Parameters:
    ///   - failure: the failure.
    ///   - text: the text to use in place of that for the failure, or nil.
    ///   - message: the message to use in place of that of the text, or nil.
    ///   - actions: the actions, as for `init(title:message:actions:)`.
    public init(
        _ failure: ApplicationError,
        text: FailureText? = nil,
        message: Phrase? = nil,
        actions: [Action]
    ) {
        let text = text ?? FailureText(failure)
        self.init(
            title: text.title,
            message: message ?? text.message,
            actions: actions,
            outcome: ExitOutcome(failure)
        )
    }
}

extension Result {
    /// The failure, or nil.
    public var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
