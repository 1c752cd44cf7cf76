/// What a check of a repository came to.
public struct ArchitectureReport: Sendable {
    /// What is not as the rules want it, by place.
    public let findings: [Finding]
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
    public init(_ codebase: Codebase, rules: Rules?) {
        let checker = Checker(codebase, rules: rules ?? Rules())
        findings = checker.findings()
        self.rules = rules
        graph = checker.graph
        placements = checker.placements
    }

    /// Whether nothing was found that fails the check.
    public var isClean: Bool { !findings.contains { $0.severity == .error } }
}
