public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a proposal of rules.
public struct RulesProposal: Hashable, Sendable {
    /// The texts for the reasons of the rules.
    public let reasons: ProposalReasons
    /// A Boolean value that indicates whether existing rules are replaced.
    public let replaces: Bool

    /// Creates options.
    public init(reasons: ProposalReasons, replaces: Bool = false) {
        self.reasons = reasons
        self.replaces = replaces
    }
}

/// Writes rules that a repository already meets; targets and excluded folders of existing rules stay.
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
        // What the file declares is kept; it may be there for nothing else, and rules with a mistake are replaced as a whole.
        let declared = (try? await rules.rules())?.declarations ?? Rules()
        var codebase = try await codebases.codebase(for: declared)
        let folders = FolderProposal(codebase)
        if var divided = folders?.rules {
            (divided.targets, divided.excluded) = (declared.targets, declared.excluded)
            codebase = try await codebases.codebase(for: divided)
        }
        let proposed = Rules(proposedFor: codebase, dividedBy: folders, reasons: input.reasons, keeping: declared)
        try await rules.write(proposed, replacing: input.replaces)
    }
}
