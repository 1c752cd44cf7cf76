/// The targets of a codebase and the dependencies between them, declared and imported.
public struct ModuleGraph: Sendable {
    /// A target.
    public struct Node: Sendable {
        /// The target's identity within the codebase.
        public let key: Codebase.TargetKey
        /// The target's declaration in the manifest.
        public let manifest: TargetManifest
        /// The index of its package in ``ModuleGraph/packages``.
        public let package: Int
        /// The Swift files of the target.
        public let sources: [Codebase.SourceFile]

        /// The target's name.
        public var name: String { manifest.name }
        /// A Boolean value that indicates whether it is a test target.
        public var isTest: Bool { manifest.kind == .test }
    }

    /// A declared dependency on a target of the codebase.
    public struct Declared: Sendable {
        /// The index of the node that is depended on.
        public let to: Int
        /// The dependency in the manifest.
        public let dependency: TargetManifest.Dependency
    }

    /// An import, with its target if the codebase has it.
    public struct Imported: Sendable {
        /// The index of the imported node, or nil for a module from outside.
        public let to: Int?
        /// The statement.
        public let statement: ImportStatement
        /// The path of the file.
        public let file: String

        /// The place of the statement.
        public var place: Place { Place(file: file, statement.position) }
    }

    /// The packages, by folder.
    public let packages: [PackageManifest]
    /// The targets, by package and then in the order of the manifest.
    public let nodes: [Node]
    /// The declared dependencies of each target.
    public private(set) var declared: [[Declared]]
    /// The imports of each target, by file and line.
    public private(set) var imported: [[Imported]]
    /// The products of packages from outside that each target declares.
    private(set) var declaredProducts: [[(product: ExternalProduct, dependency: TargetManifest.Dependency)]]
    /// The dependencies of each target that do not exist.
    private(set) var unknownDependencies: [[TargetManifest.Dependency]]
    /// The packages from outside.
    let external: ExternalPackages
    /// The packages that depend on packages from outside, directly or through others.
    let foreignUsers: Set<Int>
    /// The names of the targets, in their order; with the package if several packages have a target of that name.
    public let names: [String]
    /// The packages of the codebase that each package depends on.
    public let packageDependencies: [[(to: Int, dependency: PackageManifest.Dependency)]]

    /// Builds the graph.
    ///
    /// - Complexity: O(t + d + i) in targets, declared dependencies and imports, as long as few targets share a name.
    public init(_ codebase: Codebase) {
        packages = codebase.packages
        let index = ModuleIndex(codebase)
        nodes = index.nodes
        packageDependencies = index.packageDependencies
        external = index.external
        foreignUsers = index.foreignUsers
        names = Self.names(of: index.nodes, in: codebase.packages)
        declared = []
        imported = []
        declaredProducts = []
        unknownDependencies = []
        declared.reserveCapacity(nodes.count)
        imported.reserveCapacity(nodes.count)
        for (position, node) in nodes.enumerated() {
            var targets: [Declared] = []
            var products: [(ExternalProduct, TargetManifest.Dependency)] = []
            var unknown: [TargetManifest.Dependency] = []
            for dependency in node.manifest.dependencies {
                switch index.resolve(of: dependency, from: node.package) {
                case .targets(let nodes): targets += nodes.map { Declared(to: $0, dependency: dependency) }
                case .product(let product): products.append((product, dependency))
                case .nothing: unknown.append(dependency)
                }
            }
            declared.append(targets)
            declaredProducts.append(products)
            unknownDependencies.append(unknown)
            let aliases = index.aliases(targets)
            let flags = node.manifest.moduleAliases
            let (known, foreign) = (Set(targets.map(\.to)), products.map(\.0))
            imported.append(
                node.sources.flatMap { file in
                    file.facts.imports.map { statement in
                        let module = flags[statement.module] ?? statement.module
                        // Targets of several platforms have one module name, by which a target means itself.
                        let other =
                            module == node.manifest.module
                            ? nil : index.target(module: module, from: node.package, declaring: known, foreign)
                        let to = aliases[module] ?? other
                        return Imported(to: to == position ? nil : to, statement: statement, file: file.path)
                    }
                }
            )
        }
    }

    private static func names(of nodes: [Node], in packages: [PackageManifest]) -> [String] {
        let counts = Dictionary(nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
        return nodes.map { node in
            guard counts[node.name, default: 0] > 1 else { return node.name }
            return (node.key.package.isEmpty ? packages[node.package].name : node.key.package) + "/" + node.name
        }
    }

    /// Returns the place at which the manifest declares a target.
    public func place(of node: Int) -> Place {
        Place(file: packages[nodes[node].package].file, nodes[node].manifest.position)
    }

    /// Returns the place at which the manifest declares a dependency.
    public func place(of dependency: TargetManifest.Dependency, from node: Int) -> Place {
        Place(file: packages[nodes[node].package].file, dependency.position)
    }

    /// The graph of the declared dependencies.
    var declaredDependencies: DirectedGraph { DirectedGraph(declared.map { $0.map(\.to) }) }

    /// The graph of the declared and the imported dependencies.
    var dependencies: DirectedGraph { DirectedGraph(nodes.indices.map { neighbours(of: $0) }) }

    /// A Boolean value that indicates whether a target may import what its dependencies declare: tests of an Xcode project
    /// run inside the app that they test, so they do not link its packages a second time.
    func inherits(_ node: Int) -> Bool { nodes[node].isTest && packages[nodes[node].package].kind == .xcodeProject }

    /// Returns the products from outside that a target declares or inherits.
    func visibleProducts(of node: Int) -> [ExternalProduct] {
        let others = inherits(node) ? declaredDependencies.reachableNodes(from: node) : []
        return others.union([node]).sorted().flatMap { declaredProducts[$0].map(\.product) }
    }

    /// Returns the targets that a target declares or imports, each once, in ascending order.
    public func neighbours(of node: Int) -> [Int] {
        Set(declared[node].map(\.to) + imported[node].compactMap(\.to)).sorted()
    }
}
