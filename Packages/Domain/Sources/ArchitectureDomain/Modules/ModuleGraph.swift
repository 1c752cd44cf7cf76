/// The targets of a codebase and the dependencies between them, declared and imported.
public struct ModuleGraph: Sendable {
    /// A target, or a part of one that the rules divide by its folders.
    public struct Node: Sendable {
        /// The target's identity within the codebase, which all of its parts share.
        public let key: Codebase.TargetKey
        /// The name of the target, or the folder of the part; files in none of the folders have the target's.
        public internal(set) var name: String
        /// The target's declaration in the manifest.
        public let manifest: TargetManifest
        /// The index of its package in ``ModuleGraph/packages``.
        public let package: Int
        /// The Swift files of the target or the part.
        public let sources: [Codebase.SourceFile]
        /// The part, or nil if the files lie in none of the folders.
        let part: Part?
        /// The indices of the nodes of which the target consists, itself included.
        public let parts: Range<Int>

        /// A Boolean value that indicates whether its target is divided.
        public var isPart: Bool { parts.count > 1 }
        /// A Boolean value that indicates whether a part of another target has the name of its folder.
        var isNamesake: Bool { isPart && part.map { $0.folder != name } ?? false }
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

    /// A use of a declaration in another part of the same target, or in a part of another target.
    public struct Use: Sendable {
        /// The index of the node that declares it.
        public let to: Int
        /// The first reference of its file to the declaration, or one in a line with a comment that suppresses findings.
        public let reference: SourceReference
    }

    /// The packages, by folder.
    public let packages: [PackageManifest]
    /// The targets, by package and then in the order of the manifest; the parts of one in the order of their layers.
    public let nodes: [Node]
    /// The declared dependencies of each target; the parts of one share them.
    public private(set) var declared: [[Declared]]
    /// The imports of each target, by file and line; that of a divided target once for each of its parts.
    public private(set) var imported: [[Imported]]
    /// The uses of declarations in parts of targets, by file and line.
    public private(set) var used: [[Use]]
    /// The declared dependencies of each target that its own files import or that nothing imports, which of a divided
    /// target are those of its last part.
    private(set) var ownDeclared: [[Declared]]
    /// The products of packages from outside that each target declares.
    private(set) var declaredProducts: [[(product: ExternalProduct, dependency: TargetManifest.Dependency)]]
    /// The dependencies of each target that do not exist.
    private(set) var unknownDependencies: [[TargetManifest.Dependency]]
    let external: ExternalPackages
    /// The packages that depend on packages from outside, directly or through others.
    let foreignUsers: Set<Int>
    /// The names of the nodes, in their order; with the package if several packages have a node of that name.
    public let names: [String]
    /// The names of the targets of which the nodes are parts; with the package if several packages have a target of that name.
    public let targetNames: [String]
    /// The packages of the codebase that each package depends on.
    public let packageDependencies: [[(to: Int, dependency: PackageManifest.Dependency)]]

    /// Builds the graph; rules may divide targets by their folders.
    ///
    /// - Complexity: O(t + d + i) in targets, declared dependencies and imports, as long as few targets share a name.
    public init(_ codebase: Codebase, dividedBy rules: Rules = Rules()) {
        packages = codebase.packages
        let index = ModuleIndex(codebase, rules)
        nodes = index.nodes
        packageDependencies = index.packageDependencies
        external = index.external
        foreignUsers = index.foreignUsers
        names = Self.names(of: index.nodes, in: codebase.packages, \.name)
        targetNames = Self.names(of: index.nodes, in: codebase.packages, \.manifest.name)
        declared = []
        imported = []
        used = []
        ownDeclared = []
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
                    file.facts.imports.flatMap { statement in
                        let module = flags[statement.module] ?? statement.module
                        // Targets of several platforms have one module name, by which a target means itself.
                        let other =
                            module == node.manifest.module
                            ? nil : index.target(module: module, from: node.package, declaring: known, foreign)
                        guard let to = aliases[module] ?? other, !nodes[to].parts.contains(position) else {
                            return [Imported(to: nil, statement: statement, file: file.path)]
                        }
                        return nodes[to].parts.map { Imported(to: $0, statement: statement, file: file.path) }
                    }
                }
            )
        }
        used = uses(in: codebase.references)
        ownDeclared = nodes.indices.map { node in
            let parts = nodes[node].parts
            guard parts.count > 1 else { return declared[node] }
            let others = parts.filter { $0 != node }.flatMap { imported[$0].compactMap(\.to) }
            let own = Set(imported[node].compactMap(\.to))
            let isLast = node == parts.upperBound - 1
            return declared[node].filter { own.contains($0.to) || isLast && !others.contains($0.to) }
        }
    }

    /// Returns the uses of declarations in parts of targets.
    ///
    /// A declaration in a file of several targets counts once if the using target is one of them, and otherwise for each that it imports.
    private func uses(in references: [SourceReference]) -> [[Use]] {
        var uses = Array(repeating: [Use](), count: nodes.count)
        guard !references.isEmpty else { return uses }
        var owners: [String: [Int]] = [:]
        owners.reserveCapacity(nodes.reduce(0) { $0 + $1.sources.count })
        for (node, target) in nodes.enumerated() {
            for file in target.sources { owners[file.path, default: []].append(node) }
        }
        let visible = imported.map { Set($0.compactMap(\.to)) }
        var (file, users) = ("", [Int]())
        for reference in references {
            if reference.place.file != file {
                file = reference.place.file
                users = owners[file] ?? []
            }
            let declaring = owners[reference.declaration.file] ?? []
            for from in users where !declaring.contains(from) {
                let isOwn = declaring.contains(where: nodes[from].parts.contains)
                for to in declaring
                where isOwn ? nodes[from].parts.contains(to) : nodes[to].isPart && visible[from].contains(to) {
                    uses[from].append(Use(to: to, reference: reference))
                }
            }
        }
        return uses
    }

    private static func names(
        of nodes: [Node],
        in packages: [PackageManifest],
        _ name: KeyPath<Node, String>
    ) -> [String] {
        let owners = Dictionary(grouping: nodes, by: { $0[keyPath: name] }).mapValues { Set($0.map(\.package)).count }
        return nodes.map { node in
            let name = node[keyPath: name]
            guard owners[name, default: 0] > 1 else { return name }
            return (node.key.package.isEmpty ? packages[node.package].name : node.key.package) + "/" + name
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

    var declaredDependencies: DirectedGraph { DirectedGraph(declared.map { $0.map(\.to) }) }

    /// The graph of the declared, the imported and the used dependencies.
    var dependencies: DirectedGraph { DirectedGraph(nodes.indices.map { neighbours(of: $0) }) }

    /// A Boolean value that indicates whether a target may import what its dependencies declare: tests of an Xcode project
    /// run inside the app that they test, so they do not link its packages a second time.
    func inherits(_ node: Int) -> Bool { nodes[node].isTest && packages[nodes[node].package].kind == .xcodeProject }

    /// Returns the products from outside that a target declares or inherits.
    func visibleProducts(of node: Int) -> [ExternalProduct] {
        let others = inherits(node) ? declaredDependencies.reachableNodes(from: node) : []
        return others.union([node]).sorted().flatMap { declaredProducts[$0].map(\.product) }
    }

    /// Returns the targets that a target declares, imports or uses, each once, in ascending order; a divided target
    /// whose declarations it uses is there with those parts alone.
    public func neighbours(of node: Int) -> [Int] {
        let parts = Set(used[node].map(\.to))
        let targets = Set(parts.map { nodes[$0].parts.lowerBound })
        let others = (ownDeclared[node].map(\.to) + imported[node].compactMap(\.to)).filter {
            !targets.contains(nodes[$0].parts.lowerBound)
        }
        return parts.union(others).sorted()
    }

    /// The targets whose references between files are needed: those that are divided, and those that declare one of them.
    var targetsWithReferences: Set<Codebase.TargetKey> {
        let needed = nodes.indices.filter { nodes[$0].isPart || declared[$0].contains { nodes[$0.to].isPart } }
        return Set(needed.map { nodes[$0].key })
    }

    /// Returns the targets that declare one of several.
    func targets(declaring targets: Set<Codebase.TargetKey>) -> [Codebase.TargetKey] {
        nodes.indices.filter { declared[$0].contains { targets.contains(nodes[$0.to].key) } }.map { nodes[$0].key }
    }

    /// The graph of the targets without their parts: each is the first of them, the others have no dependencies.
    var undivided: DirectedGraph {
        DirectedGraph(
            nodes.indices.map { node in
                let parts = nodes[node].parts
                guard parts.count > 1 else { return neighbours(of: node).map { nodes[$0].parts.lowerBound } }
                guard node == parts.lowerBound else { return [] }
                return parts.flatMap { neighbours(of: $0) }.filter { !parts.contains($0) }
                    .map { nodes[$0].parts.lowerBound }
            }
        )
    }
}
