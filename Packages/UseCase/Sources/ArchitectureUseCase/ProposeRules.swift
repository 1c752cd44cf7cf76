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

/// Writes rules that a repository already meets; those for folders of an app mostly.
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
        var codebase = try await codebases.codebase(for: Rules())
        let folders = FolderProposal(codebase)
        if let folders { codebase = try await codebases.codebase(for: folders.rules) }
        let proposed = Rules(proposedFor: codebase, dividedBy: folders, reason: input.reason)
        try await rules.write(proposed, replacing: input.replaces)
    }
}
