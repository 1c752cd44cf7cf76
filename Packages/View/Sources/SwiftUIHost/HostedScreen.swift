public import PresentationKit

/// A screen that a ``StoreHost`` shows: the store of its scene, or one of several kinds of stores.
///
/// An app with one kind of screen uses its store as it is. Others have an enumeration, over which the view of the app switches:
public protocol HostedScreen: Hashable, Sendable {
    /// The store of the screen.
    @MainActor var store: any HostedStore { get }
}

/// A store that takes part in the life of its screen; ``EventStore`` is one.
@MainActor
public protocol HostedStore: AnyObject {
    /// The alerts of the screen, for its clients.
    var alerts: ScreenAlerts { get }

    /// Informs the store that SwiftUI is about to show its screen; called once or more often.
    func willAppear()
}
