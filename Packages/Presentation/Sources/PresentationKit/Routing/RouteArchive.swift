public import Foundation

/// The encoding of open routes and of the states of their screens, with upgrades from older versions of the app.
///
/// The format is JSON with a version. If the routes of an app change, the app raises the version and adds an upgrade
/// from the previous one.
///
/// ```swift
/// let archive = RouteArchive<AppScene>(version: 1)
/// let data = try archive.data(of: [[.list, .book("typee")]])
/// print(archive.layers(of: data)?.count ?? 0)  // 1
/// ```
public struct RouteArchive<Route: Codable & Sendable>: Sendable {
    /// Converts routes from one version to the next.
    public typealias Upgrade = @Sendable (JSONValue) -> JSONValue

    private struct File<Layers: Codable>: Codable {
        let version: Int
        let layers: Layers
        let states: [[JSONValue?]]?
    }

    private let version: Int
    private let upgrades: [Int: Upgrade]

    /// Creates an archive.
    ///
    /// - Parameters:
    ///   - version: the version of the routes.
    ///   - upgrades: the upgrades by the version that they start from; each converts the list of layers to the next
    ///     version.
    public init(version: Int = 1, upgrades: [Int: Upgrade] = [:]) {
        self.version = version
        self.upgrades = upgrades
    }

    /// Returns the encoded routes.
    ///
    /// - Parameters:
    ///   - layers: the routes.
    ///   - states: the states of the screens, such as their positions, in the same order; nil for a screen without one.
    public func data(of layers: [[Route]], states: [[JSONValue?]]? = nil) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(File(version: version, layers: layers, states: states))
    }

    /// Returns the decoded routes.
    ///
    /// - Returns: The layers, or nil if the bytes are damaged, of a newer version, or of an older one without upgrades.
    public func layers(of data: Data) -> [[Route]]? {
        guard let file = try? JSONDecoder().decode(File<JSONValue>.self, from: data), file.version <= version else {
            return nil
        }
        var form = file.layers
        for step in file.version..<version {
            guard let upgrade = upgrades[step] else { return nil }
            form = upgrade(form)
        }
        guard let upgraded = try? JSONEncoder().encode(form) else { return nil }
        return try? JSONDecoder().decode([[Route]].self, from: upgraded)
    }

    /// Returns the decoded states of the screens, none if the bytes have none.
    public func states(of data: Data) -> [[JSONValue?]] {
        (try? JSONDecoder().decode(File<JSONValue>.self, from: data))?.states ?? []
    }
}
