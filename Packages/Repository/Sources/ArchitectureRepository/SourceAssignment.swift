import ArchitectureDomain
import RepositoryKit

/// The assignment of source files to targets.
struct SourceAssignment {
    private(set) var files: [(key: Codebase.TargetKey, path: String)] = []
    private var others: [String] = []
    /// The Swift files that only a manifest's exclusion keeps from a target.
    private var excluded: [String] = []
    /// The targets of packages with a main file.
    private var programs: Set<Codebase.TargetKey> = []
    private(set) var moduleMaps: [Codebase.TargetKey: String] = [:]
    /// The targets whose folder is missing or empty.
    private(set) var missing: [Codebase.ReadFailure] = []
    /// The paths of the packages and projects.
    private let packages: [String]
    /// The paths of the Xcode projects of which every file belongs to a package; they repeat its targets.
    private(set) var repetitions: Set<String> = []
    private let owners: [String: [Owner]]
    private let projects: ProjectMembers
    /// A Boolean value that indicates whether projects of Tuist were read, whose manifests are files of no target.
    private let isOfTuist: Bool
    /// The owners of folders in the rules file, which take what neither a package nor a project has.
    private let tables: [String: [Owner]]

    /// The names of the files by which the package manager knows a program, whatever its manifest declares.
    private static let mainFiles: Set = ["main.swift", "main.c", "main.m", "main.mm", "main.cpp", "main.cc"]

    /// The suffixes of source files in other languages.
    static let otherSuffixes = [".h", ".c", ".m", ".mm", ".cpp", ".cc", ".S", ".modulemap"]

    /// Assigns files to targets, but for those in hidden folders: a file of a package to one, any other file maybe to
    /// several targets of Xcode projects.
    ///
    /// - Complexity: O(n · d) in the number of files and the depth of their folders.
    init(_ manifests: [ParsedManifest], files all: [String], hiding hidden: (String) -> Bool) {
        packages = manifests.map(\.manifest.path)
        var owners: [String: [Owner]] = [:]
        // Where packages overlap, a file belongs to the innermost.
        let parts = manifests.filter { $0.manifest.kind == .package }
        let maps = Set(all.filter { $0.hasSuffix("module.modulemap") })
        for parsed in parts.sorted(by: { $0.manifest.path.utf8.count > $1.manifest.path.utf8.count }) {
            for folder in parsed.folders {
                owners[folder.path, default: []].append((parsed.manifest.path, folder))
                guard let map = folder.moduleMap, maps.contains(map) else { continue }
                moduleMaps[.init(package: parsed.manifest.path, target: folder.target)] = map
            }
        }
        self.owners = owners
        isOfTuist = manifests.contains { $0.manifest.file.hasSuffix(TuistProject.file) }
        let tables = manifests.filter { $0.manifest.kind == .rules }
        self.tables = Dictionary(
            grouping: tables.flatMap { parsed in parsed.folders.map { (parsed.manifest.path, $0) } }
        ) {
            $0.1.path
        }
        projects = ProjectMembers(manifests.filter { $0.manifest.kind == .xcodeProject })
        var shared: Set<String> = []
        var seen: Set<Codebase.TargetKey> = []
        let packages = packages
        for file in all where !Self.isNoSource(file, in: packages) {
            var found = Self.owners(of: file, owners)
            let members = file.hasSuffix(".swift") ? projects.targets(of: file) : []
            if found.isEmpty, members.isEmpty { found = Self.owners(of: file, self.tables) }
            guard let owner = found.first else {
                files += members.map { ($0, file) }
                if members.isEmpty, file.hasSuffix(".swift") { note(file) }
                continue
            }
            shared.formUnion(members.map(\.package))
            seen.formUnion(found.map { .init(package: $0.package, target: $0.folder.target) })
            let key = Codebase.TargetKey(package: owner.package, target: owner.folder.target)
            if file.hasSuffix(".swift") { files.append((key, file)) }
            if Self.mainFiles.contains(file.fileName.lowercased()) {
                programs.insert(key)
            }
        }
        repetitions = shared.isEmpty ? [] : shared.subtracting(files.map(\.key.package))
        for parsed in parts + tables {
            let folders = Dictionary(grouping: parsed.folders, by: \.target)
            for target in parsed.manifest.targets where ![.binary, .system, .other].contains(target.kind) {
                let key = Codebase.TargetKey(package: parsed.manifest.path, target: target.name)
                guard !seen.contains(key), folders[target.name]?.contains(where: { hidden($0.path) }) != true else {
                    continue
                }
                missing.append(.init(.missingFolder, at: Place(file: parsed.manifest.file, target.position)))
            }
        }
    }

    /// Returns a manifest whose targets have the modules of their maps, and in which the libraries with a main file are
    /// programs; tools before 5.4 know no other declaration of them.
    func resolved(_ manifest: PackageManifest, with modules: [Codebase.TargetKey: [String]]) -> PackageManifest {
        guard manifest.kind == .package else { return manifest }
        var resolved = manifest
        for (index, target) in manifest.targets.enumerated() {
            let key = Codebase.TargetKey(package: manifest.path, target: target.name)
            resolved.targets[index].mappedModules = modules[key] ?? []
            if target.kind == .library, programs.contains(key) { resolved.targets[index].kind = .executable }
        }
        return resolved
    }

    /// Notes a file that belongs to no target.
    private mutating func note(_ file: String) {
        guard !PackageManifest.isManifest(file),
            !(isOfTuist && TuistProject.isManifest(file))
        else { return }
        let isExcluded = file.folders.contains { folder in
            (owners[folder] ?? projects.owners[folder])?.contains { $0.folder.excludes(file) } ?? false
        }
        if isExcluded { excluded.append(file) } else { others.append(file) }
    }

    /// Returns which Swift files belong to a target; what a link within the repository leads to counts there.
    func coverage(following links: [String: String]) -> Coverage {
        let inner = links.filter { !$0.value.hasPrefix("/") }
        func target(_ file: String) -> String { PackageFolders.target(of: file, inner) }
        let covered = Set(files.map { target($0.path) })
        func isUncovered(_ file: String) -> Bool { !covered.contains(file) && target(file) == file }
        return Coverage(
            targets: Set(files.map(\.key)).count,
            files: covered,
            excluded: excluded.count(where: isUncovered),
            others: others.filter(isUncovered)
        )
    }

    /// A Boolean value that indicates whether a failure hides no source file of a target: a link back to a folder that
    /// contains it leads to what is listed already; only within a target would its files belong to the target, too.
    func isHarmless(_ failure: FileTreeError) -> Bool {
        guard case .linkLoop(let path) = failure else { return false }
        return [owners, tables].allSatisfy { Self.owners(of: path, $0).isEmpty } && projects.targets(of: path).isEmpty
    }

    /// The files of each target, without facts.
    var outline: [Codebase.TargetKey: [Codebase.SourceFile]] {
        files.reduce(into: [:]) { $0[$1.key, default: []].append(.init(path: $1.path, facts: SourceFacts())) }
    }

    fileprivate typealias Owner = (package: String, folder: ParsedManifest.TargetFolder)

    /// A Boolean value that indicates whether a file belongs to no target: manifests and documentation.
    private static func isNoSource(_ file: String, in packages: [String]) -> Bool {
        var rest = file.utf8[...]
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            if rest[..<slash].suffix(5).elementsEqual(".docc".utf8) { return true }
            rest = rest[slash...].dropFirst()
        }
        return PackageManifest.isManifest(file) && packages.contains(String(file.folder))
    }

    /// Returns the targets whose innermost folder contains the file, which belongs to the first; a target that excludes
    /// the file in an inner folder does not own it through an outer one.
    private static func owners(of file: String, _ owners: [String: [Owner]]) -> [Owner] {
        guard !owners.isEmpty else { return [] }
        var refused: [Owner] = []
        for folder in file.folders {
            guard let here = owners[folder] else { continue }
            let found = here.filter { owner in
                owner.folder.contains(file)
                    && !refused.contains { ($0.package, $0.folder.target) == (owner.package, owner.folder.target) }
            }
            if !found.isEmpty { return found }
            refused += here
        }
        return []
    }
}

/// The files and folders of the targets of Xcode projects.
private struct ProjectMembers {
    let owners: [String: [SourceAssignment.Owner]]
    private var listed: [String: [Codebase.TargetKey]] = [:]

    init(_ projects: [ParsedManifest]) {
        var owners: [String: [SourceAssignment.Owner]] = [:]
        for project in projects {
            let path = project.manifest.path
            for folder in project.folders { owners[folder.path, default: []].append((path, folder)) }
            for (file, targets) in project.files {
                listed[file, default: []] += targets.map { .init(package: path, target: $0) }
            }
        }
        self.owners = owners
    }

    /// Returns the targets that list a file, or a folder that contains it; each once.
    func targets(of file: String) -> [Codebase.TargetKey] {
        var keys = listed[file] ?? []
        guard !owners.isEmpty else { return keys }
        for folder in file.folders {
            for owner in owners[folder] ?? [] where owner.folder.contains(file) {
                let key = Codebase.TargetKey(package: owner.package, target: owner.folder.target)
                if !keys.contains(key) { keys.append(key) }
            }
        }
        return keys
    }
}
