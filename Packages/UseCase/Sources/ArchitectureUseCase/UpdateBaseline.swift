public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of an update of a baseline.
public struct BaselineUpdate: Hashable, Sendable {
    /// The path of the repository's folder.
    public let root: String
    /// A Boolean value that indicates whether new violations are added to an existing baseline.
    public let addsNew: Bool
    /// The reason of each new entry.
    public let reason: String

    /// Creates options.
    public init(root: String, addsNew: Bool, reason: String) {
        self.root = root
        self.addsNew = addsNew
        self.reason = reason
    }
}

/// Writes the baseline of a repository, or removes the entries of an existing one that no longer occur.
///
/// The other entries keep their reasons.
public struct UpdateBaseline: CommandUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let baselines: any BaselineGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - codebases: the source of manifests and source files.
    ///   - rules: the store of the rules.
    ///   - baselines: the store of the baseline.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway, baselines: any BaselineGateway) {
        self.codebases = codebases
        self.rules = rules
        self.baselines = baselines
    }

    @concurrent
    public func callAsFunction(_ input: BaselineUpdate) async throws(ApplicationError) {
        let rules = try await rules.rules(at: input.root) ?? Rules()
        let baseline = try await baselines.baseline(at: input.root)
        let checker = Checker(try await codebases.codebase(at: input.root, for: rules), rules: rules)
        let match = BaselineMatch(checker.findings(), baseline ?? Baseline([]))
        try await baselines.remove(match.stale, at: input.root)
        if baseline == nil || input.addsNew {
            try await baselines.add(match.uncovered, because: input.reason, at: input.root)
        }
    }
}
