public import Foundation

/// The encoding of open routes and of the states of their screens, with upgrades from older versions of the app.
///
/// The format is JSON with a version. If the routes of an app change, the app raises the version and adds an upgrade
/// from the previous one.
///
/// ```swift
/// let archive = RouteArchive<AppScene>(version: 1)
/// let data = try archive.data(of: NavigationStack([[.list, .book("typee")]]))
/// print(archive.routes(of: data)?.layers.count ?? 0)  // 1
/// ```
public struct RouteArchive<Route: Codable & Sendable>: Sendable {
    /// Converts routes from one version to the next.
    public typealias Upgrade = @Sendable (JSONValue) -> JSONValue

    /// The content of the bytes; those of an app without tabs, or before it had some, have no tabs.
    private struct File<Stacks: Codable>: Codable {
        let version: Int
        let layers: Stacks
        let states: [[JSONValue?]]?
        let otherTabs: Stacks?
        let otherStates: [[JSONValue?]]?
    }

    private let version: Int
    private let upgrades: [Int: Upgrade]

    /// Creates an archive.
    ///
    /// - Parameters:
    ///   - version: the version of the routes.
    ///   - upgrades: the upgrades by the version that they start from; each converts a list of layers, or of tabs, to the
    ///     next version.
    public init(version: Int = 1, upgrades: [Int: Upgrade] = [:]) {
        self.version = version
        self.upgrades = upgrades
    }

    /// Returns the encoded routes.
    ///
    /// - Parameters:
    ///   - routes: the routes.
    ///   - states: the states of the screens, such as their positions, in the same order; nil for a screen without one.
    public func data(of routes: NavigationStack<Route>, states: NavigationStack<JSONValue?>? = nil) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let hasTabs = !routes.otherTabs.isEmpty
        return try encoder.encode(
            File(
                version: version,
                layers: routes.layers,
                states: states?.layers,
                otherTabs: hasTabs ? routes.otherTabs : nil,
                otherStates: hasTabs ? states?.otherTabs : nil
            )
        )
    }

    /// Returns the decoded routes.
    ///
    /// - Returns: The routes, or nil if the bytes are damaged, of a newer version, or of an older one without upgrades.
    public func routes(of data: Data) -> NavigationStack<Route>? {
        guard let file = try? JSONDecoder().decode(File<JSONValue>.self, from: data), file.version <= version,
            let layers = routes(of: file.layers, version: file.version),
            let otherTabs = routes(of: file.otherTabs ?? .list([]), version: file.version)
        else { return nil }
        return NavigationStack(layers, otherTabs: otherTabs)
    }

    private func routes(of stacks: JSONValue, version: Int) -> [[Route]]? {
        var form = stacks
        for step in version..<self.version {
            guard let upgrade = upgrades[step] else { return nil }
            form = upgrade(form)
        }
        guard let upgraded = try? JSONEncoder().encode(form) else { return nil }
        return try? JSONDecoder().decode([[Route]].self, from: upgraded)
    }

    /// Returns the decoded states of the screens, none if the bytes have none.
    public func states(of data: Data) -> NavigationStack<JSONValue?> {
        let file = try? JSONDecoder().decode(File<JSONValue>.self, from: data)
        return NavigationStack(file?.states ?? [], otherTabs: file?.otherStates ?? [])
    }
}
