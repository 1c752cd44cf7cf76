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
    private let archive: RouteArchive<Route>
    private let store: any RouteStore<Failure>

    /// Creates a restoration.
    ///
    /// - Parameters:
    ///   - archive: the encoding of the routes.
    ///   - store: the storage of the encoded routes.
    public init(archive: RouteArchive<Route> = RouteArchive(), store: any RouteStore<Failure>) {
        self.archive = archive
        self.store = store
    }

    /// Opens the saved routes, or the start screen if there are none.
    ///
    /// - Throws: The error of the store. The start screen is open then, and nothing was set aside.
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

    /// Saves the open routes; if they cannot be encoded, the saved ones are unchanged.
    ///
    /// - Throws: The error of the store.
    public func save<Screen>(_ navigator: Navigator<Route, Screen>) async throws(Failure) {
        guard let data = try? archive.data(of: navigator.routes) else { return }
        try await store.save(data)
    }
}
