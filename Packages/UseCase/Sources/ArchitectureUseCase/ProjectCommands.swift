public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of a new project.
public struct ProjectOptions: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The source of the kits.
    public let kits: KitsSource
    /// The oldest version of the kits that is fetched.
    public let version: String
    /// A Boolean value that indicates whether its texts are in English alone.
    public let isEnglish: Bool

    /// Creates options.
    public init(name: String, kits: KitsSource, version: String, isEnglish: Bool = false) {
        self.name = name
        self.kits = kits
        self.version = version
        self.isEnglish = isEnglish
    }
}

/// Creates a project with the layers, one feature and one app.
public struct CreateProject: CommandUseCase {
    private let projects: any ProjectGateway

    /// Creates the use case.
    public init(_ projects: any ProjectGateway) {
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: ProjectOptions) async throws(ApplicationError) {
        let name = try ApplicationError.validating(try ModuleName(input.name))
        let kits = try await projects.kits(from: input.kits, version: input.version)
        let templates = input.isEnglish ? projects.newProject.map(\.inEnglish) : projects.newProject
        let plan = try ApplicationError.validating(try ProjectPlan(name, kits: kits, templates: templates))
        try await projects.create(plan)
    }
}

/// The options of an addition to a project.
public struct ScaffoldOptions: Hashable, Sendable {
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
    /// The label of the text field of an alert; nil for anything else.
    public let label: String?

    /// Creates options.
    public init(
        _ kind: ScaffoldKind,
        name: String,
        feature: String? = nil,
        area: String? = nil,
        app: String? = nil,
        label: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.feature = feature
        self.area = area
        self.app = app
        self.label = label
    }
}

/// Plans the files that an addition to a project creates and edits.
public struct PlanScaffold: QueryUseCase {
    private let projects: any ProjectGateway

    /// Creates the use case.
    public init(_ projects: any ProjectGateway) {
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: ScaffoldOptions) async throws(ApplicationError) -> ScaffoldPlan {
        let scaffold = try ApplicationError.validating(
            try Scaffold(input.kind, name: input.name, feature: input.feature, area: input.area, label: input.label)
        )
        let project = try await projects.outline(for: input.kind, app: input.app)
        let templates = try await projects.templates(for: input.kind)
        var feature = input.kind.isFeature ? [] : try await projects.templates(for: .counter)
        var list = input.kind.isFeature ? [] : try await projects.templates(for: .feature)
        if input.kind != .app {
            // What an addition uses may be declared by the templates of either shape.
            feature += list
            list = []
        }
        let paths = try ScaffoldPlan.paths(scaffold, in: project, templates: templates, on: feature, or: list)
        let files = try await projects.contents(of: paths)
        return try ScaffoldPlan(scaffold, in: project, templates: templates, on: feature, or: list, files: files)
    }
}

/// Plans how a feature is removed from a project or renamed.
public struct PlanFeatureChange: QueryUseCase {
    private let projects: any ProjectGateway

    /// Creates the use case.
    public init(_ projects: any ProjectGateway) {
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: FeatureChange) async throws(ApplicationError) -> FeaturePlan {
        let contents = try await projects.contents()
        var templates: [ScaffoldKind: [ProjectFile]] = [:]
        for kind in ScaffoldKind.allCases { templates[kind] = try await projects.templates(for: kind) }
        let all = templates
        return try ApplicationError.validating(try FeaturePlan(input, contents: contents, templates: all))
    }
}

/// Applies planned changes to a project, all or none.
public struct ApplyChanges: CommandUseCase {
    private let projects: any ProjectGateway

    /// Creates the use case.
    public init(_ projects: any ProjectGateway) {
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: [ProjectChange]) async throws(ApplicationError) {
        try await projects.apply(input)
    }
}
