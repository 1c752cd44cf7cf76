public import PresentationKit

/// A screen whose position is stored when an app ends, and restored when it starts again.
@MainActor
public protocol RestorableScreen: Screen {
    /// The state to store, or nil if there is nothing to restore.
    var restorationState: JSONValue? { get }

    /// Restores a state as soon as the content is there; one of another form, or of something that is gone, has no effect.
    func restore(_ state: JSONValue)
}
