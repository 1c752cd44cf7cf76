public import DomainKit

/// A change of one file, or its removal.
public struct ProjectChange: Hashable, Sendable {
    /// The path relative to the folder of the project.
    public let path: String
    /// The content before the change; nil for a new file.
    public let old: [UInt8]?
    /// The content after the change; nil for a removed file.
    public let new: [UInt8]?

    /// Creates a change.
    public init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.path = path
        self.old = old
        self.new = new
    }
}

/// The files that an addition to a project creates and edits.
///
/// A template whose path has a name of the addition becomes a new file. Any other template is a file of the project already: its
/// elements that mention the addition are added to the lists of that file.
public struct ScaffoldPlan: Hashable, Sendable {
    /// A feature that a new app does not have.
    public struct OmittedFeature: Hashable, Sendable {
        /// The name of the feature.
        public let feature: String
        /// The modules and declarations that the templates use and the feature lacks, sorted, each with the path where it belongs.
        public let missingNames: [String]
    }

    /// The changes, sorted by path.
    public let changes: [ProjectChange]
    /// The features that a new app does not have, since they lack what its templates use; sorted.
    public let omittedFeatures: [OmittedFeature]
    /// A Boolean value that indicates whether the project draws its modules, which the addition changes, by `make graph`.
    public let drawsModules: Bool

    /// The file that has the commands of a project.
    private static let makefile = "Makefile"

    /// Returns the paths of the files that a plan depends on; throws if a template leads out of the project.
    public static func paths(
        _ scaffold: Scaffold,
        in project: ProjectOutline,
        templates: [ProjectFile],
        on feature: [ProjectFile] = [],
        or alternative: [ProjectFile] = []
    ) throws(ApplicationError) -> [String] {
        var paths = scaffold.kind.addsModules ? [makefile] : []
        do throws(ValidationError) {
            for names in try TemplateNames.all(scaffold, in: project) {
                for shape in shapes(templates, feature, alternative, scaffold) {
                    for template in shape.templates { paths.append(try names.path(template.path)) }
                    paths += shape.required.sources(of: names, in: project.sources)
                }
            }
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
        return paths
    }

    /// Creates the plan of an addition.
    ///
    /// - Parameters:
    ///   - templates: the templates of its kind.
    ///   - feature: the templates of features, on whose declarations it relies; none for a feature.
    ///   - alternative: the templates of features of another shape, which a new app shows too; none for anything else.
    ///   - files: the contents of the files that are there, by path.
    /// - Throws: ``ApplicationError``: `storage` with the reason `exists` if a new file is there already,
    ///   `invalidInput` if there is no such feature, if it lacks what the templates use, if an app, a feature or
    ///   another element has the name, if a file that a template changes is missing, has no list where an element
    ///   belongs or is not UTF-8, or if no template is about the addition.
    public init(
        _ scaffold: Scaffold,
        in project: ProjectOutline,
        templates: [ProjectFile],
        on feature: [ProjectFile] = [],
        or alternative: [ProjectFile] = [],
        files: [String: [UInt8]]
    ) throws(ApplicationError) {
        if !scaffold.kind.addsModules, !project.features.contains(scaffold.feature.text) {
            throw Self.refusal("--feature", scaffold.feature.text, .oneOf(project.features))
        }
        let name = scaffold.name.folder
        let isTaken =
            switch scaffold.kind {
            case .feature, .counter:
                project.apps.contains(name) || ProjectOutline.isOfArea(scaffold.name, project.areas)
                    || (project.areas[scaffold.name.text] ?? scaffold.areaName) != scaffold.areaName
            case .app, .scene, .viewModelScene: project.features.contains { $0.lowercased() == name }
            default: false
            }
        guard !isTaken else { throw Self.refusal("NAME", scaffold.name.text, .unused) }
        // macOS does not distinguish the cases of folders.
        let others = project.features + project.areas.values.filter { $0 != scaffold.areaName }
        if let area = scaffold.area, others.contains(where: { $0.lowercased() == area.folder }) {
            throw Self.refusal(Scaffold.areaField, area.text, .unused)
        }
        let shapes = Self.shapes(templates, feature, alternative, scaffold)
        guard Self.haveAreas(shapes[0].templates, scaffold, in: project) else {
            throw Self.refusal("TEMPLATE", "templates/\(scaffold.kind.rawValue)/Packages/__Area__…", .present)
        }
        let all = try ApplicationError.validating(try TemplateNames.all(scaffold, in: project))
        let described = all.map { names in
            let fitting = shapes.map { shape in
                (
                    names: names, templates: shape.templates,
                    missingNames: shape.required.missingNames(in: names, files: files)
                )
            }
            return fitting.first { $0.missingNames.isEmpty } ?? fitting[0]
        }
        omittedFeatures = described.filter { !$0.missingNames.isEmpty }.map { names, _, missingNames in
            OmittedFeature(feature: names.feature, missingNames: missingNames)
        }
        if !omittedFeatures.isEmpty, omittedFeatures.count == described.count {
            // Of all features of a project, one example each is enough.
            let shown = scaffold.kind == .app ? 1 : Int.max
            let value = omittedFeatures.flatMap { $0.missingNames.prefix(shown) }.joined(separator: ", ")
            throw Self.refusal("TEMPLATE", value, .fitting)
        }
        var contents: [String: [UInt8]] = [:]
        for (names, templates, missingNames) in described where missingNames.isEmpty {
            let modules = Self.modules(importedBy: templates)
            for template in templates {
                let template = try Self.naming(project.kits, in: template, names)
                let file = try ApplicationError.validating(try names.file(template))
                if let written = contents[file.path] {
                    // A file of a new app, with the features before this one.
                    contents[file.path] = try Self.merging(template, into: written, at: file.path, names, modules)
                } else if Self.isNew(template, scaffold)
                    || scaffold.area != nil && TemplateMerge.concernsArea(template.path) && files[file.path] == nil
                {
                    // A new file, also the manifest of a new package.
                    guard files[file.path] == nil else { throw ApplicationError(.storage(.exists(path: file.path))) }
                    contents[file.path] = project.withSettings(file).bytes
                } else {
                    // An app that was not made from the templates has other files.
                    guard let old = files[file.path] else { throw Self.refusal("TEMPLATE", file.path, .present) }
                    contents[file.path] = try Self.merging(template, into: old, at: file.path, names, modules)
                }
            }
        }
        guard !contents.isEmpty else {
            let place = "templates/\(scaffold.kind.rawValue)/…__Feature__…"
            let missing = scaffold.kind == .app && project.features.isEmpty ? "Packages/Domain/Sources/…Domain" : place
            throw Self.refusal("TEMPLATE", missing, .present)
        }
        changes = contents.filter { files[$0.key] != $0.value }
            .map { ProjectChange(path: $0.key, old: files[$0.key], new: $0.value) }
            .sorted { $0.path < $1.path }
        let commands = String(decoding: files[Self.makefile] ?? [], as: UTF8.self).split(separator: "\n")
        drawsModules = scaffold.kind.addsModules && commands.contains { $0.hasPrefix("graph:") }
    }

    private static func refusal(_ field: String, _ value: String, _ rule: ValidationError.Rule) -> ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: field, value: value, rule: rule)))
    }

    /// Returns whether templates name the packages of the feature's area, if it has one.
    private static func haveAreas(_ templates: [ProjectFile], _ scaffold: Scaffold, in project: ProjectOutline) -> Bool
    {
        switch scaffold.kind {
        case .app: true
        case .feature, .counter: scaffold.area == nil || templates.contains { TemplateMerge.concernsArea($0.path) }
        default:
            project.areas[scaffold.feature.text] ?? "" == ""
                || templates.allSatisfy { !$0.path.hasPrefix("Packages/") || TemplateMerge.concernsArea($0.path) }
        }
    }

    /// Returns the templates about an addition, and what they require; several where features have several shapes.
    private static func shapes(
        _ templates: [ProjectFile],
        _ feature: [ProjectFile],
        _ alternative: [ProjectFile],
        _ scaffold: Scaffold
    ) -> [(templates: [ProjectFile], required: RequiredDeclarations)] {
        let sets = [(templates, feature)] + (alternative.isEmpty ? [] : [(alternative, alternative)])
        return sets.map { templates, feature in
            let concerned = templates.filter { isConcerned($0, by: scaffold) }
            return (concerned, required(of: concerned, scaffold, on: feature))
        }
    }

    /// Returns the declarations that a feature needs for an addition to it, or for its place in an app.
    private static func required(
        of templates: [ProjectFile],
        _ scaffold: Scaffold,
        on feature: [ProjectFile]
    ) -> RequiredDeclarations {
        RequiredDeclarations(
            of: scaffold.kind.isFeature ? [] : templates,
            creating: { isNew($0, scaffold) },
            on: feature
        )
    }

    /// A Boolean value that indicates whether a template becomes a new file.
    private static func isNew(_ template: ProjectFile, _ scaffold: Scaffold) -> Bool {
        scaffold.kind == .app || TemplateMerge.concernsFeature(template.path)
    }

    private static func naming(
        _ kits: KitsLocation,
        in template: ProjectFile,
        _ names: TemplateNames
    ) throws(ApplicationError) -> ProjectFile {
        guard kits.package == nil else { return template }
        let text = try ApplicationError.validating(
            try kits.naming(TemplateNames.text(of: template), at: names.path(template.path), names)
        )
        return ProjectFile(path: template.path, bytes: Array(text.utf8))
    }

    /// Returns the modules that templates import, by the folder of their target.
    private static func modules(importedBy templates: [ProjectFile]) -> [String: Set<String>] {
        templates.reduce(into: [:]) { modules, template in
            let folders = template.path.split(separator: "/")
            guard template.path.hasSuffix(".swift"),
                let index = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 1 < folders.count
            else { return }
            let imports = SourceFacts(scanning: template.bytes).imports.map(\.module)
            modules[String(folders[index + 1]), default: []].formUnion(imports)
        }
    }

    private static func merging(
        _ template: ProjectFile,
        into old: [UInt8],
        at path: String,
        _ names: TemplateNames,
        _ modules: [String: Set<String>]
    ) throws(ApplicationError) -> [UInt8] {
        do throws(ValidationError) {
            let text = try TemplateNames.text(of: ProjectFile(path: path, bytes: old))
            let template = try TemplateNames.text(of: template)
            let merged =
                path.hasSuffix(".md")
                ? try MarkdownMerge.merging(template, into: text, at: path, names)
                : try TemplateMerge.merging(template, into: text, at: path, names, importing: modules)
            return Array(merged.utf8)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    /// A Boolean value that indicates whether a template is one of an addition; a new app has all files of an app.
    private static func isConcerned(_ template: ProjectFile, by scaffold: Scaffold) -> Bool {
        guard scaffold.kind != .app else { return template.path.hasPrefix("Apps/") }
        return TemplateMerge.concernsFeature(template.path)
            || TemplateMerge.concernsFeature(String(decoding: template.bytes, as: UTF8.self))
    }
}

extension TemplateNames {
    /// Returns the names of an addition: for an app those of each feature that it shows; throws if new manifests need
    /// the dependency on the kits, and no other one declares it.
    fileprivate static func all(
        _ scaffold: Scaffold,
        in project: ProjectOutline
    ) throws(ValidationError) -> [TemplateNames] {
        var others = scaffold.label.map { ["__label__": $0] } ?? [:]
        if project.kits.package != nil, scaffold.kind == .app || scaffold.area != nil {
            others["__dependency__"] = try project.dependency.get()
        }
        guard scaffold.kind == .app else {
            return [
                TemplateNames(
                    feature: scaffold.feature,
                    app: project.app,
                    kits: project.kits.package,
                    area: scaffold.kind.isFeature ? scaffold.areaName : project.areas[scaffold.feature.text] ?? "",
                    element: scaffold.kind.isFeature ? nil : scaffold.name,
                    others: others
                )
            ]
        }
        return project.features.map { feature in
            TemplateNames(
                feature: ModuleName(unchecked: feature),
                app: scaffold.name,
                kits: project.kits.package,
                area: project.areas[feature] ?? "",
                others: others
            )
        }
    }
}
