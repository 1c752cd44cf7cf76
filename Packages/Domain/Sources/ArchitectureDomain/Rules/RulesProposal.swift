extension Rules {
    /// The rules that a codebase keeps already, as a start: the arrows that are there are allowed, and no others.
    ///
    /// Several packages become one layer each. A package with more than half of all targets is taken apart: its targets
    /// become layers, each above what it uses; where they are many, those of one height share one. Packages or targets
    /// that need each other share a layer, because rules cannot allow a cycle. Tests that reach further than what they
    /// test get a layer of their own.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - reason: what stands as the reason of each rule until somebody knows better.
    public init(proposedFor codebase: Codebase, reason: String) {
        self.init()
        layers = LayerProposal(ModuleGraph(codebase)).layers(reason: reason)
        if let tests = Checker(codebase, rules: self).layerOfTests(reason: reason) { layers.append(tests) }
    }
}

extension Checker {
    /// A layer for the tests that break the rules, with what all tests of their packages use; nil if none does.
    fileprivate func layerOfTests(reason: String) -> Rules.Layer? {
        let straying = graph.nodes.indices.filter { node in
            graph.nodes[node].isTest && graph.neighbours(of: node).contains { verdict(from: node, to: $0) != nil }
        }
        guard !straying.isEmpty else { return nil }
        let packages = Set(straying.map { graph.nodes[$0].package })
        let tests = graph.nodes.indices.filter { graph.nodes[$0].isTest && packages.contains(graph.nodes[$0].package) }
        let used = Set(tests.flatMap { graph.neighbours(of: $0) + [$0] }.compactMap { placements[$0].layer })
        let names = rules.layers.map(\.name)
        var layer = Rules.Layer(
            name: ["tests", "all-tests"].first { !names.contains($0) } ?? "tests-of-" + names.joined(separator: "-"),
            packages: packages.sorted().map { NamePattern(graph.packages[$0].path) },
            reason: reason
        )
        layer.targets = straying.map { NamePattern(graph.nodes[$0].name) }
        layer.uses = used.sorted().map { names[$0] }
        return layer
    }
}
