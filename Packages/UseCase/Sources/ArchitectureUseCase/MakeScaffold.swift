public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The changes of a project that were planned.
public struct ScaffoldChange: Hashable, Sendable {
    /// The path of the project's folder.
    public let root: String
    /// The plan.
    public let plan: ScaffoldPlan

    /// Creates changes.
    public init(root: String, plan: ScaffoldPlan) {
        self.root = root
        self.plan = plan
    }
}

/// Applies the changes of an addition to a project, all or none.
public struct MakeScaffold: CommandUseCase {
    private let scaffolds: any ScaffoldGateway

    /// Creates the use case.
    ///
    /// - Parameter scaffolds: the files of the project.
    public init(scaffolds: any ScaffoldGateway) {
        self.scaffolds = scaffolds
    }

    @concurrent
    public func callAsFunction(_ input: ScaffoldChange) async throws(ApplicationError) {
        try await scaffolds.make(input.plan, in: input.root)
    }
}
