/// An index of the targets by the names that manifests and imports use.
struct ModuleIndex {
    let nodes: [ModuleGraph.Node]
    let packageDependencies: [[(to: Int, dependency: PackageManifest.Dependency)]]
    let external: ExternalPackages
    private let packages: [PackageManifest]
    private let packageGraph: DirectedGraph
    private let byModule: [String: [Int]]
    private let byKey: [Codebase.TargetKey: Int]
    private let packageByPath: [String: Int]

    init(_ codebase: Codebase) {
        packages = codebase.packages
        external = ExternalPackages(codebase)
        let packageByPath = Dictionary(
            codebase.packages.enumerated().map { ($1.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.packageByPath = packageByPath
        var nodes: [ModuleGraph.Node] = []
        var byModule: [String: [Int]] = [:]
        var byKey: [Codebase.TargetKey: Int] = [:]
        for (position, package) in codebase.packages.enumerated() {
            for target in package.targets {
                let key = Codebase.TargetKey(package: package.path, target: target.name)
                byKey[key] = nodes.count
                byModule[target.module, default: []].append(nodes.count)
                nodes.append(
                    .init(key: key, manifest: target, package: position, sources: codebase.sources[key] ?? [])
                )
            }
        }
        self.nodes = nodes
        self.byModule = byModule
        self.byKey = byKey
        packageDependencies = codebase.packages.map { package in
            package.dependencies.compactMap { dependency in
                dependency.path.flatMap { packageByPath[$0] }.map { ($0, dependency) }
            }
        }
        packageGraph = DirectedGraph(packageDependencies.map { $0.map(\.to) })
    }

    /// Resolves a declared dependency to a target of the package, or to those of another's product.
    func resolve(of dependency: TargetManifest.Dependency, from package: Int) -> ResolvedDependency {
        if dependency.package == nil {
            let key = Codebase.TargetKey(package: packages[package].path, target: dependency.name)
            if let node = byKey[key] { return .targets([node]) }
            if dependency.isTarget { return .nothing }
        }
        let wanted = dependency.package?.lowercased()
        for (to, link) in packageDependencies[package] {
            let other = packages[to]
            if let wanted, wanted != link.identity, wanted != other.identity, wanted != other.name.lowercased() {
                continue
            }
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                return .targets(product.targets.compactMap { byKey[.init(package: other.path, target: $0)] })
            }
            if other.provides(dependency.name) {
                return .targets([byKey[.init(package: other.path, target: dependency.name)]].compactMap(\.self))
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

    /// Returns the targets that the aliases of a target's dependencies stand for.
    ///
    /// - Parameter declared: the dependencies of the target.
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

    /// Returns the imported target: one that is declared, else one of the package, else one of a package that it depends
    /// on, else any other; nil if a product from outside has the module.
    ///
    /// - Parameters:
    ///   - module: the name of the module.
    ///   - package: the package of the importing target.
    ///   - declared: the targets that it declares.
    ///   - products: the products from outside that it declares.
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
