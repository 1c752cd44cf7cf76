/// The targets of a codebase and the two kinds of arrows between them: declared and imported.
public struct ModuleGraph: Sendable {
    /// A target.
    public struct Node: Sendable {
        /// Its name within the codebase.
        public let key: Codebase.TargetKey
        /// What its manifest says.
        public let manifest: TargetManifest
        /// The index of its package in ``ModuleGraph/packages``.
        public let package: Int
        /// Its Swift files.
        public let sources: [Codebase.SourceFile]

        /// The target's name.
        public var name: String { manifest.name }
        /// Whether it holds tests.
        public var isTest: Bool { manifest.kind == .test }
    }

    /// A declared arrow.
    public struct Declared: Sendable {
        /// The index of the node that it points to.
        public let to: Int
        /// How the manifest says it.
        public let dependency: TargetManifest.Dependency
    }

    /// An import, with the target that it names where that belongs to the codebase.
    public struct Imported: Sendable {
        /// The index of the node that it points to, or nil for a module from outside.
        public let to: Int?
        /// The statement.
        public let statement: ImportStatement
        /// The file of the statement.
        public let file: String

        /// Where the statement stands.
        public var place: Place { Place(file: file, line: statement.line) }
    }

    /// The packages, by folder.
    public let packages: [PackageManifest]
    /// The targets, by package and then in the order of the manifest.
    public let nodes: [Node]
    /// What each target declares.
    public private(set) var declared: [[Declared]]
    /// What each target imports, in the order of files and lines.
    public private(set) var imported: [[Imported]]
    /// The packages that each package depends on and that belong to the codebase.
    public let packageArrows: [[(to: Int, dependency: PackageManifest.Dependency)]]

    /// Builds the graph.
    ///
    /// - Complexity: O(t + d + i) in targets, declared dependencies and imports, as long as few targets share a name.
    public init(_ codebase: Codebase) {
        packages = codebase.packages
        let index = ModuleIndex(codebase)
        nodes = index.nodes
        packageArrows = index.packageArrows
        declared = []
        imported = []
        declared.reserveCapacity(nodes.count)
        imported.reserveCapacity(nodes.count)
        for (position, node) in nodes.enumerated() {
            declared.append(
                node.manifest.dependencies.flatMap { dependency in
                    index.targets(of: dependency, from: node.package)
                        .map { Declared(to: $0, dependency: dependency) }
                }
            )
            imported.append(
                node.sources.flatMap { file in
                    file.facts.imports.map { statement in
                        let to = index.target(module: statement.module, from: node.package)
                        return Imported(to: to == position ? nil : to, statement: statement, file: file.path)
                    }
                }
            )
        }
    }

    /// The place where the manifest declares a target.
    public func place(of node: Int) -> Place {
        Place(file: packages[nodes[node].package].file, line: nodes[node].manifest.line)
    }

    /// The place where the manifest declares an arrow.
    public func place(of arrow: Declared, from node: Int) -> Place {
        Place(file: packages[nodes[node].package].file, line: arrow.dependency.line)
    }

    /// The targets that a target declares or imports, each once, in ascending order.
    public func neighbours(of node: Int) -> [Int] {
        Set(declared[node].map(\.to) + imported[node].compactMap(\.to)).sorted()
    }
}
