/// The result of a check of a repository.
public struct ArchitectureReport: Sendable {
    /// The violations that the baseline does not cover, and notes, sorted by place.
    public let findings: [Finding]
    /// The checks that were made.
    public let checks: [Check]
    /// The number of violations that the baseline covers.
    public let covered: Int
    /// The number of violations that comments in the sources suppress.
    public let suppressed: Int
    /// The names of the targets, and parts of targets, that a change can have broken, to which the findings are limited, or
    /// nil for a check of everything.
    public let affected: [String]?
    /// The absolute path of the repository's folder.
    public let root: String
    /// The path of that folder within its git repository, with a slash at the end; empty for the root of the repository.
    public let prefix: String
    /// The violations that are accepted for now.
    public let baseline: Baseline
    /// The rules, or nil if the repository has none.
    public let rules: Rules?
    /// The targets and their dependencies.
    public let graph: ModuleGraph
    /// The Swift files, by whether they belong to a target.
    public let coverage: Coverage
    /// The names of the targets whose references between files matter, by the evidence for those; sorted.
    public let evidence: [Codebase.Evidence: [String]]

    /// Checks a codebase; without rules, only what holds for every package.
    ///
    /// - Parameters:
    ///   - changed: the files that changed since a revision without violations, or nil to report everything.
    ///   - dependenciesOnly: a Boolean value that indicates whether only the dependency rule is reported.
    public init(
        _ codebase: Codebase,
        rules: Rules?,
        baseline: Baseline = Baseline([]),
        changed: [String]? = nil,
        dependenciesOnly: Bool = false
    ) {
        self.init(
            Checker(codebase, rules: rules ?? Rules()),
            rules: rules,
            baseline: baseline,
            changed: changed,
            dependenciesOnly: dependenciesOnly
        )
    }

    /// Reports the findings of a checker.
    public init(
        _ checker: Checker,
        rules: Rules?,
        baseline: Baseline,
        changed: [String]? = nil,
        dependenciesOnly: Bool = false
    ) {
        let codebase = checker.codebase
        let (found, suppressed) = checker.openFindings()
        let match = BaselineMatch(found, baseline)
        let part = changed.map { AffectedPart(checker, changed: $0) }
        findings = (match.open + checker.staleFindings(match.stale))
            .filter { (part?.contains($0) ?? true) && ($0.check.isOfDependencies || !dependenciesOnly) }.sorted()
        affected = part?.names
        checks = Check.allCases.filter {
            checker.rules.severity(of: $0) > .off && ($0.isOfDependencies || !dependenciesOnly)
        }
        covered = match.covered
        self.suppressed = suppressed
        root = codebase.root
        prefix = codebase.prefix
        self.baseline = baseline
        self.rules = rules
        graph = checker.graph
        coverage = codebase.coverage
        let parts = checker.graph.nodes.filter { $0.isPart && !$0.isTest }.map(\.key)
        let targets = Set(parts).union(checker.rules.folderCycle == nil ? [] : codebase.evidence.keys.map(\.self))
        evidence = Dictionary(grouping: targets.sorted()) { codebase.evidence[$0] ?? .sources }
            .mapValues { $0.map(\.target) }
    }
}
