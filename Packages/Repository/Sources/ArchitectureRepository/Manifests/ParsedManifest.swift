import ArchitectureDomain
import Foundation

/// A manifest, and the folders of its targets.
struct ParsedManifest {
    let manifest: PackageManifest
    let folders: [TargetFolder]
    /// The targets of each file that a project lists, by the file's path relative to the root of the repository.
    var files: [String: [String]] = [:]
    var readFailures: [Codebase.ReadFailure] = []

    /// The manifest for its dependencies alone, as Tuist reads `Tuist/Package.swift`.
    var withoutTargets: ParsedManifest {
        var manifest = manifest
        manifest.targets = []
        return ParsedManifest(manifest: manifest, folders: [])
    }

    /// A folder that may contain files of a target.
    struct TargetFolder {
        let target: String
        /// The path relative to the root of the repository.
        let path: String
        /// The paths within the folder that do not belong to the target; `*` stands for any text.
        let excluded: [String]
        /// The only paths within the folder that belong to the target, or nil for all.
        let included: [String]?
        /// The path of the module map, relative to the root, if the authors of the target wrote one; nil in a project.
        var moduleMap: String?

        /// A Boolean value that indicates whether a file below the folder belongs to the target.
        func contains(_ file: String) -> Bool {
            !excludes(file) && included?.contains { isBelow(file, $0) } ?? true
        }

        /// A Boolean value that indicates whether a file below the folder is excluded, or a resource.
        func excludes(_ file: String) -> Bool { excluded.contains { isBelow(file, $0) } }

        private func isBelow(_ file: String, _ entry: String) -> Bool {
            let inner = path.isEmpty ? Substring(file) : file.dropFirst(path.count + 1)
            let entry = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
            if entry.contains("*" as Character) {
                let patterns = [entry] + (entry.hasPrefix("**/") ? [String(entry.dropFirst(3))] : [])
                let ends = inner.indices.filter { inner[$0] == "/" } + [inner.endIndex]
                return ends.contains { end in patterns.contains { NamePattern($0).matches(String(inner[..<end])) } }
            }
            return entry == "." || inner == entry || inner.hasPrefix(entry + "/")
        }
    }

    /// Returns the first move after which other targets compile the file, by the manifest that is read afterwards.
    func stray(of moves: [Extraction.Move], after new: ParsedManifest) -> Extraction.Move? {
        moves.first { targets(of: $0.old) != new.targets(of: $0.new) }
    }

    private func targets(of path: String) -> Set<String> {
        let folders = folders.filter { folder in
            (folder.path.isEmpty || path.hasPrefix(folder.path + "/")) && folder.contains(path)
        }
        return Set(files[path] ?? []).union(folders.map(\.target))
    }

    struct Text {
        /// The path relative to the root of the repository.
        let file: String
        let bytes: [UInt8]

        /// The tools version in its first line, with three numbers.
        var toolsVersion: String {
            let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
            guard let label = line.firstRange(of: "swift-tools-version:") else { return "" }
            let numbers = line[label.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
                .split(separator: ".")
            return (numbers + Array(repeating: "0", count: max(0, 3 - numbers.count))).joined(separator: ".")
        }
    }
}

extension ParsedManifest {
    /// Creates a manifest from the output of `swift package dump-package` at a path relative to the root; the tools
    /// version shows which of the texts was used, and they give the positions; throws a decoding error for any other
    /// text.
    init(dump: [UInt8], texts: [Text], path: String, in repository: PackageFolders) throws {
        let package = try JSONDecoder().decode(DumpedPackage.self, from: Data(dump))
        let targets = package.targets ?? []
        let toolsVersion = package.toolsVersion?._version ?? ""
        let text = texts.first { $0.toolsVersion == toolsVersion } ?? texts.first
        let positions = ManifestText(text?.bytes ?? [])
        let names = (package.dependencies ?? []).compactMap { dependency in
            dependency.name.map { ($0, dependency.identity) }
        }
        let identities = Dictionary(names, uniquingKeysWith: { first, _ in first })
        manifest = PackageManifest(
            name: package.name,
            path: path,
            products: (package.products ?? []).map { .init(name: $0.name, targets: $0.targets) },
            dependencies: (package.dependencies ?? []).map { dependency in
                let path = dependency.path.flatMap(repository.folder)
                return PackageManifest.Dependency(
                    identity: dependency.identity,
                    path: path,
                    origin: path == nil ? dependency.origin : nil,
                    at: positions.position(ofPackage: dependency.identity)
                )
            },
            // The default traits are listed as a trait too, which is not a condition.
            traits: (package.traits ?? []).filter { $0.name != "default" }
                .map { .init(name: $0.name, enables: $0.enabledTraits ?? []) },
            defaultTraits: package.traits?.first { $0.name == "default" }?.enabledTraits ?? [],
            targets: targets.map { Self.target($0, positions, identities) },
            platforms: (package.platforms ?? []).map { .init(name: $0.platformName, version: $0.version) },
            languageModes: package.swiftLanguageVersions ?? [],
            defaultLocalization: package.defaultLocalization,
            file: text?.file,
            otherFiles: texts.map(\.file).filter { $0 != text?.file },
            suppressions: positions.suppressions
        )
        let file = manifest.file
        readFailures = targets.filter { TargetManifest.Kind(dumped: $0.type) == .other }.map { target in
            .init(.targetKind(target.type), at: Place(file: file, positions.position(ofTarget: target.name)))
        }
        let counts = targets.reduce(into: [String: Int]()) { $0[$1.type, default: 0] += $1.path == nil ? 1 : 0 }
        folders = targets.flatMap { target in
            Self.candidates(for: target, isAlone: counts[target.type] == 1).map { folder in
                TargetFolder(
                    target: target.name,
                    path: folder.resolved(in: path),
                    excluded: ((target.exclude ?? []) + (target.resources ?? []).map(\.path)).map(Self.normalized),
                    included: target.sources?.map(Self.normalized),
                    moduleMap: (folder + "/" + target.folderOfModuleMap + "/module.modulemap").resolved(in: path)
                )
            }
        }
    }

    /// Returns a path within a target without dots, as `./Impl` is `Impl`; the folder itself is `.`.
    private static func normalized(_ path: String) -> String {
        let path = path.resolved(in: "")
        return path.isEmpty ? "." : path
    }

    /// Returns a target; packages have identities by the names that the manifest gives them.
    private static func target(
        _ target: DumpedTarget,
        _ positions: ManifestText,
        _ identities: [String: String]
    ) -> TargetManifest {
        TargetManifest(
            name: target.name,
            kind: TargetManifest.Kind(dumped: target.type),
            dependencies: (target.dependencies ?? []).map {
                .init(
                    name: $0.name,
                    package: $0.package.map { identities[$0] ?? $0 },
                    at: positions.position(ofDependency: $0.name, of: target.name),
                    traits: $0.traits,
                    aliases: $0.aliases,
                    isTarget: $0.isTarget
                )
            },
            settings: (target.settings ?? []).filter { $0.tool == "swift" }.map(\.text),
            usesPlugins: target.pluginUsages?.isEmpty == false,
            at: positions.position(ofTarget: target.name)
        )
    }

    /// Returns the folders in which SwiftPM looks for a target, which may be alone of its type without a path.
    private static func candidates(for target: DumpedTarget, isAlone: Bool) -> [String] {
        if let path = target.path { return [path] }
        let parents =
            switch target.type {
            case "test": ["Tests", "Sources", "Source", "src", "srcs"]
            case "plugin": ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        return parents.map { "\($0)/\(target.name)" } + (isAlone ? [parents[0]] : [])
    }
}

extension TargetManifest.Kind {
    /// Creates the kind of a target in SwiftPM's output.
    fileprivate init(dumped text: String) {
        self = Self(rawValue: text) ?? .other
    }
}
