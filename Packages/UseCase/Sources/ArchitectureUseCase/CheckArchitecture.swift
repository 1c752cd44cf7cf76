public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Which check is wanted.
public struct CheckOptions: Hashable, Sendable {
    /// The folder of the repository.
    public let root: String
    /// The revision since which it is asked what can have broken, or nil for everything.
    public let base: String?
    /// A Boolean value that indicates whether only the dependency rule is asked about.
    public let dependenciesOnly: Bool

    /// Makes a question.
    public init(root: String, since base: String? = nil, dependenciesOnly: Bool = false) {
        self.root = root
        self.base = base
        self.dependenciesOnly = dependenciesOnly
    }
}

/// Holds a repository against its rules.
///
/// Without a rules file it checks what holds for every package: imports
/// that are not declared, dependencies that nobody uses, cycles.
public struct CheckArchitecture: QueryUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let baselines: any BaselineGateway
    private let changes: any ChangesGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - codebases: where manifests and source files come from.
    ///   - rules: where the rules come from.
    ///   - baselines: where the violations come from that may stay for now.
    ///   - changes: what tells what has changed.
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
        let rules = try await rules.rules(at: input.root)
        let baseline = try await baselines.baseline(at: input.root)
        var changed: [String]?
        if let base = input.base { changed = try await changes.changedFiles(since: base, at: input.root) }
        let codebase = try await codebases.codebase(at: input.root, for: rules ?? Rules(), affectedBy: changed)
        return ArchitectureReport(
            codebase,
            rules: rules,
            baseline: baseline ?? Baseline([]),
            changed: changed,
            dependenciesOnly: input.dependenciesOnly
        )
    }
}
