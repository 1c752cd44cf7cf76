public import DomainKit

/// The files of a new project: those of the skeleton, of the first feature, and of its app.
public struct ProjectPlan: Hashable, Sendable {
    /// The name of the project.
    public let name: ModuleName
    /// The files, sorted by path.
    public let files: [ProjectFile]

    /// The feature with which a project begins.
    public static let feature = ModuleName(unchecked: "Counter")

    /// Creates the plan of a project; throws for the name of the first feature, or if no file can come from a template.
    public init(
        _ name: ModuleName,
        kits: ProjectKits,
        templates: [ProjectFile]
    ) throws(ValidationError) {
        guard name.folder != Self.feature.folder else {
            throw ValidationError(field: "NAME", value: name.text, rule: .unused)
        }
        let names = TemplateNames(
            feature: Self.feature,
            app: name,
            kits: kits.package,
            others: ["__dependency__": kits.dependency]
        )
        self.name = name
        files = try templates.map(names.file).sorted { $0.path < $1.path }
    }
}
