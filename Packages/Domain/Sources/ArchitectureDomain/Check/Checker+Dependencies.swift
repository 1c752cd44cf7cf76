extension Checker {
    /// Returns the dependencies that a layer, a group or a feature forbids: imported, declared, or through others.
    func dependencyFindings() -> [Finding] {
        var findings = useFindings()
        for node in graph.nodes.indices {
            guard placements[node].layer != nil else {
                unplacedFact(node).map { findings.append(finding($0, at: graph.place(of: node), node: node)) }
                continue
            }
            var refused: Set<Int> = []
            for imported in graph.imported[node] {
                guard let to = imported.to, let (fact, rule) = verdict(from: node, toTargetOf: to) else { continue }
                refused.insert(to)
                findings.append(finding(fact, at: imported.place, node: node, rule: rule))
            }
            for declared in graph.ownDeclared[node] where !refused.contains(declared.to) {
                guard let (fact, rule) = verdict(from: node, toTargetOf: declared.to) else { continue }
                findings.append(
                    finding(fact, at: graph.place(of: declared.dependency, from: node), node: node, rule: rule)
                )
            }
        }
        return findings + transitiveDependencyFindings()
    }

    /// Returns the uses of declarations that a layer, a group or a feature forbids; that in a file of several targets once.
    private func useFindings() -> [Finding] {
        let namesakes = graph.nodes.indices.filter { graph.nodes[$0].isNamesake }
        var seen: Set<SourceReference> = []
        return (graph.nodes.indices.filter { !graph.nodes[$0].isNamesake } + namesakes).flatMap { node -> [Finding] in
            let targets = Set(graph.used[node].map(\.to))
            let verdicts = Dictionary(uniqueKeysWithValues: targets.map { ($0, verdict(from: node, to: $0)) })
            return graph.used[node].compactMap { use -> Finding? in
                guard let (fact, rule) = verdicts[use.to] ?? nil, seen.insert(use.reference).inserted else {
                    return nil
                }
                let mention = Fact.mention(use.reference.name, fact)
                var found = finding(mention, at: use.reference.place, node: node, rule: rule)
                found.declaration = use.reference.declaration
                return found
            }
        }
    }

    /// Returns the fact that a target, or files of a divided one, belong to no layer, or nil if it has been or need not
    /// be told: the tests of a divided target may use all of its parts, so they need no layer.
    private func unplacedFact(_ node: Int) -> Fact? {
        let target = graph.nodes[node]
        guard !rules.layers.isEmpty, !(target.isTest && graph.declared[node].contains { graph.nodes[$0.to].isPart })
        else { return nil }
        guard target.isPart else { return .unplacedTarget(target: graph.names[node]) }
        let unplaced = target.parts.filter { placements[$0].layer == nil }
        guard node == unplaced.first else { return nil }
        let placed = target.parts.filter { placements[$0].layer != nil }
        let files = Coverage(
            targets: 1,
            files: Set(placed.flatMap { graph.nodes[$0].sources.map(\.path) }),
            excluded: 0,
            others: unplaced.flatMap { graph.nodes[$0].sources.map(\.path) }
        )
        return .unplacedFiles(target: graph.targetNames[node], folders: files.folders)
    }

    /// Returns the violation that the import or the declaration of a target is, or nil if it is allowed.
    ///
    /// An import of a divided target does not say which parts are meant, so it is a violation only if all of them are
    /// forbidden; the first one stands for all.
    private func verdict(from: Int, toTargetOf to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        let parts = graph.nodes[to].parts
        guard parts.count > 1 else { return verdict(from: from, to: to) }
        guard to == parts.lowerBound, parts.allSatisfy({ verdict(from: from, to: $0) != nil }) else { return nil }
        return verdict(from: from, to: to)
    }

    /// A Boolean value that indicates whether a dependency that the graph has breaks a rule.
    func isForbidden(from: Int, to: Int) -> Bool {
        guard graph.nodes[to].isPart, !graph.used[from].contains(where: { $0.to == to }) else {
            return verdict(from: from, to: to) != nil
        }
        return verdict(from: from, toTargetOf: graph.nodes[to].parts.lowerBound) != nil
    }

    /// Returns the violation that a dependency between two nodes is, or nil if it is allowed.
    func verdict(from: Int, to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        let (here, there) = (placements[from], placements[to])
        let isTest = graph.nodes[from].isTest
        guard let fromLayer = here.layer, let toLayer = there.layer else { return nil }
        let layer = rules.layers[fromLayer]
        let allowed = isTest ? reachedLayers[fromLayer].union(testLayers) : usedLayers[fromLayer]
        guard allowed.contains(toLayer) else {
            let other = rules.layers[toLayer].name
            return (
                .layerDependency(
                    from: graph.names[from],
                    to: graph.names[to],
                    fromLayer: layer.name,
                    toLayer: other
                ),
                layer.quote
            )
        }
        if let refusal = featureVerdict(from: from, to: to) { return refusal }
        return isTest ? nil : groupVerdict(from: from, to: to)
    }

    private func featureVerdict(from: Int, to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        guard let features = rules.features, let feature = placements[to].feature,
            feature != placements[from].feature, layer(of: from)?.joinsFeatures != true
        else { return nil }
        return (
            .featureDependency(
                from: graph.names[from],
                to: graph.names[to],
                fromFeature: placements[from].feature,
                toFeature: feature
            ),
            features.quote
        )
    }

    private func groupVerdict(from: Int, to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        guard let layer = layer(of: from) else { return nil }
        let group = placements[from].group.map { rules.groups[$0] }
        guard let patterns = group?.imports ?? layer.imports else { return nil }
        let own = placements[from].feature.map { [$0] } ?? []
        let features = layer.joinsFeatures ? rules.features?.names ?? [] : own
        let name = graph.nodes[to].name
        let names = graph.nodes[from].parts.contains(to) ? [name] : [name, graph.nodes[to].manifest.name]
        guard !patterns.contains(where: { pattern in names.contains { pattern.matches($0, features: features) } })
        else {
            return nil
        }
        return (
            .groupDependency(from: graph.names[from], to: graph.names[to], group: group?.name ?? layer.name),
            group?.quote ?? layer.quote
        )
    }

    /// Returns the forbidden layers that targets use through others that belong to no layer.
    ///
    /// The files of a divided target that belong to no layer are many things, so nothing follows from their uses.
    private func transitiveDependencyFindings() -> [Finding] {
        let loose = graph.nodes.indices.filter { placements[$0].layer == nil && !graph.nodes[$0].isPart }
        guard !loose.isEmpty else { return [] }
        let isLoose = Set(loose)
        let allowed = graph.nodes.indices.map { node in
            graph.neighbours(of: node).filter { !isForbidden(from: node, to: $0) }
        }
        let free = DirectedGraph(allowed)
        var findings: [Finding] = []
        for node in graph.nodes.indices {
            guard let own = placements[node].layer else { continue }
            let allowed = graph.nodes[node].isTest ? reachedLayers[own].union(testLayers) : reachedLayers[own]
            for first in free.neighbours[node] where isLoose.contains(first) {
                let through = DirectedGraph(
                    free.neighbours.enumerated().map { $0 == first || isLoose.contains($0) ? $1 : [] }
                )
                for end in through.reachableNodes(from: first).sorted() {
                    guard let other = placements[end].layer, !allowed.contains(other),
                        let path = through.path(from: first, to: end)
                    else { continue }
                    let names = ([node] + path).map { graph.names[$0] }
                    let fact = Fact.transitiveLayerDependency(
                        path: names,
                        fromLayer: rules.layers[own].name,
                        toLayer: rules.layers[other].name
                    )
                    let place = placeOfDependency(from: node, to: first)
                    findings.append(finding(fact, at: place, node: node, rule: rules.layers[own].quote))
                }
            }
        }
        return findings
    }

    /// Returns the place of a dependency of a target: that of its first part which has it.
    func placeOfDependency(fromTargetOf node: Int, to: Int) -> Place {
        let parts = graph.nodes[to].parts
        let from = graph.nodes[node].parts.first { graph.neighbours(of: $0).contains(where: parts.contains) } ?? node
        return placeOfDependency(from: from, to: graph.neighbours(of: from).first(where: parts.contains) ?? to)
    }

    /// Returns the place of a dependency: the first use of a declaration, the first import, or else its declaration.
    func placeOfDependency(from: Int, to: Int) -> Place {
        if let use = graph.used[from].first(where: { $0.to == to }) { return use.reference.place }
        if let imported = graph.imported[from].first(where: { $0.to == to }) { return imported.place }
        if let declared = graph.declared[from].first(where: { $0.to == to }) {
            return graph.place(of: declared.dependency, from: from)
        }
        return graph.place(of: from)
    }
}
