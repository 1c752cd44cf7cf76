public import Foundation
public import PresentationKit

/// The commands for a view of requests that can fail and take no time.
///
/// An enumeration with this case conforms by declaring the protocol.
public protocol AlertCommand<Action>: PresenterCommand {
    /// The type of the actions after a failure.
    associatedtype Action: AlertActionType

    /// Shows an alert.
    static func showAlert(_ strategy: AlertStrategy<Action>) -> Self
}

/// The commands for a view of requests that can fail, with their progress.
///
/// An enumeration with these cases conforms by declaring the protocol.
public protocol AttemptCommand<Action>: PresenterCommand {
    /// The type of the actions after a failure.
    associatedtype Action: AlertActionType

    /// Shows the progress in place of the previous one, or hides it.
    static func showProgress(_ progress: ScreenProgress?) -> Self
    /// Shows an alert.
    static func showAlert(_ strategy: AlertStrategy<Action>) -> Self
}

/// The requests for an interactor with a countdown.
///
/// An enumeration with this case conforms by declaring the protocol.
public protocol AttemptRequest: InteractorRequest {
    /// Waits until a date and reports the seconds that are left; nil cancels the last wait.
    static func wait(until date: Date?) -> Self
}

/// The progress of a wait before a retry.
public enum WaitProgress: Hashable, Sendable {
    /// The seconds that are left.
    case secondsLeft(Int)
    /// The wait has ended.
    case ended
}

/// The responses of an interactor that can wait before a retry.
///
/// An enumeration with this case conforms by declaring the protocol.
public protocol AttemptResponse: InteractorResponse {
    /// The progress of a wait.
    static func wait(_ progress: WaitProgress) -> Self
}
