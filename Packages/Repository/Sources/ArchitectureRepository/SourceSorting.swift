import ArchitectureDomain

/// Tells to which target each source file belongs.
struct SourceSorting {
    /// The Swift files, each with its target.
    private(set) var files: [(key: Codebase.TargetKey, path: String)] = []
    /// Targets whose folder holds nothing.
    private(set) var missing: [Codebase.Obstacle] = []
    /// The folders of the packages.
    let packages: [String]

    /// What shows that a folder holds a target of another language.
    static let otherSuffixes = [".h", ".c", ".m", ".mm", ".cpp", ".cc", ".S", ".modulemap"]

    /// Sorts files.
    ///
    /// - Complexity: O(n · d) in the number of files and the depth of their folders.
    init(_ manifests: [ParsedManifest], files all: [String]) {
        packages = manifests.map(\.manifest.path)
        var owners: [String: [(package: String, folder: ParsedManifest.TargetFolder)]] = [:]
        for parsed in manifests {
            for folder in parsed.folders { owners[folder.path, default: []].append((parsed.manifest.path, folder)) }
        }
        var seen: Set<Codebase.TargetKey> = []
        for file in all {
            guard let key = Self.owner(of: file, owners) else { continue }
            seen.insert(key)
            if file.hasSuffix(".swift") { files.append((key, file)) }
        }
        for parsed in manifests {
            for target in parsed.manifest.targets where ![.binary, .system, .other].contains(target.kind) {
                guard !seen.contains(.init(package: parsed.manifest.path, target: target.name)) else { continue }
                missing.append(.init(.missingFolder, at: Place(file: parsed.manifest.file, line: target.line)))
            }
        }
    }

    /// The target of the innermost folder that claims the file.
    private static func owner(
        of file: String,
        _ owners: [String: [(package: String, folder: ParsedManifest.TargetFolder)]]
    ) -> Codebase.TargetKey? {
        var folder = Substring(file)
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            for owner in owners[String(folder)] ?? [] where owner.folder.contains(file) {
                return .init(package: owner.package, target: owner.folder.target)
            }
        }
        for owner in owners[""] ?? [] where owner.folder.contains(file) {
            return .init(package: owner.package, target: owner.folder.target)
        }
        return nil
    }
}
