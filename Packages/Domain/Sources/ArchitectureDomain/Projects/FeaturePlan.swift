public import DomainKit

/// A change of a feature of a project.
public enum FeatureChange: Hashable, Sendable {
    /// The feature is removed.
    case remove(String)
    /// The feature gets another name.
    case rename(String, to: String)
}

/// The changes by which a feature is removed from a project or renamed, and what else depends on it.
///
/// The files that additions have created are found by their templates, as are elements of lists in manifests, rules and apps, and
/// imports. What they leave to be edited is listed, and the user edits it.
public struct FeaturePlan: Hashable, Sendable {
    /// A place that has the name of the feature, or something else to look at, after the changes.
    public struct Leftover: Hashable, Sendable {
        /// The reasons for which places are listed.
        public enum Reason: Hashable, Sendable {
            /// The name of the feature.
            case name
            /// The name of a document, or of a field, by which apps find what they have stored; it stays.
            case storedName
            /// A link that leads to no file any more.
            case link
            /// The declaration of a type that has no case any more.
            case emptyType
        }

        /// The path of the file, relative to the folder of the project.
        public let path: String
        /// The line; nil if only the path has the name, if it is a link, or if the file is not text.
        public let line: Int?
        /// The reason for which it is listed.
        public let reason: Reason

        /// Creates a place.
        public init(path: String, line: Int?, reason: Reason = .name) {
            self.path = path
            self.line = line
            self.reason = reason
        }
    }

    /// The changes, sorted by path.
    public let changes: [ProjectChange]
    /// The old paths of files by their new ones.
    public let renamed: [String: String]
    /// The paths of removed files that are not as the templates create them.
    public let edited: Set<String>
    /// The places that have to be edited, sorted.
    public let leftovers: [Leftover]

    /// A Boolean value that indicates whether something is lost that templates cannot create again, or does not build without
    /// further edits.
    public var needsForce: Bool { !edited.isEmpty || !leftovers.isEmpty }

    /// Creates the plan of a change; throws if there is no such feature, or for a name that cannot be given.
    public init(
        _ change: FeatureChange,
        contents: ProjectContents,
        templates: [ScaffoldKind: [ProjectFile]]
    ) throws(ValidationError) {
        func column(_ name: String, _ field: String) throws(ValidationError) -> FeatureColumn {
            let name = try ModuleName(name, field: field)
            return try FeatureColumn(name, field: field, contents: contents.files, templates: templates)
        }
        switch change {
        case .remove(let name): self.init(removing: try column(name, "NAME"), contents: contents)
        case .rename(let old, let name):
            let column = try column(old, "OLD")
            let new = try ModuleName(name, field: "NEW")
            let renaming = try FeatureRenaming(of: column, to: new, contents: contents.files)
            self.init(renaming, column, contents: contents)
        }
    }

    private init(removing column: FeatureColumn, contents: ProjectContents) {
        var left = contents.files.filter { !column.files.contains($0.key) }
        for path in left.keys where path == Rules.file || path.fileName == "Package.swift" {
            guard let text = Self.text(left, at: path) else { continue }
            let names = path == Rules.file ? column.modules.union([column.name.name.text]) : column.modules
            let rest = ElementRemoval.removing(names, from: text, at: path)
            // A manifest that has used a package of the area for this feature alone does not depend on it any more.
            let unused = column.packages.filter { package in
                let product = "package: \"\(package.fileName)\""
                return column.emptyPackages.contains(package) || text.contains(product) && !rest.contains(product)
            }
            let keys = Set(unused.flatMap(Self.keys(ofPackage:)))
            left[path] = Array(ElementRemoval.removing(keys, from: rest, at: path).utf8)
        }
        for edit in column.edits {
            guard let text = Self.text(left, at: edit.path) else { continue }
            let rest = ElementRemoval.removing(
                edit.template,
                edit.names,
                importing: column.modules,
                from: text,
                at: edit.path
            )
            left[edit.path] = Array(rest.utf8)
        }
        // An app does not depend on a kit any more that only removed files have imported.
        for path in left.keys where path.hasPrefix("Apps/") && path.hasSuffix("/Package.swift") {
            guard let text = Self.text(left, at: path) else { continue }
            let folder = path.dropLast("Package.swift".count)
            let gone = Self.imports(in: contents.files.filter { column.files.contains($0.key) }, below: folder)
            let unused = gone.subtracting(Self.imports(in: left, below: folder))
            left[path] = Array(ElementRemoval.removing(unused, from: text, at: path).utf8)
        }
        self.init(from: contents, to: left, renamed: [:], column)
    }

    private static func imports(in files: [String: [UInt8]], below folder: Substring) -> Set<String> {
        let own = files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
        return Set(own.compactMap { text(files, at: $0) }.flatMap { SourceOutline($0).imports.map(\.module) })
    }

    /// Returns the texts by which manifests and rules name a package.
    private static func keys(ofPackage folder: String) -> [String] {
        let name = folder.dropFirst("Packages/".count)
        return [String(name)] + [folder, "../../" + folder, "../" + name].flatMap { [$0, $0 + "/"] }
    }

    private init(
        _ renaming: FeatureRenaming,
        _ column: FeatureColumn,
        contents: ProjectContents
    ) {
        var new: [String: [UInt8]] = [:]
        var renamed: [String: String] = [:]
        for (path, bytes) in contents.files {
            let target = column.files.contains(path) ? renaming.path(path) : path
            if target != path { renamed[target] = path }
            new[target] = renaming.content(bytes, at: path)
        }
        self.init(from: contents, to: new, renamed: renamed, column)
    }

    private init(
        from contents: ProjectContents,
        to new: [String: [UInt8]],
        renamed: [String: String],
        _ column: FeatureColumn
    ) {
        let old = contents.files
        self.renamed = renamed
        let paths = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        changes = paths.sorted().map { ProjectChange(path: $0, old: old[$0], new: new[$0]) }
        let removed = Set(old.keys).subtracting(new.keys).subtracting(renamed.values)
        edited = removed.filter { !column.isAsCreated($0) }
        let packages = column.emptyPackages.filter { package in removed.contains { $0.hasPrefix(package + "/") } }
        leftovers =
            LeftoverSearch(
                name: column.name,
                packages: packages.map { String($0.dropFirst("Packages/".count)) },
                old: old,
                new: new,
                links: contents.links
            ).leftovers.map { place in
                let isStored = !renamed.isEmpty && place.reason == .name && FeatureRenaming.isOfRepository(place.path)
                return isStored ? Leftover(path: place.path, line: place.line, reason: .storedName) : place
            }
    }

    /// Returns the text of a file, or nil for other bytes than UTF-8, which would change when they are written again.
    private static func text(_ files: [String: [UInt8]], at path: String) -> String? {
        files[path].flatMap { String(validating: $0, as: UTF8.self) }
    }
}
