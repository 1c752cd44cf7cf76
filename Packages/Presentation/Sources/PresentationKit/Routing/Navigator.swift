/// The open screens of an app, built from its routes.
///
/// The app creates one, and passes its exhaustive `switch` over its routes as `makeScreen`. A screen that is left is
/// freed with its scene. A transition that is asked for while a screen is built follows when that screen is open, so that
/// a screen can redirect to another one.
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
        let id: Int
        let route: Route
        let screen: Screen
    }

    private weak let presenter: (any ScenePresenter<Screen>)?
    private let makeScreen: @MainActor (Route, Router<Route>) -> Screen?
    private var stack = NavigationStack<Entry>()
    private var lastID = 0
    private var isBuilding = false
    /// The transitions that were asked for while screens are built, each with the screen that asked.
    private var waiting: [(transition: Transition<Route>, sender: Int?)] = []

    /// Creates a navigator without screens.
    ///
    /// - Parameters:
    ///   - presenter: the part that shows the screens; the navigator does not keep it alive.
    ///   - makeScreen: builds the scene of a route, or returns nil for an invalid route.
    public init(
        presenter: any ScenePresenter<Screen>,
        makeScreen: @escaping @MainActor (Route, Router<Route>) -> Screen?
    ) {
        self.presenter = presenter
        self.makeScreen = makeScreen
    }

    /// The open routes, from back to front and from bottom to top; those of the selected tab only.
    public var routes: [[Route]] { stack.layers.map { $0.map(\.route) } }

    /// The open routes with those of all tabs, for restoration.
    public var routesOfAllTabs: NavigationStack<Route> { stack.map(\.route) }

    /// The open screens.
    public var screens: NavigationStack<Screen> { stack.map(\.screen) }

    /// Performs a transition.
    ///
    /// A transition without effect, such as one to an invalid route or going back on an empty stack, is ignored.
    ///
    /// - Returns: True if the open screens changed.
    @discardableResult
    public func go(_ transition: Transition<Route>) -> Bool {
        go(transition, from: nil)
    }

    /// Performs a transition, for a screen if one asked for it.
    private func go(_ transition: Transition<Route>, from sender: Int?) -> Bool {
        if isBuilding {
            waiting.append((transition, sender))
            return false
        }
        let isSender = { (entry: Entry) in entry.id == sender }
        if sender != nil, !stack.contains(where: isSender) { return false }
        if case .select(let route) = transition, stack.selectTab(where: { $0.route == route }) {
            show(after: .select(()))
            return true
        }
        let entries = build { transition.compactMap(entry) }
        let isChanged = entries.map { sender == nil ? stack.apply($0) : stack.apply($0, from: isSender) } ?? false
        if isChanged { show(after: transition.map { _ in }) }
        performWaiting()
        return isChanged
    }

    /// Calls a function that builds screens, while which transitions wait.
    private func build<Result>(_ body: () -> Result) -> Result {
        isBuilding = true
        defer { isBuilding = false }
        return body()
    }

    private func performWaiting() {
        let transitions = waiting
        waiting = []
        for (transition, sender) in transitions { _ = go(transition, from: sender) }
    }

    /// Opens a deep link: the first route is launched, the others are pushed, and only the last screen is shown.
    ///
    /// - Returns: The first invalid route, or nil. The routes before it are open then, so that the user gets as near as
    ///   possible; if it is the first route of the link, nothing changes.
    @discardableResult
    public func open(_ routes: [Route]) -> Route? {
        open([routes])
    }

    /// Opens layers from back to front, each with its routes from bottom to top.
    ///
    /// - Returns: The first invalid route, or nil, as for a deep link.
    @discardableResult
    public func open(_ layers: [[Route]]) -> Route? {
        open(NavigationStack(layers))
    }

    /// Opens saved routes, those of the tabs too.
    ///
    /// A tab that is not selected is opened as far as its routes are valid.
    ///
    /// - Returns: The first invalid route of the layers, or nil, as for a deep link.
    @discardableResult
    public func open(_ routes: NavigationStack<Route>) -> Route? {
        let (layers, failed) = build { entries(of: routes.layers) }
        defer { performWaiting() }
        guard !layers.isEmpty else { return failed }
        let otherTabs = build { routes.otherTabs.flatMap { entries(of: [$0]).opened } }
        stack = NavigationStack(layers, otherTabs: otherTabs)
        show(after: .launch(()))
        return failed
    }

    /// Builds the screens of layers, up to the first invalid route.
    private func entries(of layers: [[Route]]) -> (opened: [[Entry]], failed: Route?) {
        var opened: [[Entry]] = []
        for layer in layers {
            for (index, route) in layer.enumerated() {
                guard let entry = entry(route) else { return (opened, route) }
                if index == 0 { opened.append([]) }
                opened[opened.count - 1].append(entry)
            }
        }
        return (opened, nil)
    }

    private func show(after transition: Transition<Void>) {
        let goBack: @MainActor () -> Void = { [weak self] in self?.go(.back) }
        presenter?.show(screens, after: transition, goBack: stack.canGoBack ? goBack : nil)
    }

    private func entry(_ route: Route) -> Entry? {
        lastID += 1
        let id = lastID
        let router = Router<Route> { [weak self] in _ = self?.go($0, from: id) }
        guard let screen = makeScreen(route, router) else {
            // The app has redirected in place of a screen.
            for index in waiting.indices where waiting[index].sender == id { waiting[index].sender = nil }
            return nil
        }
        return Entry(id: id, route: route, screen: screen)
    }
}

/// The part of a host that shows the screens of scenes.
///
/// ```swift
/// @MainActor
/// final class PrintingHost: ScenePresenter {
///     func show(
///         _ screens: NavigationStack<String>,
///         after transition: Transition<Void>,
///         goBack: (@MainActor () -> Void)?
///     ) {
///         print(screens.top ?? "nothing")
///     }
/// }
/// ```
@MainActor
public protocol ScenePresenter<Screen>: AnyObject {
    /// The type of the screens.
    associatedtype Screen

    /// Shows the open screens in place of the previous ones.
    ///
    /// - Parameters:
    ///   - screens: the open screens, none after the last one was left. A host that shows one screen at a time needs the
    ///     top alone.
    ///   - transition: the transition, for hosts that animate.
    ///   - goBack: goes back to the previous screen, for hosts that offer it to the user, or nil if there is none. It keeps
    ///     nothing alive.
    func show(
        _ screens: NavigationStack<Screen>,
        after transition: Transition<Void>,
        goBack: (@MainActor () -> Void)?
    )
}
