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
public protocol AttemptCommand<Action>: AlertCommand {
    /// Shows the progress in place of the previous one, or hides it.
    static func showProgress(_ progress: ScreenProgress?) -> Self
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

/// The progress of a screen.
public enum ScreenProgress: Hashable, Sendable {
    /// The current activity.
    case activity(Phrase)
    /// A wait before a retry, which the user can end, with the seconds that are left.
    case wait(secondsLeft: Int)
}

/// A wait that an alert offers: its end and its duration.
public struct Pause: Hashable, Sendable {
    /// The end.
    public let end: Date
    /// The duration from the time of the offer, in whole seconds; at least 1.
    public let seconds: Int

    /// Creates a pause, or nil if the date has passed.
    public init?(until end: Date, now: Date) {
        let rest = end.timeIntervalSince(now)
        guard rest > 0 else { return nil }
        self.end = end
        seconds = Int(rest.rounded(.up))
    }

    /// The title of the button.
    public var title: Phrase {
        let minutes = (seconds + 59) / 60
        return seconds < 120
            ? Phrase(en: "Wait \(seconds) s", ja: "\(seconds) 秒待つ")
            : Phrase(en: "Wait \(minutes) min", ja: "\(minutes) 分待つ")
    }
}

/// The texts of a wait: its progress beside a button, and the command that ends it.
public enum PauseText {
    /// Returns the progress beside a button that ends the wait.
    public static func progressBesideButton(secondsLeft seconds: Int) -> Phrase {
        Phrase(en: "Waiting, \(seconds) s left…", ja: "待っています。あと \(seconds) 秒…")
    }
    /// The title of the command that cancels the wait.
    public static let cancel = Phrase(en: "stop waiting", ja: "待つのをやめる")
}
