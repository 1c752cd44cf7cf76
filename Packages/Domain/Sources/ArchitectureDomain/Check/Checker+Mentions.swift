extension Checker {
    /// Targets that are for composition and hold more.
    func compositionFindings() -> [Finding] {
        guard let composition = rules.composition else { return [] }
        let rule = quote("composition", composition.reason, composition.line)
        var findings: [Finding] = []
        for node in graph.nodes.indices where !graph.nodes[node].isTest {
            guard let layer = layer(of: node), composition.layers.contains(layer.name) else { continue }
            let target = graph.nodes[node]
            for file in target.sources {
                for line in file.facts.errorDecisions {
                    let place = Place(file: file.path, line: line)
                    findings.append(finding(.errorDecision(target: target.name), at: place, node: node, rule: rule))
                }
                for line in file.facts.sentences {
                    let place = Place(file: file.path, line: line)
                    findings.append(finding(.sentence(target: target.name), at: place, node: node, rule: rule))
                }
            }
            let lines = target.sources.reduce(0) { $0 + $1.facts.lines }
            let branches = target.sources.reduce(0) { $0 + $1.facts.branches }
            if lines > composition.lines {
                let fact = Fact.compositionLines(target: target.name, lines: lines, limit: composition.lines)
                findings.append(finding(fact, at: graph.place(of: node), node: node, rule: rule))
            }
            if branches > composition.branches {
                let limit = composition.branches
                let fact = Fact.compositionBranches(target: target.name, branches: branches, limit: limit)
                findings.append(finding(fact, at: graph.place(of: node), node: node, rule: rule))
            }
        }
        return findings
    }

    /// Names that a layer must not mention, and calls of another layer's rules.
    func mentionFindings() -> [Finding] {
        avoidanceFindings() + rules.dataOnly.flatMap(dataOnlyFindings)
    }

    private func avoidanceFindings() -> [Finding] {
        var findings: [Finding] = []
        for avoidance in rules.avoidances {
            let rule = quote("avoid.\(avoidance.name)", avoidance.reason, avoidance.line)
            for node in sourceNodes(of: avoidance.layers) {
                for file in graph.nodes[node].sources {
                    for name in avoidance.names {
                        guard let line = file.facts.words[name] else { continue }
                        let fact = Fact.avoidedName(
                            target: graph.nodes[node].name,
                            name: name,
                            layer: layer(of: node)?.name ?? ""
                        )
                        findings.append(finding(fact, at: Place(file: file.path, line: line), node: node, rule: rule))
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
        let declarations = sourceNodes(of: [dataOnly.of])
            .flatMap { graph.nodes[$0].sources }
            .flatMap(\.facts.declarations)
            .filter(\.isPublic)
        let protocols = Set(declarations.filter { $0.keyword == "protocol" }.map(\.name))
        let functions = Set(declarations.filter { $0.keyword == "func" }.map(\.name))
        let rule = quote("data-only.\(dataOnly.name)", dataOnly.reason, dataOnly.line)
        var findings: [Finding] = []
        for node in sourceNodes(of: [dataOnly.layer]) {
            let name = graph.nodes[node].name
            for file in graph.nodes[node].sources {
                for (word, line) in file.facts.words {
                    let fact: Fact
                    if protocols.contains(word) {
                        fact = .gatewayNamed(target: name, name: word, of: dataOnly.of)
                    } else if word.hasPrefix("."), functions.contains(String(word.dropFirst())) {
                        fact = .businessRuleCalled(target: name, name: String(word.dropFirst()), of: dataOnly.of)
                    } else {
                        continue
                    }
                    findings.append(finding(fact, at: Place(file: file.path, line: line), node: node, rule: rule))
                }
            }
        }
        return findings
    }

    /// Whether the words of a package's files have to be known for the rules.
    public static func wantsWords(_ rules: Rules, packagePath: String) -> Bool {
        let layers = Set(rules.avoidances.flatMap(\.layers) + rules.dataOnly.map(\.layer))
        return rules.layers.contains { layer in
            layers.contains(layer.name) && layer.packages.contains { $0.matches(packagePath) }
        }
    }
}
