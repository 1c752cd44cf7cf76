/// The restoration of the routes that were open when the app ran last.
///
/// An unreadable archive does not prevent an app from starting: it is set aside, and the app opens its start screen.
///
/// ```swift
/// @MainActor
/// func start(_ navigator: Navigator<AppScene, String>, keptIn store: any RouteStore<any Error>) async throws {
///     let restoration = RouteRestoration<AppScene, any Error>(store: store)
///     try await restoration.restore(on: navigator, start: .list)
///     try await restoration.save(navigator)
/// }
/// ```
@MainActor
public struct RouteRestoration<Route: Codable & Hashable & Sendable, Failure: Error> {
    private let archive = RouteArchive<Route>()
    private let store: any RouteStore<Failure>

    /// Creates a restoration.
    ///
    /// - Parameter store: the storage of the encoded routes.
    public init(store: any RouteStore<Failure>) {
        self.store = store
    }

    /// Opens the saved routes, or the start screen if there are none.
    ///
    /// - Parameters:
    ///   - navigator: the navigator, without screens.
    ///   - start: the route of the start screen.
    ///   - restoreState: restores the saved state of a screen that was opened.
    /// - Throws: The error of the store. The start screen is open then, and nothing was set aside.
    public func restore<Screen>(
        on navigator: Navigator<Route, Screen>,
        start: Route,
        restoreState: @MainActor (Screen, JSONValue) -> Void = { _, _ in }
    ) async throws(Failure) {
        do throws(Failure) {
            guard let data = try await outcome({ () throws(Failure) in try await store.load() }).get() else {
                navigator.go(.launch(start))
                return
            }
            guard let routes = archive.routes(of: data) else {
                navigator.go(.launch(start))
                try await outcome { () throws(Failure) in try await store.setAside() }.get()
                return
            }
            navigator.open(routes)
            for case (let screen, let state?) in pairs(of: navigator, with: archive.states(of: data), of: routes) {
                restoreState(screen, state)
            }
            if navigator.routes.isEmpty { navigator.go(.launch(start)) }
        } catch {
            if navigator.routes.isEmpty { navigator.go(.launch(start)) }
            throw error
        }
    }

    /// Returns the opened screens with their saved states; a tab that could not be opened has no screens.
    private func pairs<Screen>(
        of navigator: Navigator<Route, Screen>,
        with states: NavigationStack<JSONValue?>,
        of routes: NavigationStack<Route>
    ) -> [(Screen, JSONValue?)] {
        let screens = navigator.screens
        let statesOfTabs = zip(routes.otherTabs, states.otherTabs)
        let tabs = zip(navigator.routesOfAllTabs.otherTabs, screens.otherTabs).map { tab, screens in
            (screens, statesOfTabs.first { $0.0.first == tab.first }?.1 ?? [])
        }
        return (Array(zip(screens.layers, states.layers)) + tabs).flatMap { Array(zip($0, $1)) }
    }

    /// Saves the open routes; if they cannot be encoded, the saved ones are unchanged.
    ///
    /// - Parameters:
    ///   - navigator: the navigator with the open screens.
    ///   - state: returns the state of a screen, such as its position, or nil if there is nothing to restore.
    /// - Throws: The error of the store.
    public func save<Screen>(
        _ navigator: Navigator<Route, Screen>,
        state: @MainActor (Screen) -> JSONValue? = { _ in nil }
    ) async throws(Failure) {
        let states = navigator.screens.map(state)
        let hasStates = (states.layers + states.otherTabs).contains { $0.contains { $0 != nil } }
        let routes = navigator.routesOfAllTabs
        guard let data = try? archive.data(of: routes, states: hasStates ? states : nil) else { return }
        try await outcome { () throws(Failure) in try await store.save(data) }.get()
    }

    /// Returns the outcome of a call of the store, and continues on the main actor, also where the compiler lets an error
    /// leave it (swiftlang/swift#88259).
    private nonisolated func outcome<Value>(
        _ call: () async throws(Failure) -> Value
    ) async -> Result<Value, Failure> {
        do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
    }
}
