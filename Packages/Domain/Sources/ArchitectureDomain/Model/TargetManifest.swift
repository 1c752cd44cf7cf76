/// What a manifest says about one target.
public struct TargetManifest: Hashable, Sendable {
    /// What a target is built into.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A module for others.
        case library = "regular"
        /// A program.
        case executable
        /// Tests.
        case test
        /// A library of the system.
        case system
        /// A library that comes built.
        case binary
        /// An extension of the package manager.
        case plugin
        /// An extension of the compiler.
        case macro
        /// What a newer package manager knows and this program does not.
        case other
    }

    /// Something that a target declares to use.
    public struct Dependency: Hashable, Sendable {
        /// The target or product.
        public let name: String
        /// The package of the product as the manifest names it, or nil if the name alone decides.
        public let package: String?
        /// The line of the manifest that names it; the first is 1.
        public let line: Int
        /// The traits of the package of which one has to be on for it to hold; empty if it needs none.
        public let traits: [String]
        /// The names by which the target imports modules of the product, by their own names.
        public let aliases: [String: String]
        /// A Boolean value that indicates whether only a target of the package itself is meant.
        public let isTarget: Bool

        /// Makes a dependency.
        public init(
            name: String,
            package: String? = nil,
            line: Int = 1,
            traits: [String] = [],
            aliases: [String: String] = [:],
            isTarget: Bool = false
        ) {
            self.name = name
            self.package = package
            self.line = line
            self.traits = traits
            self.aliases = aliases
            self.isTarget = isTarget
        }
    }

    /// The target's name.
    public let name: String
    /// What it is built into.
    public let kind: Kind
    /// What it declares to use.
    public let dependencies: [Dependency]
    /// The settings of the Swift compiler, in their order, for example `enableUpcomingFeature(ExistentialAny)`.
    public let settings: [String]
    /// The line of the manifest that names it; the first is 1.
    public let line: Int

    /// Makes a target.
    public init(
        name: String,
        kind: Kind = .library,
        dependencies: [Dependency] = [],
        settings: [String] = [],
        line: Int = 1
    ) {
        self.name = name
        self.kind = kind
        self.dependencies = dependencies
        self.settings = settings
        self.line = line
    }

    /// The flags for `#if` that its settings may set.
    public var flags: Set<String> {
        Set(
            settings.filter { $0.hasPrefix("define(") }
                .map { String($0.dropFirst(7).prefix { $0 != ")" && $0 != "=" }) }
        )
    }

    /// The name that an import statement uses: what cannot stand in an identifier becomes `_` (C99 mangling).
    public var module: String { Self.module(named: name) }

    /// The name by which a target or a product of some name is imported.
    static func module(named name: String) -> String {
        var name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
        return name
    }
}
