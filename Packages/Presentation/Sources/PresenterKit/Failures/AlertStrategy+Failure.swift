public import DomainKit
public import PresentationKit
import ReportKit

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
