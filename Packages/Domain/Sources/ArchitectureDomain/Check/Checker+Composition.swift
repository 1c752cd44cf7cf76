extension Checker {
    /// Returns the violations of the limits of composition.
    func compositionFindings() -> [Finding] {
        guard let composition = rules.composition else { return [] }
        return graph.nodes.indices.flatMap { node -> [Finding] in
            // The parts of a divided target are one app.
            let parts = graph.nodes[node].parts.filter { part in
                layer(of: part).map { composition.layers.contains($0.name) } ?? false
            }
            let target = graph.nodes[node].manifest
            guard target.kind != .test, parts.first == node else { return [] }
            let sources = parts.flatMap { graph.nodes[$0].sources }
            let screens = sources.filter { composition.isScreen($0.path) }
            let others = sources.filter { !composition.isScreen($0.path) }
            let lines = others.reduce(0) { $0 + $1.facts.lines }
            let branches = others.flatMap { file in
                file.facts.branches.map { Place(file: file.path, $0) }
            }
            var facts: [(Fact, Place)] = sources.flatMap { file in
                file.facts.errorDecisions.map {
                    (.errorDecision(target: target.name), Place(file: file.path, $0))
                }
                    + file.facts.sentences.map { (.sentence(target: target.name), Place(file: file.path, $0)) }
            }
            let limit = composition.linesPerScreen
            for file in screens where file.facts.lines > limit {
                let fact = Fact.screenLines(target: target.name, lines: file.facts.lines, limit: limit)
                facts.append((fact, Place(file: file.path, line: limit + 1)))
            }
            let mostLines = composition.lines + Rules.Composition.linesForScreen * screens.count
            if lines > mostLines {
                let fact = Fact.compositionLines(target: target.name, lines: lines, limit: mostLines)
                facts.append((fact, graph.place(of: node)))
            }
            let mostBranches = composition.branches + Rules.Composition.branchesForScreen * screens.count
            if branches.count > mostBranches {
                let fact = Fact.compositionBranches(target: target.name, branches: branches, limit: mostBranches)
                facts.append((fact, graph.place(of: node)))
            }
            return facts.map { finding($0, at: $1, node: node, rule: composition.quote) }
        }
    }
}
