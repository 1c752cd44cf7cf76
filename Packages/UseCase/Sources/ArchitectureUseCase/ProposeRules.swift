public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// For which repository rules are proposed, and what stands for the reasons that nobody gave yet.
public struct RulesProposal: Hashable, Sendable {
    /// The folder of the repository.
    public let root: String
    /// What stands as the reason of each rule.
    public let reason: String
    /// A Boolean value that indicates whether rules that are there are replaced.
    public let replaces: Bool

    /// Makes a proposal.
    public init(root: String, reason: String, replaces: Bool = false) {
        self.root = root
        self.reason = reason
        self.replaces = replaces
    }
}

/// Writes the rules that a repository keeps already, as a start.
public struct ProposeRules: CommandUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - codebases: where manifests and source files come from.
    ///   - rules: where the rules go.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway) {
        self.codebases = codebases
        self.rules = rules
    }

    @concurrent
    public func callAsFunction(_ input: RulesProposal) async throws(ApplicationError) {
        let codebase = try await codebases.codebase(at: input.root, for: Rules())
        let proposal = Rules(proposedFor: codebase, reason: input.reason)
        try await rules.write(proposal, at: input.root, replacing: input.replaces)
    }
}
