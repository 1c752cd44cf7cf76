/// Turns routes into screens, and keeps the screens that are open.
///
/// The app makes one, with its exhaustive `switch` over its routes as `makeScreen`. A screen that is left is freed, and
/// with it its scene.
@MainActor
public final class Navigator<Route: Hashable & Sendable, Screen> {
    private struct Entry {
        let route: Route
        let screen: Screen
    }

    private weak let presenter: (any ScenePresenter<Screen>)?
    private let makeScreen: @MainActor (Route, Router<Route>) -> Screen
    private var stack = NavigationStack<Entry>()

    /// Makes a navigator without a screen.
    ///
    /// - Parameters:
    ///   - presenter: shows the screens; the navigator does not keep it alive.
    ///   - makeScreen: builds the scene of a route.
    public init(
        presenter: any ScenePresenter<Screen>,
        makeScreen: @escaping @MainActor (Route, Router<Route>) -> Screen
    ) {
        self.presenter = presenter
        self.makeScreen = makeScreen
    }

    /// The routes that are open, from back to front and from bottom to top.
    public var routes: [[Route]] { stack.layers.map { $0.map(\.route) } }

    /// Carries out a transition; one that changes nothing, such as going back on an empty stack, shows nothing.
    public func go(_ transition: Transition<Route>) {
        let router = Router<Route> { [weak self] in self?.go($0) }
        let entries = transition.map { Entry(route: $0, screen: makeScreen($0, router)) }
        guard stack.apply(entries) else { return }
        presenter?.show(stack.top?.screen, after: transition.map { _ in })
    }
}

/// Shows the screens of scenes: what a host implements.
@MainActor
public protocol ScenePresenter<Screen>: AnyObject {
    /// What the host can show.
    associatedtype Screen

    /// Shows a screen in place of the one that was there.
    ///
    /// - Parameters:
    ///   - screen: the screen that is on top now, or nil when the last one was left.
    ///   - transition: how it got there, for hosts that animate.
    func show(_ screen: Screen?, after transition: Transition<Void>)
}
