/// The manifest of a package, or of what else declares targets: an Xcode project, or the rules file.
public struct PackageManifest: Hashable, Sendable {
    /// A product, which other packages can depend on.
    public struct Product: Hashable, Sendable {
        /// The product's name.
        public let name: String
        /// The names of its targets.
        public let targets: [String]

        /// Creates a product.
        public init(name: String, targets: [String]) {
            self.name = name
            self.targets = targets
        }
    }

    /// A dependency on another package.
    public struct Dependency: Hashable, Sendable {
        /// The other package's identity, in lower case.
        public let identity: String
        /// The package's folder relative to the root of the repository, or nil if it lies outside.
        public let path: String?
        /// The package's origin, or nil if it lies within the repository.
        public let origin: Origin?
        /// The versions that a project requires, in the words of a manifest, for example `from: "1.2.0"`; nil if they are not known.
        public let requirement: String?
        /// The position of its name in the manifest.
        public let position: Position

        /// Creates a dependency.
        public init(
            identity: String,
            path: String?,
            origin: Origin? = nil,
            requirement: String? = nil,
            at position: Position = Position()
        ) {
            self.identity = identity
            self.path = path
            self.origin = origin
            self.requirement = requirement
            self.position = position
        }
    }

    /// The origin of a package outside the repository.
    public enum Origin: Hashable, Sendable {
        /// An address, or a name in a registry, from which it is fetched.
        case remote(String)
        /// A folder of this machine.
        case folder(String)
    }

    /// A trait, which packages that depend on this one can enable; an enabled trait is a condition for `#if`.
    public struct Trait: Hashable, Sendable {
        /// The trait's name.
        public let name: String
        /// The names of the traits that it enables too.
        public let enables: [String]

        /// Creates a trait.
        public init(name: String, enables: [String] = []) {
            self.name = name
            self.enables = enables
        }
    }

    /// The first version of a system on which the package runs.
    public struct Platform: Hashable, Sendable {
        /// The system's name as the package manager reports it, for example `macos`.
        public let name: String
        /// The version, for example `10.15`.
        public let version: String

        /// Creates a version of a system.
        public init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// The kind of file that declares the targets.
    public enum Kind: Hashable, Sendable {
        /// A package of the package manager.
        case package
        /// An Xcode project, whose tests may import what the app that hosts them depends on.
        case xcodeProject
        /// The rules file.
        case rules
    }

    /// The package's name.
    public let name: String
    /// The package's folder relative to the root of the repository, where it is empty; for a project it is the path of
    /// its folder `*.xcodeproj`, for the rules that of the file.
    public let path: String
    /// The products that it offers.
    public let products: [Product]
    /// The packages that it depends on.
    public let dependencies: [Dependency]
    /// The traits that can be enabled.
    public let traits: [Trait]
    /// The names of the traits that are enabled unless others are chosen.
    public let defaultTraits: [String]
    /// The targets that it consists of.
    public var targets: [TargetManifest]
    /// The versions of systems that it declares.
    public let platforms: [Platform]
    /// The language modes that it declares, for example `5`.
    public let languageModes: [String]
    /// The language of texts that are in no language, for example `en`.
    public let defaultLocalization: String?
    /// The path of the manifest relative to the root, for example of one for a version of Swift.
    public let file: String
    /// The paths of the manifests for other versions of Swift.
    public let otherFiles: [String]
    /// The kind of manifest.
    public let kind: Kind
    /// The comments of the manifest that suppress findings.
    public let suppressions: [Suppression]

    /// Creates a manifest, that of `Package.swift` in the folder if it has no other file.
    public init(
        name: String,
        path: String,
        products: [Product] = [],
        dependencies: [Dependency] = [],
        traits: [Trait] = [],
        defaultTraits: [String] = [],
        targets: [TargetManifest] = [],
        platforms: [Platform] = [],
        languageModes: [String] = [],
        defaultLocalization: String? = nil,
        file: String? = nil,
        otherFiles: [String] = [],
        kind: Kind = .package,
        suppressions: [Suppression] = []
    ) {
        self.name = name
        self.path = path
        self.products = products
        self.dependencies = dependencies
        self.traits = traits
        self.defaultTraits = defaultTraits
        self.targets = targets
        self.platforms = platforms
        self.languageModes = languageModes
        self.defaultLocalization = defaultLocalization
        self.kind = kind
        self.suppressions = suppressions
        self.otherFiles = otherFiles
        self.file = file ?? (path.isEmpty ? "Package.swift" : path + "/Package.swift")
    }

    /// The identity by which other packages refer to it: the name of its folder in lower case.
    public var identity: String { (path.isEmpty ? name : path.fileName).lowercased() }

    /// Returns the given traits and all traits that enable one of them, directly or through others.
    public func traits(enabling names: [String]) -> Set<String> {
        var found = Set(names)
        var count = 0
        while found.count > count {
            count = found.count
            for trait in traits where !found.isDisjoint(with: trait.enables) { found.insert(trait.name) }
        }
        return found
    }

    /// The name of the file of an Xcode project, in its folder `*.xcodeproj`.
    public static let projectFile = "project.pbxproj"

    /// A Boolean value that indicates whether a file in the folder of a package is a manifest, by its name.
    public static func isManifest(_ path: String) -> Bool {
        let name = path.fileName
        return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
}
