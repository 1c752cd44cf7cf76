/// The facts with which a project was created, or upgraded for the last time.
public struct ProjectOrigin: Hashable, Sendable {
    /// The name of the project.
    public let name: ModuleName
    /// The source of the kits; for a copy, the folder of the project that has it.
    public let kits: KitsSource
    /// The version of the program.
    public let version: String

    /// The folder of a project that has what later versions read; the name is a part of the format.
    static let folder = ".strata"
    /// The file of a project that has the facts.
    public static let file = folder + "/project.toml"

    /// Creates facts.
    public init(name: ModuleName, kits: KitsSource, version: String) {
        self.name = name
        self.kits = kits
        self.version = version
    }

    /// Returns a Boolean value that indicates whether the project has files of a later version than another one.
    func isLater(than other: String) -> Bool {
        let numbers = { (version: String) in
            version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) ?? 0 }
        }
        return numbers(other).lexicographicallyPrecedes(numbers(version))
    }
}
