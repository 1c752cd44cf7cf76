public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a proposal of rules.
public struct RulesProposal: Hashable, Sendable {
    /// The path of the repository's folder.
    public let root: String
    /// The placeholder for the reason of each rule.
    public let reason: String
    /// A Boolean value that indicates whether existing rules are replaced.
    public let replaces: Bool

    /// Creates options.
    public init(root: String, reason: String, replaces: Bool = false) {
        self.root = root
        self.reason = reason
        self.replaces = replaces
    }
}

/// Writes rules that a repository already meets.
public struct ProposeRules: CommandUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - codebases: the source of manifests and source files.
    ///   - rules: the store of the rules.
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
