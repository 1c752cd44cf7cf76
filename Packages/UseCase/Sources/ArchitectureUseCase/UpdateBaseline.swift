public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of an update of a baseline.
public struct BaselineUpdate: Hashable, Sendable {
    /// A Boolean value that indicates whether new violations are added to an existing baseline.
    public let addsNew: Bool
    /// The reason of each new entry.
    public let reason: String

    /// Creates options.
    public init(addsNew: Bool, reason: String) {
        self.addsNew = addsNew
        self.reason = reason
    }
}

/// Writes the baseline of a repository, or removes the entries of an existing one that no longer occur.
public struct UpdateBaseline: CommandUseCase {
    private let checker: CheckerSource
    private let baselines: any BaselineGateway

    /// Creates the use case.
    public init(_ checker: CheckerSource, baselines: any BaselineGateway) {
        self.checker = checker
        self.baselines = baselines
    }

    @concurrent
    public func callAsFunction(_ input: BaselineUpdate) async throws(ApplicationError) {
        let baseline = try await baselines.baseline()
        let match = BaselineMatch(try await checker().findings(), baseline ?? Baseline([]))
        try await baselines.write(match.updated(addingNew: baseline == nil || input.addsNew, because: input.reason))
    }
}
