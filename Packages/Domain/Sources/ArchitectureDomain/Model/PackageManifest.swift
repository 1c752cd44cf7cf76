/// What a package says about itself.
public struct PackageManifest: Hashable, Sendable {
    /// What another package can be built against.
    public struct Product: Hashable, Sendable {
        /// The product's name.
        public let name: String
        /// The targets that it holds.
        public let targets: [String]

        /// Makes a product.
        public init(name: String, targets: [String]) {
            self.name = name
            self.targets = targets
        }
    }

    /// A package that this one may use.
    public struct Dependency: Hashable, Sendable {
        /// The other package's identity, in lower case.
        public let identity: String
        /// Its folder relative to the root of the repository, or nil if it lies elsewhere.
        public let path: String?
        /// Where it comes from if it does not lie in the repository.
        public let origin: Origin?
        /// The line of the manifest that names it; the first is 1.
        public let line: Int

        /// Makes a dependency.
        public init(identity: String, path: String?, origin: Origin? = nil, line: Int = 1) {
            self.identity = identity
            self.path = path
            self.origin = origin
            self.line = line
        }
    }

    /// Where a package comes from that does not lie in the repository.
    public enum Origin: Hashable, Sendable {
        /// It is fetched, from this address or under this name.
        case remote(String)
        /// It lies in this folder of the machine.
        case folder(String)
    }

    /// Something that whoever uses the package can switch on; it is a flag for `#if` then.
    public struct Trait: Hashable, Sendable {
        /// The trait's name.
        public let name: String
        /// The traits that it switches on too.
        public let enables: [String]

        /// Makes a trait.
        public init(name: String, enables: [String] = []) {
            self.name = name
            self.enables = enables
        }
    }

    /// The package's name.
    public let name: String
    /// Its folder relative to the root of the repository; empty for the root itself.
    public let path: String
    /// The version of the manifest's form, for example `6.2.0`.
    public let toolsVersion: String
    /// What it offers.
    public let products: [Product]
    /// What it may use.
    public let dependencies: [Dependency]
    /// What can be switched on in it.
    public let traits: [Trait]
    /// What it is made of.
    public let targets: [TargetManifest]
    /// The file that says all this, relative to the root; one for a version of Swift where the package manager chose it.
    public let file: String

    /// Makes a manifest.
    ///
    /// - Parameter file: the file that says all this, or nil for the usual one.
    public init(
        name: String,
        path: String,
        toolsVersion: String = "6.2.0",
        products: [Product] = [],
        dependencies: [Dependency] = [],
        traits: [Trait] = [],
        targets: [TargetManifest] = [],
        file: String? = nil
    ) {
        self.name = name
        self.path = path
        self.toolsVersion = toolsVersion
        self.products = products
        self.dependencies = dependencies
        self.traits = traits
        self.targets = targets
        self.file = file ?? (path.isEmpty ? "Package.swift" : path + "/Package.swift")
    }

    /// What other packages of the same graph call it: the name of its folder, in lower case.
    public var identity: String {
        (path.isEmpty ? name : path.split(separator: "/").last.map(String.init) ?? name).lowercased()
    }

    /// The traits that switch one of some on, directly or through others, and those themselves.
    public func traits(enabling names: [String]) -> Set<String> {
        var found = Set(names)
        var count = 0
        while found.count > count {
            count = found.count
            for trait in traits where !found.isDisjoint(with: trait.enables) { found.insert(trait.name) }
        }
        return found
    }

    /// A Boolean value that indicates whether a file of this name, in the folder of a package, is a manifest.
    public static func isManifest(_ name: some StringProtocol) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
}
