/// Why one module reaches another, or why it does not.
public struct DependencyExplanation: Hashable, Sendable {
    /// One arrow of a path.
    public struct Step: Hashable, Sendable {
        /// The target that it starts from.
        public let from: String
        /// The target that it points to.
        public let to: String
        /// Its first import, else its declaration.
        public let place: Place

        /// Makes a step.
        public init(from: String, to: String, place: Place) {
            self.from = from
            self.to = to
            self.place = place
        }
    }

    /// The target that was asked from.
    public let from: String
    /// The target that was asked about.
    public let to: String
    /// A shortest path, or nil if there is none.
    public let steps: [Step]?
    /// What forbids a direct arrow, or nil if nothing does.
    public let refusal: Fact?
    /// The rule behind ``refusal``.
    public let rule: Finding.Quote?

    /// Makes an explanation.
    public init(from: String, to: String, steps: [Step]?, refusal: Fact?, rule: Finding.Quote?) {
        self.from = from
        self.to = to
        self.steps = steps
        self.refusal = refusal
        self.rule = rule
    }
}

/// What a new arrow between two modules would bring.
public struct DependencyPrediction: Hashable, Sendable {
    /// The target that the arrow would start from.
    public let from: String
    /// The target that it would point to.
    public let to: String
    /// Whether the arrow is there already.
    public let exists: Bool
    /// What forbids it, or nil if nothing does.
    public let refusal: Fact?
    /// The rule behind ``refusal``.
    public let rule: Finding.Quote?
    /// The cycle that it would close, or nil; the first module is not repeated at the end.
    public let cycle: [String]?
    /// The modules that would newly be rebuilt when the module that the arrow points to changes.
    public let rebuilt: [String]

    /// Makes a forecast.
    public init(
        from: String,
        to: String,
        exists: Bool,
        refusal: Fact?,
        rule: Finding.Quote?,
        cycle: [String]?,
        rebuilt: [String]
    ) {
        self.from = from
        self.to = to
        self.exists = exists
        self.refusal = refusal
        self.rule = rule
        self.cycle = cycle
        self.rebuilt = rebuilt
    }
}

/// How a module hangs together with the others, after Martin, "OO Design Quality Metrics" (1994).
public struct ModuleMeasure: Hashable, Sendable {
    /// The target.
    public let name: String
    /// How many modules of the repository use it (Ca).
    public let fanIn: Int
    /// How many modules of the repository it uses (Ce).
    public let fanOut: Int
    /// Protocols among its types, 0 to 1; 0 without types (A).
    public let abstractness: Double
    /// How many modules are rebuilt when it changes, itself not counted.
    public let rebuilt: Int

    /// Makes a measure.
    public init(name: String, fanIn: Int, fanOut: Int, abstractness: Double, rebuilt: Int) {
        self.name = name
        self.fanIn = fanIn
        self.fanOut = fanOut
        self.abstractness = abstractness
        self.rebuilt = rebuilt
    }

    /// Fan-out as a part of all arrows, 0 to 1; 0 without arrows (I).
    public var instability: Double {
        fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut)
    }

    /// How far it is from the balance of abstractness and stability, 0 to 1 (D).
    public var distance: Double { abs(abstractness + instability - 1) }
}

extension Checker {
    /// The index of a target by its name, or by the name that imports have; one that holds no tests is preferred.
    ///
    /// - Returns: nil if there is none, or if several packages have one and the name does not say which.
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

    private var arrows: DirectedGraph { DirectedGraph(graph.nodes.indices.map { graph.neighbours(of: $0) }) }

    /// The names of all targets, sorted; those of the same name with their packages.
    public var names: [String] { Set(graph.names).sorted() }

    /// The names of the layers, from inside outwards.
    public var layerNames: [String] { rules.layers.map(\.name) }

    /// Explains how one target reaches another.
    ///
    /// - Returns: nil if there is no target of one of the names.
    public func explanation(from start: String, to end: String) -> DependencyExplanation? {
        guard let from = node(named: start), let to = node(named: end) else { return nil }
        let path = arrows.path(from: from, to: to)
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

    /// Foretells what a new arrow would bring.
    ///
    /// - Returns: nil if there is no target of one of the names.
    public func forecast(from start: String, to end: String) -> DependencyPrediction? {
        guard let from = node(named: start), let to = node(named: end) else { return nil }
        let arrows = arrows
        let refusal = verdict(from: from, to: to)
        let cycle = from == to ? [from] : arrows.path(from: to, to: from)
        let reversed = arrows.reversed
        let before = reversed.reach(of: to).union([to])
        let after = before.union(reversed.reach(of: from)).union([from])
        return DependencyPrediction(
            from: graph.names[from],
            to: graph.names[to],
            exists: arrows.neighbours[from].contains(to),
            refusal: refusal?.fact,
            rule: refusal?.rule,
            cycle: cycle.map { ([from] + $0.dropLast().filter { $0 != from }).map { graph.names[$0] } },
            rebuilt: after.subtracting(before).sorted().map { graph.names[$0] }
        )
    }

    /// Measures every target that holds no tests, by name.
    public func measures() -> [ModuleMeasure] {
        let shown = graph.nodes.indices.filter { !graph.nodes[$0].isTest }
        let arrows = DirectedGraph(
            graph.nodes.indices.map { node in
                graph.nodes[node].isTest ? [] : graph.neighbours(of: node).filter { !graph.nodes[$0].isTest }
            }
        )
        let reversed = arrows.reversed
        return shown.map { node in
            let types = graph.nodes[node].sources.flatMap(\.facts.declarations).filter { $0.keyword != "func" }
            let abstract = types.count { $0.keyword == "protocol" }
            return ModuleMeasure(
                name: graph.names[node],
                fanIn: reversed.neighbours[node].count,
                fanOut: arrows.neighbours[node].count,
                abstractness: types.isEmpty ? 0 : Double(abstract) / Double(types.count),
                rebuilt: reversed.reach(of: node).subtracting([node]).count
            )
        }.sorted { $0.name < $1.name }
    }
}
