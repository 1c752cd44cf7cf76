extension Rules {
    /// Creates rules that a codebase meets: they allow the dependencies between layers that it has, and no others.
    ///
    /// Each package becomes a layer. A package with more than half of all targets is split: its targets become layers,
    /// each above what it uses. If there are many, those whose names end in the same word share a layer, for example
    /// `Feature`; if there still are, so do those of one height. Packages or targets that depend on each other share a
    /// layer, because rules cannot allow a cycle. Tests that use more than what they test get a layer of their own.
    ///
    /// Packages whose manifests cannot be read are excluded. What layers cannot allow, for example an import that
    /// is not declared, becomes a warning.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - folders: the folders of a target that become layers, too, or nil for none. References that oppose their order
    ///     become warnings.
    ///   - reason: a placeholder for the reason of each rule.
    public init(proposedFor codebase: Codebase, dividedBy folders: FolderProposal? = nil, reason: String) {
        self.init()
        layers = LayerProposal(ModuleGraph(codebase)).layers(reason: reason)
        if let folders { layers = folders.layers(beside: layers, in: codebase, reason: reason) }
        if let tests = Checker(codebase, rules: self).layerOfTests(reason: reason) { layers.append(tests) }
        excluded = codebase.readFailures.filter(\.hidesPackage).map { NamePattern($0.folder) }
        for finding in Checker(codebase, rules: self).findings() where finding.severity == .error {
            // What could not be read may hide any violation, so it stays an error.
            guard finding.check != .readFailure else { continue }
            severities[finding.check] = .warning
        }
    }
}

extension Codebase.ReadFailure {
    /// The folder of the place; empty for the root.
    fileprivate var folder: String { place.file.split(separator: "/").dropLast().joined(separator: "/") }

    /// A Boolean value that indicates whether it hides a whole package, which is then excluded.
    fileprivate var hidesPackage: Bool {
        guard !folder.isEmpty else { return false }
        return switch reason {
        case .manifest, .toolsVersion, .malformedProject: true
        default: false
        }
    }
}

extension Checker {
    /// Returns a layer for the tests that break the rules, with what all tests of their packages use; nil if none does.
    fileprivate func layerOfTests(reason: String) -> Rules.Layer? {
        let straying = graph.nodes.indices.filter { node in
            graph.nodes[node].isTest && graph.nodes[node].part == nil
                && graph.neighbours(of: node).contains { isForbidden(from: node, to: $0) }
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
