/// The numbers of a check, and the violations that it has found, without words and places.
public struct CheckSummary: Hashable, Sendable {
    /// The numbers of a check.
    public struct Counts: Hashable, Codable, Sendable {
        /// The number of targets, and of parts of targets.
        public var modules = 0
        /// The number of dependencies between them.
        public var dependencies = 0
        /// The number of Swift files that belong to a target.
        public var files = 0
        /// The number of all Swift files.
        public var allFiles = 0
        /// The number of errors.
        public var errors = 0
        /// The number of warnings.
        public var warnings = 0
        /// The number of violations that the baseline covers.
        public var covered = 0
        /// The number of violations that comments suppress.
        public var suppressed = 0

        /// Creates the numbers of nothing.
        public init() {}
    }

    /// The numbers of the check.
    public let counts: Counts
    /// The errors and warnings, one by one, sorted.
    public let violations: [Baseline.Violation]
    /// The modules and dependencies, without tests.
    public let map: ModuleMap

    /// Creates a summary.
    public init(_ counts: Counts = Counts(), violations: [Baseline.Violation] = [], map: ModuleMap = ModuleMap()) {
        self.counts = counts
        self.violations = violations.sorted()
        self.map = map
    }

    /// Creates the summary of a checker's report.
    public init(_ report: ArchitectureReport, _ checker: Checker) {
        let nodes = report.graph.nodes
        var counts = Counts()
        counts.modules = nodes.count
        counts.dependencies = nodes.indices.reduce(0) { $0 + report.graph.neighbours(of: $1).count }
        (counts.files, counts.allFiles) = (report.coverage.covered, report.coverage.total)
        counts.errors = report.findings.count { $0.severity == .error }
        counts.warnings = report.findings.count { $0.severity == .warning }
        (counts.covered, counts.suppressed) = (report.covered, report.suppressed)
        let violations = report.findings.filter { $0.severity > .note }.map(Baseline.Violation.init)
        self.init(counts, violations: violations, map: checker.map)
    }
}
