public import PresentationKit

/// Knows what users are told about the failures of a feature, and what their answers lead to.
///
/// A feature has one, so that the same failure is told in the same words whichever command met it.
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
///     func step(after answer: AlertAnswer<CounterAction>, outcome: ExitOutcome) -> FailureStep<CounterAction> {
///         answer.action == .retry ? .retry : .leave
///     }
/// }
/// ```
public protocol FailureAlerts<Failure, Action>: Sendable {
    /// What goes wrong.
    associatedtype Failure: Error
    /// What can be answered.
    associatedtype Action: AlertActionType

    /// Words a failure.
    func alert(for failure: Failure) -> AlertStrategy<Action>

    /// Decides what follows an answer.
    ///
    /// - Parameters:
    ///   - answer: what the user chose.
    ///   - outcome: what the alert that was answered meant for the program.
    func step(after answer: AlertAnswer<Action>, outcome: ExitOutcome) -> FailureStep<Action>
}

/// What follows the answer to an alert about a failure.
///
/// ```swift
/// let step = FailureStep<CounterAction>.explain(.notCounted)
/// ```
public enum FailureStep<Action: AlertActionType>: Hashable, Sendable {
    /// The same is tried again, or for the first time where it had to be confirmed.
    case retry
    /// The same is tried again after a while.
    case wait(Pause)
    /// Something is explained.
    case explain(AlertStrategy<Action>)
    /// Nothing.
    case leave
}
