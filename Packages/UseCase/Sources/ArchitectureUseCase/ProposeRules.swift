public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a proposal of rules.
public struct RulesProposal: Hashable, Sendable {
    /// The placeholder for the reason of each rule.
    public let reason: String
    /// A Boolean value that indicates whether existing rules are replaced.
    public let replaces: Bool

    /// Creates options.
    public init(reason: String, replaces: Bool = false) {
        self.reason = reason
        self.replaces = replaces
    }
}

/// Writes rules that a repository already meets.
public struct ProposeRules: CommandUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway

    /// Creates the use case.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway) {
        self.codebases = codebases
        self.rules = rules
    }

    @concurrent
    public func callAsFunction(_ input: RulesProposal) async throws(ApplicationError) {
        let codebase = try await codebases.codebase(for: Rules())
        try await rules.write(Rules(proposedFor: codebase, reason: input.reason), replacing: input.replaces)
    }
}
