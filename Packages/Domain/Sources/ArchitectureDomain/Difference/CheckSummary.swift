/// The numbers of a check, and the violations that it has found, without words and places.
public struct CheckSummary: Hashable, Sendable {
    /// The number of targets, and of parts of targets.
    public let modules: Int
    /// The number of dependencies between them.
    public let dependencies: Int
    /// The number of Swift files that belong to a target.
    public let files: Int
    /// The number of all Swift files.
    public let allFiles: Int
    /// The number of errors.
    public let errors: Int
    /// The number of warnings.
    public let warnings: Int
    /// The number of violations that the baseline covers.
    public let covered: Int
    /// The number of violations that comments suppress.
    public let suppressed: Int
    /// The errors and warnings, one by one, sorted.
    public let violations: [Baseline.Violation]
    /// The modules and dependencies, without tests.
    public let map: ModuleMap

    /// Creates a summary.
    public init(
        modules: Int = 0,
        dependencies: Int = 0,
        files: Int = 0,
        allFiles: Int = 0,
        errors: Int = 0,
        warnings: Int = 0,
        covered: Int = 0,
        suppressed: Int = 0,
        violations: [Baseline.Violation] = [],
        map: ModuleMap = ModuleMap(modules: [], arrows: [], layers: [], features: [])
    ) {
        self.modules = modules
        self.dependencies = dependencies
        self.files = files
        self.allFiles = allFiles
        self.errors = errors
        self.warnings = warnings
        self.covered = covered
        self.suppressed = suppressed
        self.violations = violations.sorted()
        self.map = map
    }

    /// Creates the summary of a checker's report.
    public init(_ report: ArchitectureReport, _ checker: Checker) {
        self.init(
            modules: report.graph.nodes.count,
            dependencies: report.graph.nodes.indices.reduce(0) { $0 + report.graph.neighbours(of: $1).count },
            files: report.coverage.covered,
            allFiles: report.coverage.total,
            errors: report.findings.count { $0.severity == .error },
            warnings: report.findings.count { $0.severity == .warning },
            covered: report.covered,
            suppressed: report.suppressed,
            violations: report.findings.filter { $0.severity > .note }.map(Baseline.Violation.init),
            map: checker.map
        )
    }
}
