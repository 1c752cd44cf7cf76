extension Checker {
    /// Returns the patterns for packages and targets that have no effect.
    ///
    /// A rule that does not apply where it was meant to is not noticed otherwise. Patterns that only allow something are
    /// left out, because a misspelt one causes a violation. As long as a part could not be read, nothing is reported.
    func patternFindings() -> [Finding] {
        guard !codebase.readFailures.contains(where: \.reason.hidesFindings) else { return [] }
        return rules.layers.indices.flatMap(findings(inLayer:)) + rules.groups.indices.flatMap(findings(inGroup:))
            + (rules.hasFolders ? folderFindings() : [])
    }

    /// Returns the patterns for folders that match no file, or only files in folders of other layers.
    private func folderFindings() -> [Finding] {
        var division = Division(rules)
        var matched: [NamePattern: Set<Int?>] = [:]
        for node in graph.nodes {
            for folder in Set(node.sources.map(\.path.folder)) {
                for pattern in division.patterns(matching: folder) {
                    matched[pattern, default: []].insert(node.part?.layer)
                }
            }
        }
        let ofLayers = rules.layers.indices.flatMap { index in
            rules.layers[index].folders.compactMap { pattern -> Finding? in
                let quote = rules.layers[index].quote
                guard let layers = matched[pattern] else { return deadFolder(pattern, quote) }
                guard !layers.contains(index) else { return nil }
                let others = layers.compactMap(\.self).sorted()
                return shadowedPattern(pattern, quote, by: others.map { rules.layers[$0].quote.name })
            }
        }
        let features = rules.features
        return ofLayers
            + (features?.folders ?? []).compactMap { pattern in
                features.flatMap { matched[pattern] == nil ? deadFolder(pattern, $0.quote) : nil }
            }
    }

    private func findings(inLayer index: Int) -> [Finding] {
        let layer = rules.layers[index]
        let dead = layer.packages.filter { pattern in !graph.packages.contains { pattern.matches($0.path) } }
        let inside = graph.nodes.indices.filter { node in
            layer.packages.contains { $0.matches(graph.nodes[node].key.package) }
        }
        let found = dead.map { deadPattern($0, layer.quote) }
        guard !inside.isEmpty else { return found }
        return found
            + layer.targets.compactMap { pattern in
                let matched = inside.filter { matches($0, pattern) }
                guard !matched.contains(where: { placements[$0].layer == index }) else { return nil }
                let others = Set(matched.compactMap { placements[$0].layer }).sorted()
                return matched.isEmpty
                    ? deadPattern(pattern, layer.quote)
                    : shadowedPattern(pattern, layer.quote, by: others.map { rules.layers[$0].quote.name })
            }
    }

    private func findings(inGroup index: Int) -> [Finding] {
        let group = rules.groups[index]
        return group.targets.compactMap { pattern in
            let matched = graph.nodes.indices.filter { matches($0, pattern) }
            guard !matched.contains(where: { placements[$0].group == index }) else { return nil }
            let others = Set(matched.compactMap { placements[$0].group }).sorted()
            return matched.isEmpty
                ? deadPattern(pattern, group.quote)
                : shadowedPattern(pattern, group.quote, by: others.map { rules.groups[$0].quote.name })
        }
    }

    /// A Boolean value that indicates whether a pattern matches the name of a target, or of the one that it tests.
    private func matches(_ node: Int, _ pattern: NamePattern) -> Bool {
        let target = graph.nodes[node]
        return pattern.text == target.name
            || pattern.matches(target.manifest.subject, features: rules.features?.names ?? [])
    }

    func deadPattern(_ pattern: NamePattern, _ rule: Rules.Quote) -> Finding {
        finding(.deadPattern(pattern.text, rule: rule.name), at: rule.place, rule: rule)
    }

    private func deadFolder(_ pattern: NamePattern, _ rule: Rules.Quote) -> Finding {
        finding(.deadFolder(pattern.text, rule: rule.name), at: rule.place, rule: rule)
    }

    private func shadowedPattern(_ pattern: NamePattern, _ rule: Rules.Quote, by others: [String]) -> Finding {
        finding(.shadowedPattern(pattern.text, rule: rule.name, by: others), at: rule.place, rule: rule)
    }
}
