public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The changes of a project that were planned.
public struct PlannedChanges: Hashable, Sendable {
    /// The path of the project's folder.
    public let root: String
    /// The changes of files.
    public let changes: [ProjectChange]

    /// Creates changes.
    public init(root: String, changes: [ProjectChange]) {
        self.root = root
        self.changes = changes
    }
}

/// Applies planned changes to a project, all or none.
public struct ApplyChanges: CommandUseCase {
    private let scaffolds: any ScaffoldGateway

    /// Creates the use case.
    ///
    /// - Parameter scaffolds: the files of the project.
    public init(scaffolds: any ScaffoldGateway) {
        self.scaffolds = scaffolds
    }

    @concurrent
    public func callAsFunction(_ input: PlannedChanges) async throws(ApplicationError) {
        try await scaffolds.apply(input.changes, in: input.root)
    }
}
