extension Checker {
    /// Returns the violations of the limits of composition.
    func compositionFindings() -> [Finding] {
        guard let composition = rules.composition else { return [] }
        return graph.nodes.indices.flatMap { node -> [Finding] in
            let target = graph.nodes[node]
            guard !target.isTest, let layer = layer(of: node), composition.layers.contains(layer.name) else {
                return []
            }
            let screens = target.sources.filter { composition.isScreen($0.path) }
            let lines = target.sources.reduce(0) { $0 + $1.facts.lines } - screens.reduce(0) { $0 + $1.facts.lines }
            let branches = target.sources.flatMap { file in
                file.facts.branches.map { Place(file: file.path, $0) }
            }
            var facts: [(Fact, Place)] = target.sources.flatMap { file in
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

    /// Returns the names that layers must not mention, and the calls of layers of which only data may be read.
    func mentionFindings() -> [Finding] {
        avoidanceFindings() + rules.dataOnly.flatMap(dataOnlyFindings)
    }

    private func avoidanceFindings() -> [Finding] {
        var findings: [Finding] = []
        for avoidance in rules.avoidances {
            for node in sourceNodes(of: avoidance.layers) {
                for file in graph.nodes[node].sources {
                    for name in avoidance.names {
                        guard let position = file.facts.words[name] else { continue }
                        let fact = Fact.avoidedName(
                            target: graph.nodes[node].name,
                            name: name,
                            layer: layer(of: node)?.name ?? ""
                        )
                        let place = Place(file: file.path, position)
                        findings.append(finding(fact, at: place, node: node, rule: avoidance.quote))
                    }
                }
            }
        }
        return findings
    }

    private func sourceNodes(of layers: [String]) -> [Int] {
        graph.nodes.indices.filter { node in
            !graph.nodes[node].isTest && layer(of: node).map { layers.contains($0.name) } ?? false
        }
    }

    private func dataOnlyFindings(_ dataOnly: Rules.DataOnly) -> [Finding] {
        let owners = Set(sourceNodes(of: [dataOnly.of]))
        return sourceNodes(of: [dataOnly.layer]).flatMap { node in
            // Only modules that the target imports, and its own parts, can be meant.
            let near = owners.intersection(graph.nodes[node].parts)
            let far = owners.intersection(graph.imported[node].compactMap(\.to))
            let declared = { (nodes: Set<Int>) in
                nodes.flatMap { graph.nodes[$0].sources }.flatMap(\.facts.declarations)
            }
            let names = VisibleNames(declared(near) + declared(far).filter(\.isPublic), except: dataOnly.except)
            return graph.nodes[node].sources.flatMap { file in
                file.facts.words.compactMap { word, position in
                    names.fact(for: word, in: graph.nodes[node].name, of: dataOnly.of).map {
                        finding($0, at: Place(file: file.path, position), node: node, rule: dataOnly.quote)
                    }
                }
            }
        }
    }

    /// A Boolean value that indicates whether the rules need the words of the files of a package.
    public static func needsWords(_ rules: Rules, packagePath: String) -> Bool {
        let layers = Set(rules.avoidances.flatMap(\.layers) + rules.dataOnly.map(\.layer))
        return rules.layers.contains { layer in
            layers.contains(layer.name)
                && (!layer.folders.isEmpty || layer.packages.contains { $0.matches(packagePath) })
        }
    }
}

/// The protocols and functions that a target sees.
private struct VisibleNames {
    private let protocols: Set<String>
    private let functions: Set<String>

    /// The functions that protocols of the standard library require of any type.
    private static let witnesses = ["encode", "hash"]

    init(_ visible: [SourceFacts.Declaration], except: [String]) {
        protocols = Set(visible.filter { $0.keyword == "protocol" }.map(\.name)).subtracting(except)
        functions = Set(visible.filter { $0.keyword == "func" }.map(\.name)).subtracting(Self.witnesses + except)
    }

    func fact(for word: String, in target: String, of layer: String) -> Fact? {
        if protocols.contains(word) { return .gatewayNamed(target: target, name: word, of: layer) }
        guard word.hasPrefix("."), functions.contains(String(word.dropFirst())) else { return nil }
        return .businessRuleCalled(target: target, name: String(word.dropFirst()), of: layer)
    }
}
