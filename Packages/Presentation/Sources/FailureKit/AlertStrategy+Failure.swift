public import DomainKit
public import PresentationKit
import ReportKit

extension AlertStrategy {
    /// Creates the alert for a failure, with its words and its exit outcome.
    ///
    /// ```swift
    /// let alert = AlertStrategy<CensusAction>(ApplicationError(.offline), actions: [.retry, .cancel])
    /// print(alert.title.english)  // No connection
    /// ```
    ///
    /// - Parameters:
    ///   - failure: the failure.
    ///   - text: other words than those for the failure, or nil.
    ///   - message: another message than that of the words, or nil.
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
