/// What a check of a repository came to.
public struct ArchitectureReport: Sendable {
    /// What is not as the rules want it and not in the baseline, by place.
    public let findings: [Finding]
    /// How many violations the baseline holds.
    public let covered: Int
    /// The targets that a change can have broken, or nil if no change was asked about; the findings are theirs.
    public let affected: Set<Codebase.TargetKey>?
    /// The rules, or nil if the repository has none, so that only what holds for every package was checked.
    public let rules: Rules?
    /// The targets and their arrows.
    public let graph: ModuleGraph
    /// Where each target of the graph lives.
    public let placements: [Placement]

    /// Holds a codebase against rules.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - rules: its rules, or nil if it has none.
    ///   - baseline: the violations that may stay for now.
    ///   - changed: the files that differ from those of a time when all was well, or nil to report everything.
    ///   - dependenciesOnly: a Boolean value that indicates whether only the dependency rule is reported.
    public init(
        _ codebase: Codebase,
        rules: Rules?,
        baseline: Baseline = Baseline([]),
        changed: [String]? = nil,
        dependenciesOnly: Bool = false
    ) {
        let checker = Checker(codebase, rules: rules ?? Rules())
        let match = BaselineMatch(checker.findings(), baseline)
        let part = changed.map { AffectedPart(checker, changed: $0) }
        findings = (match.open + checker.staleFindings(match.stale))
            .filter { (part?.contains($0) ?? true) && ($0.check.isOfDependencies || !dependenciesOnly) }.sorted()
        affected = part?.targets
        covered = match.covered
        self.rules = rules
        graph = checker.graph
        placements = checker.placements
    }

    /// Whether nothing was found that fails the check.
    public var isClean: Bool { !findings.contains { $0.severity == .error } }
}
