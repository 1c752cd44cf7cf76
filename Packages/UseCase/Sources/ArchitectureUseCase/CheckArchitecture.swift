public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a check.
public struct CheckOptions: Hashable, Sendable {
    /// The revision since which changes are checked, or nil to check everything.
    public let base: String?
    /// A Boolean value that indicates whether only the dependency rule is checked.
    public let dependenciesOnly: Bool

    /// Creates options.
    public init(since base: String? = nil, dependenciesOnly: Bool = false) {
        self.base = base
        self.dependenciesOnly = dependenciesOnly
    }
}

/// Checks a repository against its rules, or without rules for what holds for every package.
public struct CheckArchitecture: QueryUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let baselines: any BaselineGateway
    private let changes: any ChangesGateway

    /// Creates the use case.
    public init(
        codebases: any CodebaseGateway,
        rules: any RulesGateway,
        baselines: any BaselineGateway,
        changes: any ChangesGateway
    ) {
        self.codebases = codebases
        self.rules = rules
        self.baselines = baselines
        self.changes = changes
    }

    @concurrent
    public func callAsFunction(_ input: CheckOptions) async throws(ApplicationError) -> ArchitectureReport {
        var rules = try await rules.rules()
        // It is no dependency rule, and needs the references between files.
        if input.dependenciesOnly { rules?.folderCycle = nil }
        let baseline = try await baselines.baseline()
        var changed: [String]?
        if let base = input.base { changed = try await changes.changedFiles(since: base) }
        let codebase = try await codebases.codebase(for: rules ?? Rules(), affectedBy: changed)
        return ArchitectureReport(
            codebase,
            rules: rules,
            baseline: baseline ?? Baseline([]),
            changed: changed,
            dependenciesOnly: input.dependenciesOnly
        )
    }
}
