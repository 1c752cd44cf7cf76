/// An index of the targets, divided into their parts, by the names that manifests and imports use.
struct ModuleIndex {
    let nodes: [ModuleGraph.Node]
    let packageDependencies: [[(to: Int, dependency: PackageManifest.Dependency)]]
    let external: ExternalPackages
    private let packages: [PackageManifest]
    private let packageGraph: DirectedGraph
    private let byModule: [String: [Int]]
    private let byKey: [Codebase.TargetKey: Range<Int>]
    private let packageByPath: [String: Int]

    init(_ codebase: Codebase, _ rules: Rules) {
        packages = codebase.packages
        external = ExternalPackages(codebase)
        let packageByPath = Dictionary(
            codebase.packages.enumerated().map { ($1.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.packageByPath = packageByPath
        var nodes: [ModuleGraph.Node] = []
        var byModule: [String: [Int]] = [:]
        var byKey: [Codebase.TargetKey: Range<Int>] = [:]
        var division = rules.hasFolders ? Division(rules) : nil
        for (position, package) in codebase.packages.enumerated() {
            for target in package.targets {
                let key = Codebase.TargetKey(package: package.path, target: target.name)
                let parts = Self.parts(of: codebase.sources[key] ?? [], &division)
                let range = nodes.count..<nodes.count + parts.count
                byKey[key] = range
                for module in target.modules { byModule[module, default: []].append(range.lowerBound) }
                nodes += parts.map { part, sources in
                    let name = part.flatMap { range.count > 1 ? $0.folder : nil } ?? target.name
                    return ModuleGraph.Node(
                        key: key,
                        name: name,
                        manifest: target,
                        package: position,
                        sources: sources,
                        part: part,
                        parts: range
                    )
                }
            }
        }
        self.nodes = nodes.distinguished
        self.byModule = byModule
        self.byKey = byKey
        packageDependencies = codebase.packages.map { package in
            package.dependencies.compactMap { dependency in
                dependency.path.flatMap { packageByPath[$0] }.map { ($0, dependency) }
            }
        }
        packageGraph = DirectedGraph(packageDependencies.map { $0.map(\.to) })
    }

    /// Returns the files of a target by the parts to which they belong, the inner layers first, files of no part last.
    private static func parts(
        of sources: [Codebase.SourceFile],
        _ division: inout Division?
    ) -> [(part: Part?, sources: [Codebase.SourceFile])] {
        guard division != nil, !sources.isEmpty else { return [(nil, sources)] }
        let parts = Dictionary(grouping: sources) { division?.part(of: $0.path) }
        return parts.sorted { one, other in
            guard let one = one.key, let other = other.key else { return one.key != nil }
            return (one.layer ?? .max, one.folder, one.feature ?? "")
                < (other.layer ?? .max, other.folder, other.feature ?? "")
        }.map { ($0.key, $0.value) }
    }

    /// Resolves a declared dependency to a target of the package, or to those of another's product.
    func resolve(of dependency: TargetManifest.Dependency, from package: Int) -> ResolvedDependency {
        if dependency.package == nil {
            let key = Codebase.TargetKey(package: packages[package].path, target: dependency.name)
            if let nodes = byKey[key] { return .targets(Array(nodes)) }
            if dependency.isTarget { return .nothing }
        }
        let wanted = dependency.package?.lowercased()
        for (to, link) in packageDependencies[package] {
            let other = packages[to]
            if let wanted, wanted != link.identity, wanted != other.identity, wanted != other.name.lowercased() {
                continue
            }
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                return .targets(
                    product.targets.flatMap { Array(byKey[.init(package: other.path, target: $0)] ?? 0..<0) }
                )
            }
            if other.provides(dependency.name) {
                return .targets(Array(byKey[.init(package: other.path, target: dependency.name)] ?? 0..<0))
            }
        }
        return external.resolve(of: dependency, among: foreignPackages(of: package))
    }

    /// Returns the packages outside the repository that a package depends on, and those that could not be read.
    private func foreignPackages(of package: Int) -> [PackageManifest.Dependency] {
        packages[package].dependencies.filter { $0.path.map { packageByPath[$0] == nil } ?? true }
    }

    /// The packages that depend on packages outside the repository, directly or through others.
    var foreignUsers: Set<Int> {
        let direct = packages.indices.filter { !foreignPackages(of: $0).isEmpty }
        return packageGraph.reversed.reachableNodes(from: direct).union(direct)
    }

    /// Returns the first nodes of the targets that the aliases of a target's declared dependencies stand for.
    func aliases(_ declared: [ModuleGraph.Declared]) -> [String: Int] {
        var aliases: [String: Int] = [:]
        for declaration in declared {
            for (module, alias) in declaration.dependency.aliases {
                let package = nodes[declaration.to].package
                aliases[alias] = byModule[module]?.first { nodes[$0].package == package }
            }
        }
        return aliases
    }

    /// Returns the first node of the imported target: one that is declared, else one of the package of the importing
    /// target, else one of a package that it depends on, else any other; nil if a declared product from outside has the
    /// module.
    func target(module: String, from package: Int, declaring declared: Set<Int>, _ products: [ExternalProduct]) -> Int?
    {
        guard let candidates = byModule[module] else { return nil }
        if let target = candidates.first(where: declared.contains) { return target }
        if let own = candidates.first(where: { nodes[$0].package == package }) { return own }
        guard !products.contains(where: { $0.modules.contains(module) }) else { return nil }
        let reachable = packageGraph.reachableNodes(from: package)
        if let target = candidates.first(where: { reachable.contains(nodes[$0].package) }) { return target }
        let owners = external.owners(of: module)
        return foreignPackages(of: package).contains { owners.contains($0.identity) } ? nil : candidates[0]
    }
}

extension [ModuleGraph.Node] {
    /// The same nodes, each with a name that no other of its package has.
    ///
    /// Of several targets with files in one folder, its name is that of the part of the target with most of them, tests
    /// last. The others have the name of their target before it.
    fileprivate var distinguished: [ModuleGraph.Node] {
        var owners: [[String]: Int] = [:]
        for (index, node) in enumerated() {
            let name = [node.key.package, node.name]
            if let owner = owners[name], !node.comesBefore(self[owner]) { continue }
            owners[name] = index
        }
        return enumerated().map { index, node in
            guard owners[[node.key.package, node.name]] != index, let part = node.part, node.isPart else { return node }
            var node = node
            node.name = "\(node.manifest.name):\(part.folder)"
            return node
        }
    }
}

extension ModuleGraph.Node {
    /// A Boolean value that indicates whether it keeps a name that another one has, too.
    fileprivate func comesBefore(_ other: ModuleGraph.Node) -> Bool {
        func rank(_ node: ModuleGraph.Node) -> (Int, Int) {
            (node.name == node.manifest.name ? 0 : node.isTest ? 2 : 1, -node.sources.count)
        }
        return rank(self) < rank(other)
    }
}
