public import DomainKit

/// A change of one file.
public struct ProjectChange: Hashable, Sendable {
    /// The path relative to the folder of the project.
    public let path: String
    /// The content before the change; nil for a new file.
    public let old: [UInt8]?
    /// The content after the change.
    public let new: [UInt8]

    /// Creates a change.
    public init(path: String, old: [UInt8]?, new: [UInt8]) {
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
    /// The changes, sorted by path.
    public let changes: [ProjectChange]

    /// Returns the paths of the files that a plan depends on.
    ///
    /// - Parameters:
    ///   - scaffold: the names of the addition.
    ///   - project: the project.
    ///   - templates: the templates of its kind.
    public static func paths(_ scaffold: Scaffold, in project: ProjectOutline, templates: [ProjectFile]) -> [String] {
        let names = TemplateNames(scaffold, in: project)
        return templates.filter(concernsFeature).map { names.path($0.path) }
    }

    /// Creates the plan of an addition.
    ///
    /// - Parameters:
    ///   - scaffold: the names of the addition.
    ///   - project: the project.
    ///   - templates: the templates of its kind.
    ///   - files: the contents of the files that are there, by path.
    /// - Throws: ``ApplicationError``: `storage` with the reason `exists` if a new file is there already, `invalidInput` if there
    ///   is no such feature, or if a file has no list where an element belongs.
    public init(
        _ scaffold: Scaffold,
        in project: ProjectOutline,
        templates: [ProjectFile],
        files: [String: [UInt8]]
    ) throws(ApplicationError) {
        if scaffold.kind != .feature, !project.features.contains(scaffold.feature.text) {
            let rule = ValidationError.Rule.oneOf(project.features)
            throw ApplicationError(
                .invalidInput(ValidationError(field: "--feature", value: scaffold.feature.text, rule: rule))
            )
        }
        let names = TemplateNames(scaffold, in: project)
        var changes: [ProjectChange] = []
        for template in templates where Self.concernsFeature(template) {
            let file = names.file(template)
            let old = files[file.path]
            if TemplateMerge.concernsFeature(template.path) {
                guard old == nil else { throw ApplicationError(.storage(.exists(path: file.path))) }
                changes.append(ProjectChange(path: file.path, old: nil, new: file.bytes))
            } else {
                guard let old else { throw ApplicationError(.storage(.notReadable(path: file.path))) }
                let new = try Self.merging(template, into: old, at: file.path, names)
                if new != old { changes.append(ProjectChange(path: file.path, old: old, new: new)) }
            }
        }
        self.changes = changes.sorted { $0.path < $1.path }
    }

    private static func merging(
        _ template: ProjectFile,
        into old: [UInt8],
        at path: String,
        _ names: TemplateNames
    ) throws(ApplicationError) -> [UInt8] {
        do throws(ValidationError) {
            let text = String(decoding: old, as: UTF8.self)
            let template = String(decoding: template.bytes, as: UTF8.self)
            return Array(try TemplateMerge.merging(template, into: text, at: path, names).utf8)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    /// A Boolean value that indicates whether a template is about a feature, unlike those of the skeleton of a project.
    private static func concernsFeature(_ template: ProjectFile) -> Bool {
        TemplateMerge.concernsFeature(template.path)
            || TemplateMerge.concernsFeature(String(decoding: template.bytes, as: UTF8.self))
    }
}

extension TemplateNames {
    init(_ scaffold: Scaffold, in project: ProjectOutline) {
        let isFeature = scaffold.kind == .feature
        self.init(
            feature: scaffold.feature,
            app: project.app,
            kits: project.kits,
            element: isFeature ? nil : scaffold.name
        )
    }
}
