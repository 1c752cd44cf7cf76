extension Checker {
    /// Returns the dependencies that a layer, a group or a feature forbids: imported, declared, or through others.
    func dependencyFindings() -> [Finding] {
        var findings: [Finding] = []
        for node in graph.nodes.indices {
            guard placements[node].layer != nil else {
                if !rules.layers.isEmpty {
                    let fact = Fact.unplacedTarget(target: graph.nodes[node].name)
                    findings.append(finding(fact, at: graph.place(of: node), node: node))
                }
                continue
            }
            var refused: Set<Int> = []
            for imported in graph.imported[node] {
                guard let to = imported.to, let (fact, rule) = verdict(from: node, to: to) else { continue }
                refused.insert(to)
                findings.append(finding(fact, at: imported.place, node: node, rule: rule))
            }
            for declared in graph.declared[node] where !refused.contains(declared.to) {
                guard let (fact, rule) = verdict(from: node, to: declared.to) else { continue }
                findings.append(
                    finding(fact, at: graph.place(of: declared.dependency, from: node), node: node, rule: rule)
                )
            }
        }
        return findings + transitiveDependencyFindings()
    }

    /// Returns the violation that a dependency between two targets is, or nil if it is allowed.
    func verdict(from: Int, to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        let (here, there) = (placements[from], placements[to])
        let (source, target) = (graph.nodes[from], graph.nodes[to])
        guard let fromLayer = here.layer, let toLayer = there.layer else { return nil }
        let layer = rules.layers[fromLayer]
        let allowed = source.isTest ? reachedLayers[fromLayer].union(testLayers) : usedLayers[fromLayer]
        guard allowed.contains(toLayer) else {
            let other = rules.layers[toLayer].name
            return (
                .layerDependency(from: source.name, to: target.name, fromLayer: layer.name, toLayer: other),
                layer.quote
            )
        }
        if let refusal = featureVerdict(from: from, to: to) { return refusal }
        return source.isTest ? nil : groupVerdict(from: from, to: to)
    }

    private func featureVerdict(from: Int, to: Int) -> (fact: Fact, rule: Rules.Quote)? {
        guard let features = rules.features, let feature = placements[to].feature,
            feature != placements[from].feature, layer(of: from)?.joinsFeatures != true
        else { return nil }
        return (
            .featureDependency(
                from: graph.nodes[from].name,
                to: graph.nodes[to].name,
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
        guard !patterns.contains(where: { $0.matches(name, features: features) }) else { return nil }
        return (
            .groupDependency(from: graph.nodes[from].name, to: name, group: group?.name ?? layer.name),
            group?.quote ?? layer.quote
        )
    }

    /// Returns the forbidden layers that targets use through others that belong to no layer.
    private func transitiveDependencyFindings() -> [Finding] {
        guard placements.contains(where: { $0.layer == nil }) else { return [] }
        let allowed = graph.nodes.indices.map { node in
            graph.neighbours(of: node).filter { verdict(from: node, to: $0) == nil }
        }
        let free = DirectedGraph(allowed)
        var findings: [Finding] = []
        for node in graph.nodes.indices {
            guard let own = placements[node].layer else { continue }
            let allowed = graph.nodes[node].isTest ? reachedLayers[own].union(testLayers) : reachedLayers[own]
            for first in free.neighbours[node] where placements[first].layer == nil {
                let through = DirectedGraph(
                    free.neighbours.enumerated().map { $0 == first || placements[$0].layer == nil ? $1 : [] }
                )
                for end in through.reachableNodes(from: first).sorted() {
                    guard let other = placements[end].layer, !allowed.contains(other),
                        let path = through.path(from: first, to: end)
                    else { continue }
                    let names = ([node] + path).map { graph.nodes[$0].name }
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

    /// Returns the place of a dependency: its first import, or else its declaration.
    func placeOfDependency(from: Int, to: Int) -> Place {
        if let imported = graph.imported[from].first(where: { $0.to == to }) { return imported.place }
        if let declared = graph.declared[from].first(where: { $0.to == to }) {
            return graph.place(of: declared.dependency, from: from)
        }
        return graph.place(of: from)
    }
}
