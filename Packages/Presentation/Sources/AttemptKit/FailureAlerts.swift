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
