public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of an upgrade of a project.
public struct UpgradeOptions: Hashable, Sendable {
    /// The path of the project's folder.
    public let root: String
    /// The version of the program, and the oldest one of the kits that is fetched.
    public let version: String

    /// Creates options.
    public init(root: String, version: String) {
        self.root = root
        self.version = version
    }
}

/// Plans the changes that bring a project to the templates of a later version.
public struct PlanUpgrade: QueryUseCase {
    private let scaffolds: any ScaffoldGateway
    private let projects: any ProjectGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - scaffolds: the files of the project, and its own templates.
    ///   - projects: the templates of the program, and the kits.
    public init(scaffolds: any ScaffoldGateway, projects: any ProjectGateway) {
        self.scaffolds = scaffolds
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: UpgradeOptions) async throws(ApplicationError) -> UpgradePlan {
        let origin = try await scaffolds.origin(of: input.root)
        let kits =
            if case .vendored = origin.kits {
                // The copy stays as it is; only the manifests that name it are compared.
                ProjectKits(copy: [])
            } else {
                try await projects.kits(from: origin.kits, version: input.version)
            }
        let own = try await scaffolds.projectTemplates(in: input.root)
        let project = try ApplicationError.validating(
            try ProjectPlan(origin.name, kits: kits, version: input.version, templates: own ?? projects.templates)
        )
        if own != nil { try ApplicationError.validating(try project.checkOrigin()) }
        let paths = UpgradePlan.paths(
            to: project,
            base: try await scaffolds.base(of: input.root),
            manifests: try await scaffolds.manifests(of: input.root)
        )
        let files = try await scaffolds.contents(of: paths, in: input.root)
        return try UpgradePlan(to: project, from: origin, files: files)
    }
}
