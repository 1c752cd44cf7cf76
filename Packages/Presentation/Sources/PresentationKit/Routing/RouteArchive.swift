public import Foundation

/// The encoding of open routes and of the states of their screens, as JSON with the version of the format.
public struct RouteArchive<Route: Codable & Sendable>: Sendable {
    /// The content of the bytes; those of an app without tabs, or before it had some, have no tabs.
    private struct File<Element: Codable>: Codable {
        let version: Int
        let layers: [[Element]]
        let states: [[JSONValue?]]?
        let otherTabs: [[Element]]?
        let otherStates: [[JSONValue?]]?
    }

    private static var version: Int { 1 }

    /// Creates an archive.
    public init() {}

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
                version: Self.version,
                layers: routes.layers,
                states: states?.layers,
                otherTabs: hasTabs ? routes.otherTabs : nil,
                otherStates: hasTabs ? states?.otherTabs : nil
            )
        )
    }

    /// Returns the decoded routes, or nil if this version of the app cannot read the bytes.
    public func routes(of data: Data) -> NavigationStack<Route>? {
        guard let file = try? JSONDecoder().decode(File<Route>.self, from: data), file.version == Self.version else {
            return nil
        }
        return NavigationStack(file.layers, otherTabs: file.otherTabs ?? [])
    }

    /// Returns the decoded states of the screens, none if the bytes have none.
    public func states(of data: Data) -> NavigationStack<JSONValue?> {
        let file = try? JSONDecoder().decode(File<JSONValue>.self, from: data)
        return NavigationStack(file?.states ?? [], otherTabs: file?.otherStates ?? [])
    }
}
