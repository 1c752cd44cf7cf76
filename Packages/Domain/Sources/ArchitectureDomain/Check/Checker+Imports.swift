extension Checker {
    /// Returns the violations of imports and declared dependencies that are independent of layers.
    func importFindings() -> [Finding] {
        var findings: [Finding] = []
        let declaredDependencies = graph.declaredDependencies
        for node in graph.nodes.indices where !graph.nodes[node].sources.isEmpty {
            let declared = Set(graph.declared[node].map(\.to))
            let package = graph.packages[graph.nodes[node].package]
            let flags = graph.nodes[node].manifest.flags.union(package.traits.map(\.name))
            let systems = graph.nodes[node].manifest.systems
            lazy var closure = declaredDependencies.reachableNodes(from: node)
            lazy var files = Dictionary(graph.nodes[node].sources.map { ($0.path, $0.facts) }) { first, _ in first }
            for imported in graph.imported[node] {
                let name = graph.targetNames[node]
                let module = imported.statement.module
                func add(_ fact: Fact, _ rule: Rules.Quote? = nil) {
                    findings.append(finding(fact, at: imported.place, node: node, rule: rule))
                }
                if imported.statement.isExported { add(.exportedImport(target: name, module: module)) }
                if let to = imported.to {
                    if !declared.contains(to), !(graph.inherits(node) && closure.contains(to)),
                        !imported.statement.isGuarded,
                        !imported.statement.isLeftOut(flags: flags, systems: systems)
                    {
                        add(
                            graph.nodes[node].manifest.computesDependencies
                                ? .unverifiedImport(target: name, module: module)
                                : .undeclaredImport(target: name, module: module, isTransitive: closure.contains(to))
                        )
                    } else if let traits = missingTraits(imported, node, package) {
                        add(.traitImport(target: name, module: module, traits: traits))
                    }
                    if imported.statement.isTestable, graph.nodes[to].package != graph.nodes[node].package {
                        add(.testableImport(target: name, module: module))
                    }
                } else if module != graph.nodes[node].manifest.module {
                    technologyFinding(node, module).map { add($0, $1) }
                    if !imported.statement.isGuarded, !imported.statement.isLeftOut(flags: flags, systems: systems) {
                        productFinding(node, module).map { add($0) }
                    }
                }
                if imported.statement.access == .public, let facts = files[imported.file] {
                    publicFinding(node, imported, facts).map { add($0, $1) }
                }
            }
            if node == graph.nodes[node].parts.lowerBound { findings += unusedFindings(node) }
        }
        return findings + unknownDependencies()
    }

    /// Returns the dependencies on targets and products that do not exist.
    private func unknownDependencies() -> [Finding] {
        graph.nodes.indices.flatMap { node in
            graph.unknownDependencies[node].map { dependency in
                let fact = Fact.unknownDependency(
                    target: graph.targetNames[node],
                    dependency: dependency.name,
                    package: dependency.package
                )
                return finding(fact, at: graph.place(of: dependency, from: node), node: node)
            }
        }
    }

    /// Returns the traits for which alone an import is declared, or nil if it is also compiled only for them.
    private func missingTraits(_ imported: ModuleGraph.Imported, _ node: Int, _ package: PackageManifest) -> [String]? {
        let declared = graph.declared[node].filter { $0.to == imported.to }.map(\.dependency.traits)
        guard let first = declared.first, !first.isEmpty, !declared.contains(where: \.isEmpty) else { return nil }
        let traits = Set(declared.joined()).sorted()
        let isNeeded = imported.statement.isGuarded || imported.statement.needsOne(of: package.traits(enabling: traits))
        return isNeeded ? nil : traits
    }

    private func technologyFinding(_ node: Int, _ module: String) -> (Fact, Rules.Quote)? {
        guard !graph.nodes[node].isTest, let layer = layer(of: node) else { return nil }
        let group = placements[node].group.map { rules.groups[$0] }
        guard let allowed = group?.technologies ?? layer.technologies,
            !allowed.contains(where: { $0.matches(module) })
        else { return nil }
        let rule = group?.technologies != nil ? group?.quote : nil
        return (
            .technology(target: graph.names[node], module: module, layer: layer.name), rule ?? layer.quote
        )
    }

    /// Returns the violation of a public import that nothing public needs, or whose module the layer does not expose.
    private func publicFinding(
        _ node: Int,
        _ imported: ModuleGraph.Imported,
        _ facts: SourceFacts
    ) -> (Fact, Rules.Quote?)? {
        let module = imported.statement.module
        // A re-export is a public declaration itself.
        if !facts.hasPublicDeclaration, !imported.statement.isExported {
            let needed: ImportStatement.Access = facts.hasPackageDeclaration ? .package : .internal
            return (.needlessPublicImport(target: graph.targetNames[node], module: module, needed: needed), nil)
        }
        let group = placements[node].group.map { rules.groups[$0] }
        let groupExposes = group.flatMap { group in group.technologies.map { $0 + group.imports } }
        guard let layer = layer(of: node), let exposed = groupExposes ?? layer.exposes else { return nil }
        let features = placements[node].feature.map { [$0] } ?? []
        // A rule uses the name in the manifest, an import the name of the module.
        let names = [module] + (imported.to.map { [graph.nodes[$0].manifest.name] } ?? [])
        guard !exposed.contains(where: { pattern in names.contains { pattern.matches($0, features: features) } }) else {
            return nil
        }
        return (.exposedModule(target: graph.names[node], module: module, layer: layer.name), layer.quote)
    }
}
