public import PresentationKit

/// The alerts of a feature for its failures, and the steps that follow their answers.
///
/// A feature has one, so that every command reports a failure in the same words.
///
/// ```swift
/// enum CountingFailure: Error {
///     case busy
/// }
///
/// struct CountingAlerts: FailureAlerts {
///     func alert(for failure: CountingFailure) -> AlertStrategy<CounterAction> {
///         .notCounted
///     }
///
///     func step(after answer: AlertAnswer<CounterAction>) -> FailureStep<CounterAction> {
///         answer.action == .retry ? .retry : .leave
///     }
/// }
/// ```
public protocol FailureAlerts<Failure, Action>: Sendable {
    /// The type of the failures.
    associatedtype Failure: Error
    /// The type of the actions.
    associatedtype Action: AlertActionType

    /// Returns the alert for a failure.
    func alert(for failure: Failure) -> AlertStrategy<Action>

    /// Returns the step that follows an answer.
    func step(after answer: AlertAnswer<Action>) -> FailureStep<Action>
}

/// The step that follows the answer to an alert about a failure.
public enum FailureStep<Action: AlertActionType>: Hashable, Sendable {
    /// The request is sent again, or for the first time after a confirmation.
    case retry
    /// The request is sent again after a pause.
    case wait(Pause)
    /// The request is sent again once another screen has removed the cause.
    case suspend
    /// An explanation is shown, which has the attributes of the alert that it explains, except for its own.
    case explain(AlertStrategy<Action>)
    /// No step follows.
    case leave
}

/// The answers to the alert about a failure after which a retry is all that can be done, and to the question before what cannot be
/// undone.
///
/// A feature with other ways out of a failure, such as signing in, declares its own actions.
public enum RetryAction: AlertActionType {
    /// Sends the request again.
    case retry
    /// Sends the request that a question is about; the title says what it does.
    case proceed(title: Phrase)
    /// Leaves everything as it is.
    case cancel
    /// Closes an explanation of what no retry can change.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .proceed(let title): title
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry: .default
        case .proceed: .destructive
        case .cancel, .close: .cancel
        }
    }
}
