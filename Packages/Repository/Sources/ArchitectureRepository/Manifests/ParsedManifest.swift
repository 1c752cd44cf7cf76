import ArchitectureDomain
import Foundation

/// A manifest, and where the files of its targets may lie.
struct ParsedManifest {
    let manifest: PackageManifest
    let folders: [TargetFolder]
    /// Targets of kinds that are not known here.
    let readFailures: [Codebase.ReadFailure]

    /// A folder in which files of a target may lie.
    struct TargetFolder {
        let target: String
        /// Relative to the root of the repository.
        let path: String
        /// Paths within the folder that do not belong to the target.
        let excluded: [String]
        /// Paths within the folder that alone belong to the target, or nil for all.
        let included: [String]?

        /// Whether a file below the folder belongs to the target.
        func contains(_ file: String) -> Bool {
            let inner = path.isEmpty ? Substring(file) : file.dropFirst(path.count + 1)
            func isBelow(_ entry: String) -> Bool {
                let entry = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
                return entry == "." || inner == entry || inner.hasPrefix(entry + "/")
            }
            return !excluded.contains(where: isBelow) && included?.contains(where: isBelow) ?? true
        }
    }

    /// The text of a manifest.
    struct Text {
        /// Relative to the root of the repository.
        let file: String
        let bytes: [UInt8]

        /// The version in its first line, with three numbers.
        var toolsVersion: String {
            let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
            guard let label = line.range(of: "swift-tools-version:") else { return "" }
            let numbers = line[label.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
                .split(separator: ".")
            return (numbers + Array(repeating: "0", count: max(0, 3 - numbers.count))).joined(separator: ".")
        }
    }

    /// Reads what the package manager said about a manifest.
    ///
    /// - Parameters:
    ///   - dump: the output of `swift package dump-package`.
    ///   - texts: the manifest itself, for lines; where there are several, the version of the tools says which it was.
    ///   - path: the package's folder relative to the root.
    ///   - repository: the folders of the packages.
    /// - Throws: an error of the decoder for what is no such output.
    init(dump: [UInt8], texts: [Text], path: String, in repository: PackageFolders) throws {
        let package = try JSONDecoder().decode(DumpedPackage.self, from: Data(dump))
        let toolsVersion = package.toolsVersion?._version ?? ""
        let text = texts.first { $0.toolsVersion == toolsVersion } ?? texts.first
        let lines = ManifestText(text?.bytes ?? [])
        manifest = PackageManifest(
            name: package.name,
            path: path,
            toolsVersion: toolsVersion,
            products: package.products.map { .init(name: $0.name, targets: $0.targets) },
            dependencies: package.dependencies.map { dependency in
                let path = dependency.path.flatMap(repository.folder)
                return PackageManifest.Dependency(
                    identity: dependency.identity,
                    path: path,
                    origin: path == nil ? dependency.origin : nil,
                    line: lines.line(ofPackage: dependency.identity)
                )
            },
            // What is on where nobody says otherwise is listed as a trait too, and is no flag.
            traits: package.traits.filter { $0.name != "default" }
                .map { .init(name: $0.name, enables: $0.enabledTraits ?? []) },
            targets: package.targets.map { Self.target($0, lines) },
            file: text?.file
        )
        let file = manifest.file
        readFailures = package.targets.filter { TargetManifest.Kind(dumped: $0.type) == .other }.map { target in
            .init(.targetKind(target.type), at: Place(file: file, line: lines.line(ofTarget: target.name)))
        }
        folders = package.targets.flatMap { target in
            Self.candidates(for: target, in: package).map { folder in
                TargetFolder(
                    target: target.name,
                    path: Self.join(path, folder),
                    excluded: (target.exclude ?? []) + (target.resources ?? []).map(\.path),
                    included: target.sources
                )
            }
        }
    }

    private static func target(_ target: DumpedTarget, _ lines: ManifestText) -> TargetManifest {
        TargetManifest(
            name: target.name,
            kind: TargetManifest.Kind(dumped: target.type),
            dependencies: (target.dependencies ?? []).map {
                .init(
                    name: $0.name,
                    package: $0.package,
                    line: lines.line(ofDependency: $0.name, of: target.name),
                    traits: $0.traits,
                    aliases: $0.aliases,
                    isTarget: $0.isTarget
                )
            },
            settings: (target.settings ?? []).filter { $0.tool == "swift" }.map(\.text),
            line: lines.line(ofTarget: target.name)
        )
    }

    /// Where the package manager looks for a target's files.
    private static func candidates(for target: DumpedTarget, in package: DumpedPackage) -> [String] {
        if let path = target.path { return [path] }
        let parents =
            switch target.type {
            case "test": ["Tests", "Sources", "Source", "src", "srcs"]
            case "plugin": ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let alone = package.targets.filter { $0.type == target.type && $0.path == nil }.count == 1
        return parents.map { "\($0)/\(target.name)" } + (alone ? [parents[0]] : [])
    }

    /// Joins two relative paths, `.` and `..` worked out.
    static func join(_ path: String, _ other: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        for part in other.split(separator: "/") where part != "." {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}

extension TargetManifest.Kind {
    /// Reads the kind that the package manager gives a target.
    fileprivate init(dumped text: String) {
        self = Self(rawValue: text) ?? .other
    }
}
