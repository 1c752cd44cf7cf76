/// The declaration of a target in a manifest.
public struct TargetManifest: Hashable, Sendable {
    /// The kinds of targets.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A library.
        case library = "regular"
        /// A program.
        case executable
        /// Tests.
        case test
        /// A library that is installed on the system.
        case system
        /// A library in binary form.
        case binary
        /// A plugin of the package manager.
        case plugin
        /// A macro.
        case macro
        /// A kind that this program does not know.
        case other
    }

    /// A dependency of a target.
    public struct Dependency: Hashable, Sendable {
        /// The target or product.
        public let name: String
        /// The package of the product as the manifest names it, or nil if the manifest gives only a name.
        public let package: String?
        /// The position of its name in the manifest.
        public let position: Position
        /// The traits of which one has to be enabled for the dependency to apply; empty if it always applies.
        public let traits: [String]
        /// The module aliases: the names for imports by the names of the modules.
        public let aliases: [String: String]
        /// A Boolean value that indicates whether it can only be a target of the same package.
        public let isTarget: Bool

        /// Creates a dependency.
        public init(
            name: String,
            package: String? = nil,
            at position: Position = Position(),
            traits: [String] = [],
            aliases: [String: String] = [:],
            isTarget: Bool = false
        ) {
            self.name = name
            self.package = package
            self.position = position
            self.traits = traits
            self.aliases = aliases
            self.isTarget = isTarget
        }
    }

    /// The target's name.
    public let name: String
    /// The kind of target.
    public var kind: Kind
    /// The dependencies that it declares.
    public let dependencies: [Dependency]
    /// A Boolean value that indicates whether its manifest computes further dependencies, which are not known.
    public let computesDependencies: Bool
    /// The Swift settings in their order, for example `enableUpcomingFeature(ExistentialAny)`.
    public let settings: [String]
    /// A Boolean value that indicates whether plugins run in its build, which may add sources with imports of their own.
    public let usesPlugins: Bool
    /// The systems for which it is compiled, as conditions of `#if os` name them; nil if the manifest does not say.
    public let systems: Set<String>?
    /// The first versions of the systems that an app supports, by the names of the systems; none for a target of a package.
    public let deploymentTargets: [String: String]
    /// The names for imports of the modules in its module map; empty unless its authors wrote one.
    public var mappedModules: [String] = []
    /// The position of its name in the manifest.
    public let position: Position
    private let moduleName: String?

    /// Creates a target, with its own name for imports if it has no other module.
    public init(
        name: String,
        kind: Kind = .library,
        dependencies: [Dependency] = [],
        computesDependencies: Bool = false,
        settings: [String] = [],
        usesPlugins: Bool = false,
        systems: Set<String>? = nil,
        deploymentTargets: [String: String] = [:],
        module: String? = nil,
        at position: Position = Position()
    ) {
        self.name = name
        self.kind = kind
        self.dependencies = dependencies
        self.computesDependencies = computesDependencies
        self.settings = settings
        self.usesPlugins = usesPlugins
        self.systems = systems
        self.deploymentTargets = deploymentTargets
        moduleName = module
        self.position = position
    }

    /// The conditions for `#if` that its settings define.
    public var flags: Set<String> {
        Set(
            settings.filter { $0.hasPrefix("define(") }
                .map { String($0.dropFirst(7).prefix { $0 != ")" && $0 != "=" }) }
        )
    }

    /// The names of modules by the names for imports that `-module-alias` in its settings gives them.
    public var moduleAliases: [String: String] {
        let flags = settings.filter { $0.hasPrefix("unsafeFlags(") }.flatMap { setting in
            setting.dropFirst("unsafeFlags(".count).prefix { $0 != ")" }.split(separator: ", ")
                .filter { $0 != "-Xfrontend" }
        }
        let pairs = zip(flags, flags.dropFirst()).filter { $0.0 == "-module-alias" }.compactMap { _, value in
            let names = value.split(separator: "=").map { String($0) }
            return names.count == 2 ? (names[0], names[1]) : nil
        }
        return Dictionary(pairs) { $1 }
    }

    /// The name of the target that it tests, `Cart` for `CartTests`, or its own.
    var subject: String { Self.subject(of: name, isTest: kind == .test) }

    /// Returns the name of the target that a target tests, or its own.
    static func subject(of name: String, isTest: Bool) -> String {
        isTest && name.hasSuffix("Tests") ? String(name.dropLast(5)) : name
    }

    /// The name for imports: the first of its module map, or its own, in which characters that an identifier cannot have
    /// become `_` (C99 mangling).
    public var module: String { mappedModules.first ?? Self.module(named: moduleName ?? name) }

    /// The names for imports of all of its modules.
    var modules: [String] { mappedModules.isEmpty ? [module] : mappedModules }

    /// Returns the name for imports of a target or a product.
    static func module(named name: String) -> String {
        var name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
        return name
    }
}
