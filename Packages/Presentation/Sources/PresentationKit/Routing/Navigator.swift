/// The open screens of an app, built from its routes.
///
/// The app makes one, with its exhaustive `switch` over its routes as `makeScreen`. A screen that is left is freed, and
/// with it its scene.
///
/// ```swift
/// let host = PrintingHost()
/// let navigator = Navigator<AppScene, String>(presenter: host) { route, _ in
///     switch route {
///     case .list: "All books"
///     case .book(let id): "The book \(id)"
///     }
/// }
/// navigator.open([.list, .book("typee")])
/// navigator.go(.back)
/// ```
@MainActor
public final class Navigator<Route: Hashable & Sendable, Screen> {
    private struct Entry {
        let route: Route
        let screen: Screen
    }

    private weak let presenter: (any ScenePresenter<Screen>)?
    private let makeScreen: @MainActor (Route, Router<Route>) -> Screen?
    private var stack = NavigationStack<Entry>()

    /// Creates a navigator without a screen.
    ///
    /// - Parameters:
    ///   - presenter: shows the screens; the navigator does not keep it alive.
    ///   - makeScreen: builds the scene of a route, or answers nil for a route that leads nowhere.
    public init(
        presenter: any ScenePresenter<Screen>,
        makeScreen: @escaping @MainActor (Route, Router<Route>) -> Screen?
    ) {
        self.presenter = presenter
        self.makeScreen = makeScreen
    }

    /// The routes that are open, from back to front and from bottom to top: what restoration keeps.
    public var routes: [[Route]] { stack.layers.map { $0.map(\.route) } }

    /// Carries out a transition.
    ///
    /// One that changes nothing, such as going back on an empty stack or to a route that leads nowhere, shows nothing.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    public func go(_ transition: Transition<Route>) -> Bool {
        guard let entries = transition.compactMap(entry), stack.apply(entries) else { return false }
        presenter?.show(stack.top?.screen, after: transition.map { _ in })
        return true
    }

    /// Opens a deep link: the first route is launched, the others are pushed, and only the last one is shown.
    ///
    /// - Returns: the first route that leads nowhere, or nil. The routes before it are open then, so that the user is
    ///   as near as possible; if it was the very first, nothing changes.
    @discardableResult
    public func open(_ routes: [Route]) -> Route? {
        open([routes])
    }

    /// Opens saved routes: layers from back to front, each with its routes from bottom to top.
    ///
    /// - Returns: as for a deep link.
    @discardableResult
    public func open(_ layers: [[Route]]) -> Route? {
        var opened = NavigationStack<Entry>()
        let failed = fill(&opened, with: layers)
        guard let top = opened.top else { return failed }
        stack = opened
        presenter?.show(top.screen, after: .launch(()))
        return failed
    }

    private func fill(_ opened: inout NavigationStack<Entry>, with layers: [[Route]]) -> Route? {
        for layer in layers {
            for (index, route) in layer.enumerated() {
                guard let entry = entry(route) else { return route }
                opened.apply(index == 0 ? .present(entry) : .push(entry))
            }
        }
        return nil
    }

    private func entry(_ route: Route) -> Entry? {
        let router = Router<Route> { [weak self] in self?.go($0) }
        return makeScreen(route, router).map { Entry(route: route, screen: $0) }
    }
}

/// The part of a host that shows the screens of scenes.
///
/// ```swift
/// @MainActor
/// final class PrintingHost: ScenePresenter {
///     func show(_ screen: String?, after transition: Transition<Void>) {
///         print(screen ?? "nothing")
///     }
/// }
/// ```
@MainActor
public protocol ScenePresenter<Screen>: AnyObject {
    /// The type of the screens.
    associatedtype Screen

    /// Shows a screen in place of the one that was there.
    ///
    /// - Parameters:
    ///   - screen: the screen that is on top now, or nil when the last one was left.
    ///   - transition: how it got there, for hosts that animate.
    func show(_ screen: Screen?, after transition: Transition<Void>)
}
