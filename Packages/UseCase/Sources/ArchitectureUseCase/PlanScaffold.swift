public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of an addition to a project.
public struct ScaffoldOptions: Hashable, Sendable {
    /// The path of the project's folder.
    public let root: String
    /// The kind of the addition.
    public let kind: ScaffoldKind
    /// The name of the addition.
    public let name: String
    /// The feature that it belongs to; nil for a feature.
    public let feature: String?
    /// The area of a new feature; nil for none.
    public let area: String?
    /// The folder of the app that shows it; nil for the only one.
    public let app: String?

    /// Creates options.
    public init(root: String, kind: ScaffoldKind, name: String, feature: String?, area: String?, app: String?) {
        self.root = root
        self.kind = kind
        self.name = name
        self.feature = feature
        self.area = area
        self.app = app
    }
}

/// Plans the files that an addition to a project creates and edits.
public struct PlanScaffold: QueryUseCase {
    private let scaffolds: any ScaffoldGateway

    /// Creates the use case.
    ///
    /// - Parameter scaffolds: the templates, and the files of the project.
    public init(scaffolds: any ScaffoldGateway) {
        self.scaffolds = scaffolds
    }

    @concurrent
    public func callAsFunction(_ input: ScaffoldOptions) async throws(ApplicationError) -> ScaffoldPlan {
        let scaffold = try ApplicationError.validating(
            try Scaffold(input.kind, name: input.name, feature: input.feature, area: input.area)
        )
        let project = try await scaffolds.outline(of: input.root, for: input.kind, app: input.app)
        let templates = try await scaffolds.templates(for: input.kind, in: input.root)
        let feature = input.kind == .feature ? [] : try await scaffolds.templates(for: .feature, in: input.root)
        let paths = try ScaffoldPlan.paths(scaffold, in: project, templates: templates, on: feature)
        let files = try await scaffolds.contents(of: paths, in: input.root)
        return try ScaffoldPlan(scaffold, in: project, templates: templates, on: feature, files: files)
    }
}
