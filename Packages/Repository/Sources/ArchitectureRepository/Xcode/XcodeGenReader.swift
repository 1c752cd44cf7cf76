import ArchitectureDomain
import RepositoryKit

/// A reader of the specifications of XcodeGen: `project.yml`, or `project-app.yml` where there are several.
struct XcodeGenReader {
    /// The suffixes of the names of specifications.
    static let suffixes = [".yml", ".yaml"]

    /// A Boolean value that indicates whether a file may be a specification by its name.
    static func isSpecification(_ path: String) -> Bool {
        suffixes.contains(where: path.hasSuffix) && path.fileName.hasPrefix("project")
    }

    let files: any FileSource
    let root: String

    /// The largest size of a specification, in bytes.
    private static let sizeLimit = 4 << 20

    /// Top-level keys; a file without any of them is not a specification of targets.
    private static let keys = ["targets", "include", "targetTemplates", "packages"]

    /// Reads a specification with those that it includes; throws the place that cannot be read.
    func read(_ path: String) async throws(XcodeGenFailure) -> XcodeGenSpecification {
        var specification = XcodeGenSpecification(path: path)
        var seen: Set<String> = [path]
        var pending = [(path: path, folder: specification.folder)]
        while let (path, folder) = pending.popLast() {
            let content = try await content(of: path)
            specification.add(content, from: path, in: folder)
            let includes = content["include"].map { $0.list.isEmpty ? [$0] : $0.list } ?? []
            for include in includes {
                guard let name = include.text ?? include["path"]?.text, !name.isEmpty else { continue }
                let other = name.resolved(in: path.folder)
                let isRelative = include["relativePaths"]?.text != "false"
                guard !other.isOutside, seen.insert(other).inserted else { continue }
                pending.append((other, isRelative ? String(other.folder) : folder))
            }
        }
        specification.included = seen.subtracting([path])
        return specification
    }

    private func content(of path: String) async throws(XcodeGenFailure) -> PropertyList {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try await files.read(path, under: root, limit: Self.sizeLimit)
        } catch {
            throw XcodeGenFailure(failure: .init(.init(error), at: Place(file: path)))
        }
        let keys = bytes.split(separator: UInt8(ascii: "\n")).map { $0.prefix { $0 != UInt8(ascii: ":") } }
        // Other programs have files of this name, too, and whatever YAML they like in it.
        guard Self.keys.contains(where: { key in keys.contains { $0.elementsEqual(key.utf8) } }) else {
            return PropertyList(.dictionary([:]), line: 1)
        }
        do throws(PropertyList.SyntaxError) {
            var reader = YAMLReader(bytes)
            return try reader.read()
        } catch {
            throw XcodeGenFailure(failure: .init(.malformedProject, at: Place(file: path, line: error.line)))
        }
    }
}

struct XcodeGenFailure: Error {
    let failure: Codebase.ReadFailure
}

/// A specification of XcodeGen with those that it includes.
struct XcodeGenSpecification {
    /// The path of the specification relative to the root of the repository.
    let path: String
    /// The paths of the files that it includes.
    fileprivate(set) var included: Set<String> = []
    private var name: String?
    private var packages: [String: (package: PropertyList, folder: String)] = [:]
    private var targets: [String: Part] = [:]
    private var templates: [String: Part] = [:]
    /// The first versions of systems that hold for all targets.
    private var deploymentTargets: [String: String] = [:]
    private var swiftVersion: String?

    /// The declaration of a target or a template in one file.
    private struct Part {
        var type: String?
        var platforms: [String] = []
        var sources: [Source] = []
        var dependencies: [PropertyList] = []
        var templates: [String] = []
        var module: String?
        var deploymentTarget: PropertyList?
        var swiftVersion: String?
        var attributes: [String: String] = [:]
        var line = 1

        /// Fills in what another file or a template declares; existing values win, and lists are appended.
        mutating func merge(_ other: Part) {
            type = type ?? other.type
            module = module ?? other.module
            deploymentTarget = deploymentTarget ?? other.deploymentTarget
            swiftVersion = swiftVersion ?? other.swiftVersion
            if platforms.isEmpty { platforms = other.platforms }
            sources += other.sources
            dependencies += other.dependencies
            templates += other.templates
            attributes.merge(other.attributes) { own, _ in own }
        }
    }

    private struct Source {
        var path: String
        let excluded: [String]
        let included: [String]?
    }

    init(path: String) {
        self.path = path
    }

    /// A Boolean value that indicates whether it declares a target.
    var hasTargets: Bool { targets.contains { complete($0.key, $0.value).type != nil } }

    var folder: String { String(path.folder) }

    /// The path of the project that XcodeGen writes.
    var projectPath: String {
        let name = name ?? (folder.isEmpty ? "Project" : folder.fileName)
        return (name + ".xcodeproj").resolved(in: folder)
    }

    /// Adds the contents of a file, whose paths are relative to a folder.
    mutating func add(_ content: PropertyList, from path: String, in folder: String) {
        if name == nil { name = content["name"]?.text }
        swiftVersion = swiftVersion ?? Self.setting("SWIFT_VERSION", in: content)
        for (system, version) in content["options"]?["deploymentTarget"]?.entries ?? [] {
            deploymentTargets[system] = deploymentTargets[system] ?? version.text
        }
        for (name, package) in content["packages"]?.entries ?? [] where packages[name] == nil {
            packages[name] = (package, folder)
        }
        for (name, target) in content["targets"]?.entries ?? [] {
            targets[name, default: Part()].merge(Self.part(target, in: folder))
            if path == self.path { targets[name]?.line = target.line }
        }
        for (name, template) in content["targetTemplates"]?.entries ?? [] {
            templates[name, default: Part()].merge(Self.part(template, in: folder))
        }
    }

    private static func part(_ content: PropertyList, in folder: String) -> Part {
        var part = Part()
        part.type = content["type"]?.text
        part.platforms = content["platform"].map { $0.text.map { [$0] } ?? $0.texts } ?? []
        part.sources = (content["sources"].map { $0.list.isEmpty ? [$0] : $0.list } ?? [])
            .compactMap { source($0, in: folder) }
        part.dependencies = content["dependencies"]?.list ?? []
        part.templates = content["templates"]?.texts ?? []
        part.attributes = (content["templateAttributes"]?.entries ?? []).reduce(into: [:]) {
            $0[$1.key] = $1.value.text
        }
        part.module = setting("PRODUCT_MODULE_NAME", in: content) ?? setting("PRODUCT_NAME", in: content)
        part.deploymentTarget = content["deploymentTarget"]
        part.swiftVersion = setting("SWIFT_VERSION", in: content)
        part.line = content.line
        return part
    }

    /// Returns a build setting of a target, a template or the specification.
    private static func setting(_ name: String, in content: PropertyList) -> String? {
        let settings = content["settings"]
        return settings?["base"]?[name]?.text ?? settings?[name]?.text
    }

    /// Returns a folder or a file that is compiled, or nil for resources.
    private static func source(_ content: PropertyList, in folder: String) -> Source? {
        guard let path = content.text ?? content["path"]?.text, !path.isEmpty else { return nil }
        let phase = content["buildPhase"].map { $0.text ?? "" } ?? "sources"
        guard phase == "sources", content["type"]?.text != "folder" else { return nil }
        return Source(
            path: path.resolved(in: folder),
            excluded: content["excludes"]?.texts ?? [],
            included: content["includes"]?.texts
        )
    }

    /// Returns a target with what its templates say.
    private func complete(_ name: String, _ part: Part) -> Part {
        var whole = part
        var seen: Set<String> = []
        var pending = Array(part.templates.reversed())
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let template = templates[next] else { continue }
            whole.merge(template)
            pending += template.templates.reversed()
        }
        // An attribute may name another one, or the target; long ones are no parts of a path.
        let words = whole.attributes.sorted { $0.key < $1.key } + [(key: "target_name", value: name)]
        for index in whole.sources.indices {
            for (word, text) in words where text.utf8.count <= 1_024 && whole.sources[index].path.utf8.count <= 4_096 {
                whole.sources[index].path = whole.sources[index].path.replacing("${\(word)}", with: text)
            }
        }
        return whole
    }

    /// Returns the manifest of the project that XcodeGen writes.
    func manifest() -> ParsedManifest {
        var declared: [TargetManifest] = []
        var folders: [ParsedManifest.TargetFolder] = []
        var files: [String: [String]] = [:]
        for (name, part) in targets.sorted(by: { $0.key < $1.key }) {
            let part = complete(name, part)
            guard let type = part.type else { continue }
            for variant in part.platforms.count > 1 ? part.platforms.map({ "\(name)_\($0)" }) : [name] {
                let suffix = String(variant.dropFirst(name.count))
                let systems = suffix.isEmpty ? part.platforms : [String(suffix.dropFirst())]
                declared.append(
                    TargetManifest(
                        name: variant,
                        kind: .init(product: "com.apple.product-type." + type),
                        dependencies: dependencies(part.dependencies, suffix: suffix),
                        settings: XcodeProject.languageMode(part.swiftVersion ?? swiftVersion),
                        systems: systems.isEmpty || systems.contains("auto") ? nil : Set(systems),
                        deploymentTargets: deploymentTargets(of: part, for: systems),
                        module: part.module.flatMap { $0.contains("$") ? nil : $0 } ?? name,
                        at: Position(line: part.line)
                    )
                )
                for source in part.sources where !source.path.isOutside {
                    if source.path.hasSuffix(".swift") {
                        files[source.path, default: []].append(variant)
                    } else {
                        folders.append(
                            .init(
                                target: variant,
                                path: source.path,
                                excluded: source.excluded,
                                included: source.included
                            )
                        )
                    }
                }
            }
        }
        return ParsedManifest(
            manifest: PackageManifest(
                name: projectPath.fileName,
                path: projectPath,
                products: declared.map { .init(name: $0.name, targets: [$0.name]) },
                dependencies: packages.sorted { $0.key < $1.key }.map {
                    link($0.key, $0.value.package, $0.value.folder)
                },
                targets: declared,
                file: path,
                kind: .xcodeProject
            ),
            folders: folders,
            files: files
        )
    }

    private func deploymentTargets(of part: Part, for systems: [String]) -> [String: String] {
        let found = systems.compactMap { system -> (String, String)? in
            let own = part.deploymentTarget?.text ?? part.deploymentTarget?[system]?.text
            return (own ?? deploymentTargets[system]).flatMap { XcodeProject.isVersion($0) ? (system, $0) : nil }
        }
        return Dictionary(found) { first, _ in first }
    }

    private func dependencies(_ list: [PropertyList], suffix: String) -> [TargetManifest.Dependency] {
        var seen: Set<String> = []
        return list.flatMap { entry -> [TargetManifest.Dependency] in
            let position = Position(line: entry.line)
            if let name = entry["target"]?.text, !name.contains("/") {
                // A target of several platforms depends on that of its own.
                let variant = (targets[name]?.platforms.count ?? 0) > 1 ? name + suffix : name
                return [.init(name: variant, at: position, isTarget: true)]
            }
            guard let name = entry["package"]?.text, let (package, folder) = packages[name] else { return [] }
            let products = entry["products"]?.texts ?? [entry["product"]?.text ?? name]
            return products.map { .init(name: $0, package: link(name, package, folder).identity, at: position) }
        }.filter { seen.insert($0.name).inserted }
    }

    /// Returns the dependency on a package: of the repository, or from an address.
    private func link(_ name: String, _ package: PropertyList, _ folder: String) -> PackageManifest.Dependency {
        let position = Position(line: package.line)
        let address = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
        guard let path = package["path"]?.text, address == nil else {
            return .init(remote: address ?? name, requirement: Self.requirement(package), at: position)
        }
        return .init(local: path, in: folder, at: position)
    }

    /// Returns the versions of a package that a specification requires, in the words of a manifest.
    private static func requirement(_ package: PropertyList) -> String? {
        let words = [
            ("from", "from: "), ("majorVersion", "from: "), ("minorVersion", ".upToNextMinor(from: "),
            ("exactVersion", "exact: "), ("version", "exact: "), ("branch", "branch: "), ("revision", "revision: "),
        ]
        return words.lazy.compactMap { key, word in
            package[key]?.text.map { "\(word)\"\($0)\"" + (word.contains("(") ? ")" : "") }
        }.first
    }
}
