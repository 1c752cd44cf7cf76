extension Checker {
    /// Returns the targets and products that a target declares and does not import.
    ///
    /// A target without code is declared for its name or its resources, and what it declares itself for those who
    /// declare it. Plugins may generate sources that import anything.
    func unusedFindings(_ node: Int) -> [Finding] {
        guard !isBlank(node) else { return [] }
        return unusedTargets(node) + unusedProducts(node)
    }

    /// The nodes of a target stand for all of it.
    private func isBlank(_ node: Int) -> Bool {
        let sources = graph.nodes[node].parts.flatMap { graph.nodes[$0].sources }
        return !sources.isEmpty && sources.allSatisfy(\.facts.isBlank)
    }

    private func unusedTargets(_ node: Int) -> [Finding] {
        let imported = Set(graph.nodes[node].parts.flatMap { graph.imported[$0].compactMap(\.to) })
        var findings: [Finding] = []
        for dependency in graph.nodes[node].manifest.dependencies {
            let declared = graph.declared[node].filter { $0.dependency == dependency }
            let targets = declared.map(\.to)
            guard let first = declared.first, !targets.contains(where: imported.contains),
                targets.allSatisfy({ [.library, .system].contains(graph.nodes[$0].manifest.kind) && !isBlank($0) })
            else { continue }
            let name = graph.targetNames[node]
            let fact =
                if graph.nodes[node].manifest.usesPlugins {
                    Fact.unverifiedDependency(target: name, dependency: dependency.name)
                } else if let tests = testsThatImport(targets, of: node) {
                    Fact.testOnlyDependency(target: name, dependency: dependency.name, tests: tests)
                } else {
                    Fact.unusedDependency(target: name, dependency: dependency.name)
                }
            findings.append(finding(fact, at: graph.place(of: first.dependency, from: node), node: node))
        }
        return findings
    }

    /// Returns the name of the tests of a target that import one of the given targets, or nil if there are none.
    private func testsThatImport(_ targets: [Int], of node: Int) -> String? {
        guard !graph.nodes[node].isTest else { return nil }
        return graph.nodes.indices.first { other in
            isTest(other, of: node) && graph.imported[other].contains { $0.to.map(targets.contains) ?? false }
        }.map { graph.targetNames[$0] }
    }

    /// A Boolean value that indicates whether a target tests another: by its name, or because it declares no other.
    private func isTest(_ other: Int, of node: Int) -> Bool {
        let (test, tested) = (graph.nodes[other], graph.nodes[node])
        guard test.isTest, test.package == tested.package else { return false }
        let declared = Set(graph.declared[other].map { graph.nodes[$0.to].parts.lowerBound })
        let names = ["Test", "Tests"].map { tested.manifest.name + $0 }
        return declared.contains(node) && (names.contains(test.manifest.name) || declared.count == 1)
    }

    /// Returns the products from outside that a target declares and does not import, or may not import.
    private func unusedProducts(_ node: Int) -> [Finding] {
        let (name, manifest) = (graph.targetNames[node], graph.nodes[node].manifest)
        let imported = importedNames(node)
        let isExplained = !manifest.usesPlugins && imported.allSatisfy { !isUnexplained($0, in: node) }
        return graph.declaredProducts[node].compactMap { product, dependency in
            guard product.isImported, product.modules.isDisjoint(with: imported) else { return nil }
            let isCertain = isExplained || product.isKnown && !manifest.usesPlugins
            let fact =
                isCertain
                ? Fact.unusedProduct(target: name, product: product.name, package: product.package)
                : Fact.unverifiedDependency(target: name, dependency: product.name)
            return finding(fact, at: graph.place(of: dependency, from: node), node: node)
        }
    }

    /// Returns the names of the modules from outside that a target imports.
    private func importedNames(_ node: Int) -> Set<String> {
        let manifest = graph.nodes[node].manifest
        let imports = graph.nodes[node].parts.flatMap { graph.imported[$0] }.filter { $0.to == nil }
        return Set(
            imports.map(\.statement.module).filter { $0 != manifest.module }.map { module in
                manifest.moduleAliases[module] ?? module
            }
        )
    }

    /// Returns the violation of importing a module of another package without declaring its product, or the fact that
    /// this cannot be known.
    ///
    /// A module that a manifest names as a product has to be declared by that name, although another product of the
    /// package may have it, too: what the target declares is then what it imports.
    func productFinding(_ node: Int, _ module: String) -> Fact? {
        let target = graph.nodes[node]
        let module = target.manifest.moduleAliases[module] ?? module
        if let package = owner(of: module, for: node) {
            return target.manifest.computesDependencies
                ? .unverifiedImport(target: graph.targetNames[node], module: module)
                : .undeclaredProduct(target: graph.targetNames[node], module: module, package: package)
        }
        guard isUnexplained(module, in: node), graph.foreignUsers.contains(target.package) else { return nil }
        return .unverifiedImport(target: graph.targetNames[node], module: module)
    }

    /// Returns the package of a module that a target does not declare, or nil if it declares it, or if none is known.
    private func owner(of module: String, for node: Int) -> String? {
        let products = graph.visibleProducts(of: node)
        guard !products.contains(where: { $0.modules.contains(module) }) else { return nil }
        if let owner = graph.external.owners(of: module).min() { return owner }
        guard let package = graph.external.package(named: module),
            !products.contains(where: { $0.package == package || $0.package == nil })
        else { return nil }
        return package
    }

    /// A Boolean value that indicates whether nothing in the repository tells where a module comes from.
    private func isUnexplained(_ module: String, in node: Int) -> Bool {
        !PlatformModules.contains(module) && owner(of: module, for: node) == nil
            && !graph.visibleProducts(of: node).contains { $0.modules.contains(module) }
    }
}
