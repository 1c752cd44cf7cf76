/// The checks of a codebase against its rules; the same codebase and rules give the same findings in the same order.
public struct Checker: Sendable {
    let codebase: Codebase
    let rules: Rules
    /// The targets and the dependencies between them.
    let graph: ModuleGraph
    /// The placement of each target of the graph.
    let placements: [Placement]
    /// The layers that each layer may use, itself included.
    let usedLayers: [Set<Int>]
    /// The layers that each layer may use directly or through others, itself included.
    let reachedLayers: [Set<Int>]

    /// The layers that the tests of every layer may use.
    let testLayers: Set<Int>
    /// The features that the rules do not list, and that are checked as if they did.
    let unlisted: [UnlistedFeature]

    /// Creates the checks of a codebase.
    public init(_ codebase: Codebase, rules: Rules) {
        let graph = ModuleGraph(codebase, dividedBy: rules)
        var rules = rules
        let found = Set(graph.nodes.compactMap { $0.part?.feature }).subtracting(rules.features?.names ?? [])
        rules.features?.names += found.sorted()
        let strict = Checker(codebase, rules, graph, unlisted: [])
        let unlisted = strict.unlistedFeatures()
        var completed = rules
        completed.features?.names += unlisted.map(\.name)
        self = unlisted.isEmpty ? strict : Checker(codebase, completed, graph, unlisted: unlisted)
    }

    private init(_ codebase: Codebase, _ rules: Rules, _ graph: ModuleGraph, unlisted: [UnlistedFeature]) {
        self.codebase = codebase
        self.graph = graph
        self.unlisted = unlisted
        self.rules = rules
        let layers = rules.layerGraph
        usedLayers = rules.layers.indices.map { Set(layers.neighbours[$0] + [$0]) }
        testLayers = Set(rules.layers.indices.filter { rules.layers[$0].isForTests })
        reachedLayers = rules.layers.indices.map { layers.reachableNodes(from: $0).union([$0]) }
        placements = graph.nodes.map { rules.placement(of: $0) }
    }

    /// Returns the findings, sorted by place, without those that comments suppress.
    ///
    /// - Complexity: O(t · (t + d)) in targets and dependencies for indirect uses, O(n) in everything else.
    public func findings() -> [Finding] { openFindings().findings }

    /// Returns the findings, and the number of those that comments suppress.
    func openFindings() -> (findings: [Finding], suppressed: Int) {
        let findings = [
            dependencyFindings(), manifestFindings(), cycleFindings(), importFindings(), fileFindings(),
            compositionFindings(), typeFindings(), featureFindings(), patternFindings(), deprecationFindings(),
            readFailureFindings(), coverageFindings(), folderCycleFindings(),
        ]
        let reported = Set(findings.joined()).filter { $0.severity > .off }
        let (open, suppressed) = withoutSuppressed(Array(reported))
        return (open.filter { $0.severity > .off }.sorted().distinct, suppressed)
    }

    /// Returns a finding for each entry of the baseline that accepts more violations than there are.
    func staleFindings(_ entries: [(entry: Baseline.Entry, found: Int)]) -> [Finding] {
        guard rules.severity(of: .staleBaseline) > .off else { return [] }
        return entries.map { entry, found in
            let fact = Fact.staleEntry(entry.violation, accepted: entry.count, found: found)
            return finding(fact, at: entry.place ?? Place(file: Baseline.file))
        }
    }

    func finding(_ fact: Fact, at place: Place, node: Int, rule: Rules.Quote? = nil) -> Finding {
        finding(fact, at: place, subject: graph.nodes[node].key, rule: rule)
    }

    func finding(
        _ fact: Fact,
        at place: Place,
        subject: Codebase.TargetKey = .init(package: "", target: ""),
        rule: Rules.Quote? = nil
    ) -> Finding {
        let severity = rules.severities[fact.check] ?? fact.usualSeverity ?? rules.severity(of: fact.check)
        let clamped = min(max(severity, fact.severities.lowerBound), fact.severities.upperBound)
        return Finding(fact: fact, severity: clamped, place: place, subject: subject, rule: rule)
    }

    func layer(of node: Int) -> Rules.Layer? { placements[node].layer.map { rules.layers[$0] } }

    private func deprecationFindings() -> [Finding] {
        rules.deprecations.map { deprecation in
            let fact = Fact.deprecatedTable(old: deprecation.old, new: deprecation.new, keys: deprecation.keys)
            return finding(fact, at: Place(file: Rules.file, deprecation.position))
        }
    }

    private func readFailureFindings() -> [Finding] {
        codebase.readFailures.map { readFailure in
            let package = codebase.packages.last { readFailure.place.file.hasPrefix($0.path + "/") }?.path ?? ""
            let subject = Codebase.TargetKey(package: package, target: "")
            return finding(.readFailure(readFailure.reason), at: readFailure.place, subject: subject)
        }
    }
}
