public import DomainKit

extension Checker {
    /// Returns the index of a target by its name or by its module's name; targets without tests are preferred; throws
    /// if there is none, or if several packages have one and the name does not say which one is meant.
    private func node(named name: String) throws(ValidationError) -> Int {
        if let node = graph.names.firstIndex(of: name) { return node }
        let candidates = graph.nodes.indices.filter { index in
            let node = graph.nodes[index]
            return node.name == name || !node.isPart && node.manifest.modules.contains(name)
                || graph.packages[node.package].name + "/" + node.name == name
        }
        let others = candidates.filter { !graph.nodes[$0].isTest }
        let preferred = others.isEmpty ? candidates : others
        guard preferred.count == 1 else { throw ValidationError(field: "module", value: name, rule: .oneOf(names)) }
        return preferred[0]
    }

    /// The names of all targets, sorted; targets of the same name have their packages before it.
    var names: [String] { Set(graph.names).sorted() }

    /// Explains how one target depends on another; throws if one of them does not exist.
    public func explanation(from start: String, to end: String) throws(ValidationError) -> DependencyExplanation {
        let (from, to) = (try node(named: start), try node(named: end))
        let path = graph.dependencies.path(from: from, to: to)
        let refusal = verdict(from: from, to: to)
        return DependencyExplanation(
            from: graph.names[from],
            to: graph.names[to],
            steps: path.map { path in
                zip(path, path.dropFirst()).map { from, to in
                    .init(
                        from: graph.names[from],
                        to: graph.names[to],
                        place: placeOfDependency(from: from, to: to)
                    )
                }
            },
            refusal: refusal?.fact,
            rule: refusal?.rule
        )
    }

    /// Predicts the effects of a new dependency; throws if one of the targets does not exist.
    public func prediction(from start: String, to end: String) throws(ValidationError) -> DependencyPrediction {
        let (from, to) = (try node(named: start), try node(named: end))
        let dependencies = graph.dependencies
        let refusal = verdict(from: from, to: to)
        let cycle = from == to ? [from] : dependencies.path(from: to, to: from)
        let reversed = dependencies.reversed
        let before = reversed.reachableNodes(from: to).union([to])
        let after = before.union(reversed.reachableNodes(from: from)).union([from])
        return DependencyPrediction(
            from: graph.names[from],
            to: graph.names[to],
            exists: dependencies.neighbours[from].contains(to),
            refusal: refusal?.fact,
            rule: refusal?.rule,
            cycle: cycle.map { ([from] + $0.dropLast().filter { $0 != from }).map { graph.names[$0] } },
            rebuilt: after.subtracting(before).sorted().map { graph.names[$0] }
        )
    }

    /// Measures every target without tests, in the order of their names.
    public func measures() -> [ModuleMeasure] {
        let shown = graph.nodes.indices.filter { !graph.nodes[$0].isTest }
        let dependencies = DirectedGraph(
            graph.nodes.indices.map { node in
                graph.nodes[node].isTest ? [] : graph.neighbours(of: node).filter { !graph.nodes[$0].isTest }
            }
        )
        let reversed = dependencies.reversed
        return shown.map { node in
            let types = graph.nodes[node].sources.flatMap(\.facts.declarations)
            let abstract = types.count { $0.keyword == "protocol" }
            return ModuleMeasure(
                name: graph.names[node],
                fanIn: reversed.neighbours[node].count,
                fanOut: dependencies.neighbours[node].count,
                abstractness: types.isEmpty ? 0 : Double(abstract) / Double(types.count),
                rebuilt: reversed.reachableNodes(from: node).subtracting([node]).count
            )
        }.sorted { $0.name < $1.name }
    }
}
