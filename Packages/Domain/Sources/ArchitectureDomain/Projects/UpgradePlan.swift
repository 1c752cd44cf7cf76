public import DomainKit

/// The changes that bring a project to other templates than those that it was created with.
///
/// Each file is compared three ways: the *base*, which is the text that the templates had when the project was created or upgraded
/// last, the file as it is, and the text that the templates have now. What was edited is never overwritten: a file gets the changes
/// of its template if no line is concerned that was edited, too, and is left as it is otherwise. Where the kits have changed, the
/// manifests of additions, which are no templates, name the new ones.
public struct UpgradePlan: Hashable, Sendable {
    /// A file whose template has changed.
    public struct File: Hashable, Sendable {
        /// The effect on a file.
        public enum Effect: Hashable, Sendable {
            /// The file is created.
            case created
            /// The file gets the changes of its template.
            case edited
            /// The file is removed, as its template was; it was not edited.
            case removed
            /// The file is left as it is.
            ///
            /// - Parameter line: the line that was edited as well as its template; nil if there was no template, or is none now.
            case conflict(line: Int?)
        }

        /// The path relative to the folder of the project.
        public let path: String
        /// The effect on the file.
        public let effect: Effect
    }

    /// The files whose templates have changed, sorted by path; those that were removed by hand stay so, and are not among them.
    public let files: [File]
    /// The changes of the files, the base and the record of the project, sorted by path.
    public let changes: [ProjectChange]

    /// The field of the error about templates of a later version.
    public static let versionField = "version"

    /// Returns the paths of the files that a plan depends on.
    ///
    /// - Parameters:
    ///   - project: the project as the templates create it.
    ///   - base: the paths of the files in the base, relative to its folder.
    ///   - manifests: the paths of the project's manifests.
    public static func paths(to project: ProjectPlan, base: [String], manifests: [String]) -> [String] {
        let copies = Set(base.map { ProjectPlan.baseFolder + "/" + $0 } + project.base.map(\.path))
        return copies.sorted() + Set(copies.compactMap(ProjectPlan.path(ofCopy:)) + manifests).sorted()
    }

    /// Creates the plan of an upgrade.
    ///
    /// - Parameters:
    ///   - project: the project as the templates create it.
    ///   - origin: the facts with which the project was created.
    ///   - files: the contents of the files that are there, by path: those of ``paths(to:base:manifests:)``.
    /// - Throws: ``ApplicationError``: `invalidInput` if the project has the templates of a later version.
    public init(
        to project: ProjectPlan,
        from origin: ProjectOrigin,
        files: [String: [UInt8]]
    ) throws(ApplicationError) {
        guard !origin.isLater(than: project.version) else {
            let rule = ValidationError.Rule.oneOf([project.version])
            throw ApplicationError(
                .invalidInput(ValidationError(field: Self.versionField, value: origin.version, rule: rule))
            )
        }
        let templates = Dictionary(uniqueKeysWithValues: project.base.map { ($0.path, $0.bytes) })
        let copies = Set(files.keys.filter { ProjectPlan.path(ofCopy: $0) != nil }).union(templates.keys)
        let kits = KitsReplacement(from: files, to: templates)
        var effects: [String: File.Effect] = [:]
        var changes: [ProjectChange] = []
        var contents = files
        for (path, bytes) in files where ProjectPlan.path(ofCopy: path) == nil {
            switch kits.effect(on: bytes, at: path) {
            case .replaced(let replaced): contents[path] = replaced
            // A file with a template is compared below.
            case .edited(let line) where !copies.contains(ProjectPlan.copy(of: path)):
                effects[path] = .conflict(line: line)
            default: break
            }
        }
        for copy in copies where files[copy] != templates[copy] {
            guard let path = ProjectPlan.path(ofCopy: copy) else { continue }
            changes.append(ProjectChange(path: copy, old: files[copy], new: templates[copy]))
            var old = files[copy]
            // Where the file got the new kits, the lines with them are no conflict.
            if contents[path] != files[path],
                case .replaced(let replaced)? = old.flatMap({ kits.effect(on: $0, at: path) })
            {
                old = replaced
            }
            var (effect, content) = Self.effect(from: old, to: templates[copy], on: contents[path])
            // The module was removed, perhaps with its feature.
            if effect == .created, Self.isRemoved(path, files) { (effect, content) = (nil, nil) }
            if let effect, path != ProjectOrigin.file || effect != .edited { effects[path] = effect }
            contents[path] = content
        }
        for path in Set(contents.keys).union(files.keys) where contents[path] != files[path] {
            changes.append(ProjectChange(path: path, old: files[path], new: contents[path]))
            if effects[path] == nil, path != ProjectOrigin.file { effects[path] = .edited }
        }
        self.files = effects.map { File(path: $0.key, effect: $0.value) }.sorted { $0.path < $1.path }
        self.changes = changes.sorted { $0.path < $1.path }
    }

    /// Returns whether the project has no file of a new one's module any more.
    private static func isRemoved(_ path: String, _ files: [String: [UInt8]]) -> Bool {
        guard let module = ProjectOutline.module(of: path) else { return false }
        let known = files.keys.compactMap(ProjectPlan.path(ofCopy:)).filter { ProjectOutline.module(of: $0) == module }
        return !known.isEmpty && known.allSatisfy { files[$0] == nil }
    }

    /// Returns the effect of the change of a template, nil for none, and the content of the file then.
    private static func effect(
        from old: [UInt8]?,
        to new: [UInt8]?,
        on file: [UInt8]?
    ) -> (effect: File.Effect?, content: [UInt8]?) {
        switch (old, file, new) {
        case (_, let file, let new) where file == new: (nil, file)
        case (nil, nil, let new): (.created, new)
        // A removed file stays so.
        case (_, nil, _): (nil, nil)
        case (let old, let file, let new) where old == file: (new == nil ? .removed : .edited, new)
        case (let old?, let file?, let new?):
            switch ThreeWayMerge(old, own: file, other: new) {
            case .merged(let joined): (joined == file ? nil : .edited, joined)
            case .conflict(let line): (.conflict(line: line), file)
            }
        case (_, let file, _): (.conflict(line: nil), file)
        }
    }
}
