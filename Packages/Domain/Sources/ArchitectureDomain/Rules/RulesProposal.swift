extension Rules {
    /// The rules that a codebase keeps already, as a start: the arrows that are there are allowed, and no others.
    ///
    /// Several packages become one layer each. A package with more than half of all targets is taken apart: its targets
    /// become layers, each above what it uses. Where they are many, those whose names end in one word share a layer, for
    /// example `Feature`; where they still are, so do those of one height. Packages or targets
    /// that need each other share a layer, because rules cannot allow a cycle. Tests that reach further than what they
    /// test get a layer of their own.
    ///
    /// Packages whose manifests cannot be read are left out. What no rule of layers can allow, for example an import that
    /// is not declared, is a warning for now.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - reason: what stands as the reason of each rule until somebody knows better.
    public init(proposedFor codebase: Codebase, reason: String) {
        self.init()
        layers = LayerProposal(ModuleGraph(codebase)).layers(reason: reason)
        if let tests = Checker(codebase, rules: self).layerOfTests(reason: reason) { layers.append(tests) }
        excluded = codebase.obstacles.filter(\.hidesPackage).map { NamePattern($0.folder) }
        for finding in Checker(codebase, rules: self).findings() where finding.severity == .error {
            if case .obstacle(let reason) = finding.fact, Codebase.Obstacle(reason, at: finding.place).hidesPackage {
                continue
            }
            severities[finding.check] = .warning
        }
    }
}

extension Codebase.Obstacle {
    /// The folder in which it lies; empty for the root.
    fileprivate var folder: String { place.file.split(separator: "/").dropLast().joined(separator: "/") }

    /// A Boolean value that indicates whether nothing is known of a package, which is then left out.
    fileprivate var hidesPackage: Bool {
        guard !folder.isEmpty else { return false }
        return switch reason {
        case .manifest, .toolsVersion: true
        default: false
        }
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
