public import Foundation
public import PresentationKit

/// What the view of a question that can fail is told, whatever else it is told.
///
/// An enumeration that has these cases conforms by naming the protocol.
///
/// ```swift
/// enum CensusCommand: AttemptCommand, Equatable {
///     case showProgress(Phrase)
///     case hideProgress
///     case showAlert(AlertStrategy<CounterAction>)
///     case show(Int)
/// }
/// ```
public protocol AttemptCommand<Action>: PresenterCommand {
    /// What can be answered when it failed.
    associatedtype Action: AlertActionType

    /// Says what is going on, in place of what was said about it before.
    static func showProgress(_ phrase: Phrase) -> Self
    /// Nothing is going on any more.
    static var hideProgress: Self { get }
    /// Tells what went wrong, or asks, and says what can be done.
    static func showAlert(_ strategy: AlertStrategy<Action>) -> Self
}

/// What an interactor is asked that can wait for a while before it is asked again.
///
/// An enumeration that has this case conforms by naming the protocol.
///
/// ```swift
/// enum CensusRequest: AttemptRequest, Equatable {
///     case count
///     case wait(until: Date)
/// }
/// ```
public protocol AttemptRequest: InteractorRequest {
    /// Wait until a date, and say how long it still takes.
    static func wait(until date: Date) -> Self
}

/// The progress of a wait before a retry.
///
/// ```swift
/// let progress: [WaitProgress] = [.secondsLeft(2), .secondsLeft(1), .ended]
/// ```
public enum WaitProgress: Hashable, Sendable {
    /// The seconds that are left.
    case secondsLeft(Int)
    /// The wait has ended.
    case ended
}

/// The responses of an interactor that can wait before a retry.
///
/// An enumeration that has this case conforms by naming the protocol.
///
/// ```swift
/// enum CensusResponse: AttemptResponse, Equatable {
///     case counted(Int)
///     case wait(WaitProgress)
/// }
/// ```
public protocol AttemptResponse: InteractorResponse {
    /// The progress of a wait.
    static func wait(_ progress: WaitProgress) -> Self
}
