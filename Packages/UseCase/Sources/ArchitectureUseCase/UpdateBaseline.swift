public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// How the baseline of a repository is to be brought up to date.
public struct BaselineUpdate: Hashable, Sendable {
    /// The folder of the repository.
    public let root: String
    /// Whether violations that it does not hold yet are taken in, though there is a baseline already.
    public let takesNew: Bool
    /// What stands as the reason of each new entry.
    public let reason: String

    /// Makes an update.
    public init(root: String, takesNew: Bool, reason: String) {
        self.root = root
        self.takesNew = takesNew
        self.reason = reason
    }
}

/// Makes the baseline of a repository; where there is one, takes out what no longer holds.
///
/// Entries that stay keep their reasons.
public struct UpdateBaseline: CommandUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let baselines: any BaselineGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - codebases: where manifests and source files come from.
    ///   - rules: where the rules come from.
    ///   - baselines: where the baseline is kept.
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
        if baseline == nil || input.takesNew {
            try await baselines.add(match.uncovered, because: input.reason, at: input.root)
        }
    }
}
