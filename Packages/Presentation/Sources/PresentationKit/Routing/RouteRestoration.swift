/// The restoration of the routes that were open when the app ran last.
///
/// An archive that cannot be read never keeps an app from starting: it is set aside, and the app starts with its
/// start screen.
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
    private let archive: RouteArchive<Route>
    private let store: any RouteStore<Failure>

    /// Creates a restoration.
    ///
    /// - Parameters:
    ///   - archive: how routes become bytes.
    ///   - store: keeps the bytes.
    public init(archive: RouteArchive<Route> = RouteArchive(), store: any RouteStore<Failure>) {
        self.archive = archive
        self.store = store
    }

    /// Opens the saved routes, or the start screen if there are none.
    ///
    /// - Throws: what the store throws. The start screen is open then, and nothing was set aside.
    public func restore<Screen>(on navigator: Navigator<Route, Screen>, start: Route) async throws(Failure) {
        do throws(Failure) {
            guard let data = try await store.load() else {
                navigator.go(.launch(start))
                return
            }
            guard let layers = archive.layers(of: data) else {
                navigator.go(.launch(start))
                try await store.setAside()
                return
            }
            navigator.open(layers)
            if navigator.routes.isEmpty { navigator.go(.launch(start)) }
        } catch {
            if navigator.routes.isEmpty { navigator.go(.launch(start)) }
            throw error
        }
    }

    /// Saves the open routes; routes that cannot be encoded leave the saved ones as they are.
    ///
    /// - Throws: what the store throws.
    public func save<Screen>(_ navigator: Navigator<Route, Screen>) async throws(Failure) {
        guard let data = try? archive.data(of: navigator.routes) else { return }
        try await store.save(data)
    }
}
