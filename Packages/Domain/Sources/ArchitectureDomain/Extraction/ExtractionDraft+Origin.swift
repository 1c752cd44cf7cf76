import DomainKit

extension ExtractionDraft {
    struct Origin {
        let key: Codebase.TargetKey
        let package: PackageManifest
        let target: TargetManifest
        let files: [String]
        let layout: PackageLayout
        /// A Boolean value that indicates whether the moved files are tests that nothing else uses; they become a test target.
        private(set) var formsTests = false

        /// Finds the target of files and folders.
        init(of paths: [String], in codebase: Codebase) throws(ValidationError) {
            func contains(_ path: String, _ file: String) -> Bool { file == path || file.hasPrefix(path + "/") }
            for path in paths where !codebase.sources.values.joined().contains(where: { contains(path, $0.path) }) {
                throw ValidationError(field: "FILE", value: path.isEmpty ? "." : path, rule: .existing)
            }
            // A file may belong to several targets of Xcode projects; the one with most files of the folders is meant.
            let found = codebase.packages.flatMap { package in
                package.targets.map { (package, $0, Codebase.TargetKey(package: package.path, target: $0.name)) }
            }.filter { _, _, key in
                let files = codebase.sources[key] ?? []
                return paths.allSatisfy { path in files.contains { contains(path, $0.path) } }
            }
            guard let (package, target, key) = found.max(by: { Self.size($0.2, codebase) < Self.size($1.2, codebase) })
            else { throw ValidationError(field: "FILE", value: paths.first ?? "", rule: .oneTarget) }
            self.key = key
            self.package = package
            self.target = target
            files = (codebase.sources[key] ?? []).map(\.path)
            guard files.contains(where: { file in !paths.contains { contains($0, file) } }) else {
                throw ValidationError(field: "FILE", value: target.name, rule: .partial)
            }
            layout = PackageLayout(at: package.path, in: codebase)
            guard target.kind == .test else { return }
            let moving = Set(relativePaths(paths).map(\.old))
            let testing = (codebase.sources[key] ?? []).filter { file in
                moving.contains(file.path) && file.facts.imports.contains { ["Testing", "XCTest"].contains($0.module) }
            }
            let isUsed = codebase.references.contains { reference in
                moving.contains(reference.declaration.file) && !moving.contains(reference.place.file)
            }
            formsTests = !testing.isEmpty && !isUsed
        }

        private static func size(_ key: Codebase.TargetKey, _ codebase: Codebase) -> Int {
            codebase.sources[key]?.count ?? 0
        }

        /// The folder of its sources, with a slash at the end.
        var root: String { layout.roots[target.name] ?? "" }

        /// Returns the files that move, each with its path below the new folder.
        func relativePaths(_ paths: [String]) -> [(old: String, relative: String)] {
            let single = paths.filter(files.contains)
            let common = single.count > 1 ? single.commonFolder(of: 10) : ""
            let found = files.sorted().compactMap { file -> (old: String, relative: String)? in
                if single.contains(file) {
                    let name = file.fileName
                    return (file, common.isEmpty ? name : String(file.dropFirst(common.count)))
                }
                guard let folder = paths.first(where: { file.hasPrefix($0 + "/") }) else { return nil }
                return (file, String(file.dropFirst(folder.count + 1)))
            }
            guard Set(found.map(\.relative)).count < found.count else { return found }
            return found.map { ($0.old, $0.old.hasPrefix(root) ? String($0.old.dropFirst(root.count)) : $0.old) }
        }

        /// Returns the first versions of the systems for which targets of projects compile the files that move.
        func deploymentTargets(of paths: [String], in codebase: Codebase) -> [String: String] {
            let moving = Set(relativePaths(paths).map(\.old))
            let targets = codebase.projects.flatMap { project in
                project.targets.filter { target in
                    let files = codebase.sources[.init(package: project.path, target: target.name)] ?? []
                    return files.contains { moving.contains($0.path) }
                }
            }
            func numbers(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }
            return targets.reduce(into: [:]) { systems, target in
                systems.merge(target.deploymentTargets) { one, other in
                    numbers(other).lexicographicallyPrecedes(numbers(one)) ? other : one
                }
            }
        }

        /// A Boolean value that indicates whether the tools of a manifest know the access `package`.
        func hasPackageAccess(_ manifest: [UInt8]) -> Bool {
            let line = String(decoding: manifest.prefix { !$0.isLineBreak }, as: UTF8.self)
            let parts = line.split(separator: ":").last?.split { !$0.isNumber }.prefix(2).compactMap { Int($0) } ?? []
            return !parts.lexicographicallyPrecedes([5, 9])
        }

        /// A Boolean value that indicates whether imports without a word of access are not public.
        func importsAreInternal(_ stayer: Stayer) -> Bool {
            target.settings.contains("enableUpcomingFeature(InternalImportsByDefault)")
                || stayer.imports.contains { $0.access != nil }
        }
    }
}
