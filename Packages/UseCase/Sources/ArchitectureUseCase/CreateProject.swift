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
    /// The path of the folder in which the project is created.
    public let folder: String

    /// Creates options.
    public init(name: String, kits: KitsSource, version: String, folder: String) {
        self.name = name
        self.kits = kits
        self.version = version
        self.folder = folder
    }
}

/// Creates a project with the layers, one feature and one app.
public struct CreateProject: CommandUseCase {
    private let projects: any ProjectGateway

    /// Creates the use case.
    ///
    /// - Parameter projects: the templates, and the place of the project.
    public init(projects: any ProjectGateway) {
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: ProjectOptions) async throws(ApplicationError) {
        let name = try ApplicationError.validating(try ModuleName(input.name))
        let kits = try await projects.kits(from: input.kits, version: input.version)
        let plan = try ApplicationError.validating(
            try ProjectPlan(name, kits: kits, templates: projects.templates)
        )
        try await projects.create(plan, in: input.folder)
    }
}
