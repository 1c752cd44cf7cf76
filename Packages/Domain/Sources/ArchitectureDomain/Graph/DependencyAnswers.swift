/// The path by which one module depends on another, or the rule that forbids it.
public struct DependencyExplanation: Hashable, Sendable {
    /// A dependency on a path.
    public struct Step: Hashable, Sendable {
        /// The target that depends on the other.
        public let from: String
        /// The target that it depends on.
        public let to: String
        /// The first import, or else the declaration.
        public let place: Place
    }

    /// The first target.
    public let from: String
    /// The second target.
    public let to: String
    /// A shortest path, or nil if there is none.
    public let steps: [Step]?
    /// The violation that a direct dependency is, or nil if it is allowed.
    public let refusal: Fact?
    /// The rule that forbids the dependency, or nil if there is no refusal.
    public let rule: Finding.Quote?
}

/// The effects of a new dependency of one module on another.
public struct DependencyPrediction: Hashable, Sendable {
    /// The target that would depend on the other.
    public let from: String
    /// The target that it would depend on.
    public let to: String
    /// A Boolean value that indicates whether the dependency exists already.
    public let exists: Bool
    /// The violation that it would be, or nil if it is allowed.
    public let refusal: Fact?
    /// The rule that forbids the dependency, or nil if there is no refusal.
    public let rule: Finding.Quote?
    /// The cycle that it would close, without its first module at the end, or nil if it closes none.
    public let cycle: [String]?
    /// The modules that would in addition be rebuilt after a change of the second target.
    public let rebuilt: [String]
}

/// The measures of a module's coupling, after Martin, "OO Design Quality Metrics" (1994).
public struct ModuleMeasure: Hashable, Sendable {
    /// The target.
    public let name: String
    /// The number of modules of the repository that use it (Ca).
    public let fanIn: Int
    /// The number of modules of the repository that it uses (Ce).
    public let fanOut: Int
    /// The proportion of protocols among its types, 0 to 1; 0 without types (A).
    public let abstractness: Double
    /// The number of other modules that are rebuilt after a change of it.
    public let rebuilt: Int

    /// The proportion of fan-out in fan-in and fan-out, 0 to 1; 0 without either (I).
    public var instability: Double {
        fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut)
    }

    /// The distance from the balance of abstractness and stability, 0 to 1 (D).
    public var distance: Double { abs(abstractness + instability - 1) }
}

extension Checker {
    /// Returns the index of a target by its name or by its module's name; targets without tests are preferred.
    ///
    /// - Returns: nil if there is none, or if several packages have one and the name does not say which one is meant.
    private func node(named name: String) -> Int? {
        if let node = graph.names.firstIndex(of: name) { return node }
        let candidates = graph.nodes.indices.filter { index in
            let node = graph.nodes[index]
            return node.name == name || node.manifest.module == name
                || graph.packages[node.package].name + "/" + node.name == name
        }
        let others = candidates.filter { !graph.nodes[$0].isTest }
        let preferred = others.isEmpty ? candidates : others
        return preferred.count == 1 ? preferred[0] : nil
    }

    /// The names of all targets, sorted; targets of the same name have their packages before it.
    public var names: [String] { Set(graph.names).sorted() }

    /// The names of the layers, from inside outwards.
    public var layerNames: [String] { rules.layers.map(\.name) }

    /// Explains how one target depends on another.
    ///
    /// - Returns: nil if a target with one of the names does not exist.
    public func explanation(from start: String, to end: String) -> DependencyExplanation? {
        guard let from = node(named: start), let to = node(named: end) else { return nil }
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

    /// Predicts the effects of a new dependency.
    ///
    /// - Returns: nil if a target with one of the names does not exist.
    public func prediction(from start: String, to end: String) -> DependencyPrediction? {
        guard let from = node(named: start), let to = node(named: end) else { return nil }
        let dependencies = graph.dependencies
        let refusal = verdict(from: from, to: to)
        let cycle = from == to ? [from] : dependencies.path(from: to, to: from)
        let reversed = dependencies.reversed
        let before = reversed.reach(of: to).union([to])
        let after = before.union(reversed.reach(of: from)).union([from])
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
            let types = graph.nodes[node].sources.flatMap(\.facts.declarations).filter { $0.keyword != "func" }
            let abstract = types.count { $0.keyword == "protocol" }
            return ModuleMeasure(
                name: graph.names[node],
                fanIn: reversed.neighbours[node].count,
                fanOut: dependencies.neighbours[node].count,
                abstractness: types.isEmpty ? 0 : Double(abstract) / Double(types.count),
                rebuilt: reversed.reach(of: node).subtracting([node]).count
            )
        }.sorted { $0.name < $1.name }
    }
}
