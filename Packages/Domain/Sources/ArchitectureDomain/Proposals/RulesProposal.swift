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
    /// Words with which the targets of several layers begin are features, as far as no target uses one of another.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - folders: the folders of a target that become layers, too, or nil for none. References that oppose their order
    ///     become warnings.
    ///   - reasons: the texts for the reasons of the rules.
    ///   - declared: rules whose targets and excluded folders are kept.
    public init(
        proposedFor codebase: Codebase,
        dividedBy folders: FolderProposal? = nil,
        reasons: ProposalReasons,
        keeping declared: Rules = Rules()
    ) {
        self.init()
        targets = declared.targets
        layers = LayerProposal(ModuleGraph(codebase)).layers()
        if let folders { layers = folders.layers(beside: layers, in: codebase) }
        if let tests = Checker(codebase, rules: self).layerOfTests() { layers.append(tests) }
        for index in layers.indices {
            layers[index].quote = Quote(layers[index].quote.name, because: reasons.reason(of: layers[index]))
        }
        // Features would divide the folders further.
        if folders == nil, let found = FeatureProposal(Checker(codebase, rules: self)) {
            features = Features(names: found.names, reason: reasons.features)
            for layer in found.joining { layers[layer].joinsFeatures = true }
        }
        excluded = declared.excluded
        excluded += codebase.readFailures.filter(\.hidesPackage).map { NamePattern(String($0.place.file.folder)) }
        for finding in Checker(codebase, rules: self).findings() where finding.severity == .error {
            // What could not be read may hide any violation, so it stays an error.
            guard finding.check != .readFailure else { continue }
            severities[finding.check] = .warning
        }
    }
}

extension Codebase.ReadFailure {
    /// A Boolean value that indicates whether it hides a whole package, which is then excluded.
    fileprivate var hidesPackage: Bool {
        guard !place.file.folder.isEmpty else { return false }
        return switch reason {
        case .manifest, .toolsVersion, .malformedProject: true
        default: false
        }
    }
}

extension Checker {
    /// Returns a layer for the tests that break the rules, with what all tests of their packages use; nil if none does.
    fileprivate func layerOfTests() -> Rules.Layer? {
        let straying = graph.nodes.indices.filter { node in
            graph.nodes[node].isTest && graph.nodes[node].part == nil
                && graph.neighbours(of: node).contains { isForbidden(from: node, to: $0) }
        }
        guard !straying.isEmpty else { return nil }
        let packages = Set(straying.map { graph.nodes[$0].package })
        let tests = graph.nodes.indices.filter { graph.nodes[$0].isTest && packages.contains(graph.nodes[$0].package) }
        let used = Set(tests.flatMap { graph.neighbours(of: $0) + [$0] }.compactMap { placements[$0].layer })
        let names = rules.layers.map(\.name)
        return Rules.Layer(
            name: ["tests", "all-tests"].first { !names.contains($0) } ?? "tests-of-" + names.joined(separator: "-"),
            packages: packages.sorted().map { NamePattern(graph.packages[$0].path) },
            targets: straying.map { NamePattern(graph.nodes[$0].name) },
            uses: used.sorted().map { names[$0] },
            reason: ""
        )
    }
}

/// The texts for the reasons of proposed rules.
public struct ProposalReasons: Hashable, Sendable {
    /// The reasons of layers of modules, and of layers of folders, which some references may oppose.
    private let modules: OfLayers
    private let folders: OfLayers
    /// The reason why features stay apart.
    let features: String

    /// The reasons of layers.
    public struct OfLayers: Hashable, Sendable {
        /// The reason of a layer that uses no other.
        private let innermost: String
        /// The reason of any other, in which `*` stands for the names of the layers that it uses.
        private let others: String

        /// Creates reasons.
        public init(innermost: String, others: String) {
            self.innermost = innermost
            self.others = others
        }

        fileprivate func reason(using layers: [String]) -> String {
            layers.isEmpty ? innermost : others.replacing("*", with: layers.joined(separator: ", "))
        }
    }

    /// Creates reasons.
    public init(modules: OfLayers, folders: OfLayers, features: String) {
        self.modules = modules
        self.folders = folders
        self.features = features
    }

    fileprivate func reason(of layer: Rules.Layer) -> String {
        (layer.folders.isEmpty ? modules : folders).reason(using: layer.uses)
    }
}
