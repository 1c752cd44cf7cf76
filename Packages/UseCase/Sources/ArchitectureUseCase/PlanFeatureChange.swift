public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a change of a feature.
public struct FeatureOptions: Hashable, Sendable {
    /// The path of the project's folder.
    public let root: String
    /// The change.
    public let change: FeatureChange

    /// Creates options.
    public init(root: String, change: FeatureChange) {
        self.root = root
        self.change = change
    }
}

/// Plans how a feature is removed from a project or renamed.
public struct PlanFeatureChange: QueryUseCase {
    private let scaffolds: any ScaffoldGateway

    /// Creates the use case.
    ///
    /// - Parameter scaffolds: the templates, and the files of the project.
    public init(scaffolds: any ScaffoldGateway) {
        self.scaffolds = scaffolds
    }

    @concurrent
    public func callAsFunction(_ input: FeatureOptions) async throws(ApplicationError) -> FeaturePlan {
        let contents = try await scaffolds.contents(of: input.root)
        var templates: [ScaffoldKind: [ProjectFile]] = [:]
        for kind in ScaffoldKind.allCases {
            templates[kind] = try await scaffolds.templates(for: kind, in: input.root)
        }
        return try FeaturePlan(input.change, contents: contents, templates: templates)
    }
}
