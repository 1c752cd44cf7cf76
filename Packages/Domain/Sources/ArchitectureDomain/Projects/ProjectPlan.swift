public import DomainKit

/// The files of a new project: those of the skeleton, of the first feature, and of its app.
public struct ProjectPlan: Hashable, Sendable {
    /// The name of the project.
    public let name: ModuleName
    /// The version of the program whose templates they are.
    let version: String
    /// The files, sorted by path.
    public let files: [ProjectFile]
    /// The copies of those files that come from templates, with which an upgrade compares the files; sorted by path.
    let base: [ProjectFile]

    /// The feature with which a project begins.
    public static let feature = ModuleName(unchecked: "Counter")

    /// The folder of a project that has the base of upgrades.
    public static let baseFolder = ProjectOrigin.folder + "/base"

    /// Creates the plan of a project.
    ///
    /// - Parameters:
    ///   - name: the name of the project.
    ///   - kits: the kits that it uses.
    ///   - version: the version of the program whose templates they are.
    ///   - templates: the templates.
    /// - Throws: ``ValidationError`` if the name is that of the first feature, or for a template that no file can come from.
    public init(
        _ name: ModuleName,
        kits: ProjectKits,
        version: String,
        templates: [ProjectFile]
    ) throws(ValidationError) {
        guard name.folder != Self.feature.folder else {
            throw ValidationError(field: "NAME", value: name.text, rule: ModuleName.unused)
        }
        let (kind, address) = kits.source.words
        let names = TemplateNames(
            feature: Self.feature,
            app: name,
            kits: kits.package,
            others: [
                "__dependency__": kits.dependency, "__kind__": kind, "__address__": address, "__version__": version,
                "__exclude__": kind == "vendored" ? "\nexclude = [\"\(ProjectKits.folder)\"]\n" : "",
            ]
        )
        self.name = name
        self.version = version
        let rendered = try templates.map(names.file)
        base = rendered.map { ProjectFile(path: Self.copy(of: $0.path), bytes: $0.bytes) }.sorted { $0.path < $1.path }
        files = (rendered + base + kits.files).sorted { $0.path < $1.path }
    }

    /// Checks that the templates are those of a whole project: an upgrade removes what they do not have any more.
    ///
    /// - Throws: ``ValidationError`` without the template of the facts with which a project is created.
    public func checkOrigin() throws(ValidationError) {
        guard base.contains(where: { Self.path(ofCopy: $0.path) == ProjectOrigin.file }) else {
            let template = "\(ProjectOrigin.folder)/templates/project/dot-\(ProjectOrigin.file.dropFirst())"
            throw ValidationError(field: "TEMPLATE", value: template, rule: .present)
        }
    }

    /// Returns the path of a copy in the base, in which no name begins with a dot: hidden files have a meaning for other programs.
    static func copy(of path: String) -> String {
        let names = path.split(separator: "/").map { $0.hasPrefix(".") ? "dot-" + $0.dropFirst() : String($0) }
        return baseFolder + "/" + names.joined(separator: "/")
    }

    /// Returns the path of the file of which another one is a copy in the base; nil if that is none.
    static func path(ofCopy path: String) -> String? {
        guard path.hasPrefix(baseFolder + "/") else { return nil }
        let names = path.dropFirst(baseFolder.count + 1).split(separator: "/").map { name in
            name.hasPrefix("dot-") ? "." + name.dropFirst(4) : String(name)
        }
        return names.joined(separator: "/")
    }
}

extension KitsSource {
    /// The words by which the record of a project names the source: its kind, and where it is.
    var words: (kind: String, address: String) {
        switch self {
        case .url(let address): ("url", address)
        case .local(let folder): ("path", folder)
        case .vendored: ("vendored", ProjectKits.folder)
        }
    }
}
