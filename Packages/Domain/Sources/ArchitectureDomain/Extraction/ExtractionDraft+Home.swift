import DomainKit

extension ExtractionDraft {
    struct Home {
        let folder: String
        /// A Boolean value that indicates whether it is the package that the files leave.
        let isOrigin: Bool
        /// The package as it is, or nil for a new one.
        let package: PackageManifest?
        /// The folder of the sources of the module.
        let destination: String
        /// The path of that folder for the manifest, or nil if SwiftPM finds it by the name of the module.
        let pathArgument: String?
        /// The target behind which the manifest gets the module, or nil for a new manifest.
        let neighbour: String?
        /// The name of the package for those that depend on it.
        let name: String

        init(_ request: ExtractionRequest, _ origin: Origin, in codebase: Codebase) throws(ValidationError) {
            let folder = request.package ?? origin.package.path
            isOrigin = folder == origin.package.path
            self.folder = folder
            package = codebase.packages.first { $0.path == folder && $0.kind == .package }
            let parts = folder.isEmpty ? codebase.root.split(separator: "/").suffix(1) : folder.split(separator: "/")
            name = parts.last.map { String($0) } ?? request.name
            let layout = PackageLayout(at: folder, in: codebase)
            neighbour =
                isOrigin ? origin.target.name : package?.targets.last { $0.kind == .library }?.name
            let parent = origin.formsTests ? "Tests" : "Sources"
            let beside = isOrigin || !origin.formsTests ? neighbour : package?.targets.last { $0.kind == .test }?.name
            destination = layout.destination(of: request.name, beside: beside ?? "", in: parent)
            pathArgument = layout.pathArgument(of: request.name, at: destination, in: parent)
            guard !isOrigin else { return }
            // A package that contains the project would contain what depends on it.
            let isAround =
                origin.package.kind == .xcodeProject
                && (origin.package.path + "/").hasPrefix(folder.isEmpty ? "" : folder + "/")
            let isInside =
                !folder.hasPrefix("/") && !parts.contains("..")
                && !folder.contains { $0.isNewline || "\"\\".contains($0) } && !isAround
            let isTarget = codebase.packages.contains { package in
                package.kind == .package
                    && PackageLayout(at: package.path, in: codebase).roots.values.contains {
                        !$0.isEmpty && (folder + "/").hasPrefix($0)
                    }
            }
            let identity = name.lowercased()
            let isTaken =
                codebase.packages.contains { $0.path != folder && $0.kind == .package && $0.identity == identity }
                || origin.package.dependencies.contains { $0.identity == identity && $0.path != folder }
            guard isInside, !isTarget, !isTaken else {
                throw ValidationError(field: "--to", value: folder, rule: .packageFolder)
            }
            guard !Self.dependencies(of: folder, in: codebase).contains(origin.package.path) else {
                throw ValidationError(field: "--to", value: folder, rule: .independent)
            }
        }

        /// Returns the folders of the packages that one depends on, directly or through others.
        private static func dependencies(of folder: String, in codebase: Codebase) -> Set<String> {
            var (found, pending) = (Set<String>(), [folder])
            while let next = pending.popLast() {
                let paths = codebase.packages.filter { $0.path == next }.flatMap(\.dependencies).compactMap(\.path)
                pending += paths.filter { found.insert($0).inserted }
            }
            return found
        }
    }
}

extension ExtractionDraft.Origin {
    /// Returns the modules of other targets of the package that files import without using them, according to the index.
    func unneededImports(in paths: Set<String>, _ codebase: Codebase) -> [String: Set<String>] {
        guard codebase.evidence[key] == .index else { return [:] }
        var found: [String: Set<String>] = [:]
        for other in package.targets where other.name != target.name {
            let files = Set((codebase.sources[.init(package: package.path, target: other.name)] ?? []).map(\.path))
            guard !files.isEmpty else { continue }
            let users = codebase.references.filter { files.contains($0.declaration.file) }.map(\.place.file)
            for file in paths.subtracting(users) { found[file, default: []].insert(other.module) }
        }
        return found
    }

    /// Returns the imports of other targets of the package in some of its files, which another package cannot depend
    /// on, without the unneeded modules, of which a file uses nothing.
    func imports(in paths: Set<String>, without unneeded: [String: Set<String>], _ codebase: Codebase)
        -> [SourceReference]
    {
        let others = package.targets.filter { $0.name != target.name }
        return (codebase.sources[key] ?? []).filter { paths.contains($0.path) }.flatMap { file in
            file.facts.imports.compactMap { statement in
                guard unneeded[file.path]?.contains(statement.module) != true,
                    let used = others.first(where: { $0.modules.contains(statement.module) })
                else { return nil }
                return SourceReference(
                    used.name,
                    at: Place(file: file.path, statement.position),
                    to: Place(file: package.file, used.position)
                )
            }
        }
    }
}
