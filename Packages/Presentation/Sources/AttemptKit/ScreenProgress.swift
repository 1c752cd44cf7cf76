public import PresentationKit

/// The progress of a screen.
public enum ScreenProgress: Hashable, Sendable {
    /// The current activity.
    case activity(Phrase)
    /// A wait before a retry, which the user can end, with the seconds that are left.
    case wait(secondsLeft: Int)
}
