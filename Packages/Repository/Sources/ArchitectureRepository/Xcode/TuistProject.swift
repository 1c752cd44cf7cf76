import ArchitectureDomain

/// A project of Tuist, as far as its manifest `Project.swift` can be read without running it.
struct TuistProject {
    static let file = "Project.swift"

    private static let manifests: Set = [file, "Workspace.swift", "Tuist.swift"]

    /// A Boolean value that indicates whether a file is a manifest, or a helper of manifests.
    static func isManifest(_ path: String) -> Bool {
        isHelper(path) || manifests.contains(path.fileName)
    }

    /// A Boolean value that indicates whether a file lies in the folder of the helpers of manifests.
    static func isHelper(_ path: String) -> Bool { path.hasPrefix("Tuist/") || path.contains("/Tuist/") }

    /// A Boolean value that indicates whether a file lists packages from addresses, as for Tuist before version 4.
    static func isListOfPackages(_ path: String) -> Bool { ("/" + path).hasSuffix("/Tuist/Dependencies.swift") }

    /// Returns the packages in such a list.
    static func packages(in bytes: [UInt8]) -> [PackageManifest.Dependency] {
        ManifestCall.calls(of: "Dependencies", in: bytes).flatMap { call in
            let list = call["swiftPackageManager"]
            return (list?.elements ?? []) + lists(in: list?.call)
        }.compactMap { element in
            element.call.flatMap { call in call["url"]?.text.map { .init(remote: $0, at: call.position) } }
        }
    }

    /// The path of the manifest relative to the root of the repository.
    let path: String
    /// The place of targets that the manifest computes, or nil if all of them are known.
    let unknown: Place?
    private let name: String
    private let targets: [Target]
    private let packages: [PackageManifest.Dependency]

    private struct Target {
        let name: String
        let call: ManifestCall
        let kind: TargetManifest.Kind
    }

    /// Reads a manifest; nil for a file that is none of Tuist.
    init?(_ bytes: [UInt8], at path: String) {
        guard bytes.firstRange(of: Array("import ProjectDescription".utf8)) != nil else { return nil }
        // A helper may make the project: `Project.app(name: "App")`.
        let call = ManifestCall.calls(of: "Project", in: bytes).first { $0["name"] != nil || $0["targets"] != nil }
        self.path = path
        let folder = String(path.folder)
        name = call?["name"]?.text ?? (folder.isEmpty ? "Project" : folder.fileName)
        packages = (call?["packages"]?.elements ?? []).compactMap { element in
            guard let call = element.call, ["package", "local", "remote"].contains(call.name) else { return nil }
            let local = Self.path(call["path"], in: folder)
            return local.map { .init(local: $0, in: "", at: call.position) }
                ?? call["url"]?.text.map { .init(remote: $0, at: call.position) }
        }
        let list = call.map { $0["targets"] ?? .list([], isComplete: true) } ?? .unknown
        let known = list.elements.compactMap { element -> Target? in
            guard let call = element.call, ["target", "Target"].contains(call.name), let name = call["name"]?.text
            else {
                return nil
            }
            return Target(name: name, call: call, kind: .init(tuist: call["product"]?.name ?? ""))
        }
        targets = known
        let isWhole =
            if case .list(let elements, isComplete: true) = list { known.count == elements.count } else { false }
        unknown = isWhole ? nil : Place(file: path, call?.position ?? Position())
    }

    /// The path of the project that Tuist writes.
    var projectPath: String { (name + ".xcodeproj").resolved(in: path.folder) }

    /// Returns the manifest of the project that Tuist writes, among those by the folder of their manifest, and the
    /// packages from addresses that manifests without targets list, such as `Tuist/Package.swift`.
    func manifest(
        among projects: [String: TuistProject],
        _ packages: [PackageManifest.Dependency] = []
    ) -> ParsedManifest {
        let folder = String(path.folder)
        let own = self.packages
        let declared = targets.map { target in
            let dependencies = dependencies(of: target, among: projects, hasPackages: !(packages + own).isEmpty)
            return TargetManifest(
                name: target.name,
                kind: target.kind,
                dependencies: dependencies.known,
                computesDependencies: !dependencies.areAll,
                module: target.call["productName"]?.text,
                at: target.call.position
            )
        }
        let used = Set(declared.flatMap(\.dependencies).compactMap(\.package))
        let others = projects.values.filter { $0.path != path && used.contains($0.identity) }.sorted {
            $0.path < $1.path
        }
        return ParsedManifest(
            manifest: PackageManifest(
                name: projectPath.fileName,
                path: projectPath,
                products: declared.map { .init(name: $0.name, targets: [$0.name]) },
                dependencies: others.map { .init(identity: $0.identity, path: $0.projectPath) } + packages + own,
                targets: declared,
                file: path,
                kind: .xcodeProject
            ),
            folders: targets.flatMap { target in
                Self.patterns(of: target.call).compactMap { pattern, excluded in
                    Self.folder(pattern, excluding: excluded, of: target.name, in: folder)
                }
            }
        )
    }

    /// Returns the text of a manifest in which targets depend on a package, or nil if it computes what has to be added.
    static func text(_ bytes: [UInt8], at path: String, adding link: ProjectEdit.Link) -> [UInt8]? {
        guard let project = TuistProject(bytes, at: path) else { return nil }
        let folder = link.package.relative(to: String(path.folder))
        var expected = project.products
        var edit = ManifestEdit(text: String(decoding: bytes, as: UTF8.self), call: "Project")
        if !project.packages.contains(where: { $0.path == link.package }) {
            guard edit.addToPackage(".package(path: \"\(folder)\")", "packages") else { return nil }
        }
        for target in link.targets where expected[target]?.contains(link.product) == false {
            guard edit.add(".package(product: \"\(link.product)\")", to: target) else { return nil }
            expected[target]?.insert(link.product)
        }
        let result = Array(edit.text.utf8)
        let changed = TuistProject(result, at: path)
        return changed?.products == expected && link.targets.allSatisfy { expected[$0] != nil } ? result : nil
    }

    /// The names of the dependencies of each target.
    private var products: [String: Set<String>] {
        let targets = targets.map { target in
            (target.name, Set(dependencies(of: target, among: [:], hasPackages: true).known.map(\.name)))
        }
        return Dictionary(targets) { first, _ in first }
    }

    /// The name by which the targets of other projects refer to it: the path of its project, which no other has.
    private var identity: String { projectPath.lowercased() }

    /// Returns the dependencies of a target that can be read, and whether there is no other.
    private func dependencies(
        of target: Target,
        among projects: [String: TuistProject],
        hasPackages: Bool
    ) -> (known: [TargetManifest.Dependency], areAll: Bool) {
        let list = target.call["dependencies"] ?? .list([], isComplete: true)
        let ofSystem: Set = ["sdk", "xctest", "framework", "xcframework", "library"]
        let elements = list.elements.filter { !ofSystem.contains($0.name ?? "") }
        let known = elements.compactMap { $0.call.flatMap { dependency(of: $0, among: projects) } }
        let isWhole = if case .list(_, isComplete: true) = list { known.count == elements.count } else { false }
        return (known.filter { hasPackages || $0.isTarget || $0.package != nil }, isWhole)
    }

    /// Returns the dependency in a call such as `.project(target: "Core", path: "../Core")`, or nil if it is not known.
    private func dependency(
        of call: ManifestCall,
        among projects: [String: TuistProject]
    ) -> TargetManifest.Dependency? {
        switch call.name {
        case "target":
            guard let name = call["name"]?.text, unknown == nil || targets.contains(where: { $0.name == name })
            else { return nil }
            return .init(name: name, at: call.position, isTarget: true)
        case "project":
            guard let name = call["target"]?.text,
                let folder = Self.path(call["path"], in: String(path.folder)),
                let other = projects[folder], other.targets.contains(where: { $0.name == name })
            else { return nil }
            return .init(name: name, package: other.identity, at: call.position)
        case "external", "package":
            return (call["name"] ?? call["product"])?.text.map { .init(name: $0, at: call.position) }
        default:
            return nil
        }
    }

    /// Returns a folder of the repository: relative to that of the manifest, or to the root.
    private static func path(_ value: ManifestExpression?, in folder: String) -> String? {
        guard let text = value?.text ?? value?.call?.arguments.first?.value.text else { return nil }
        let isFromRoot = value?.name == "relativeToRoot" || text.hasPrefix("//")
        return text.resolved(in: isFromRoot ? "" : folder)
    }

    /// Returns the patterns for the files of a target, each with those that it leaves out.
    private static func patterns(of target: ManifestCall) -> [(pattern: String, excluded: [String])] {
        let folders = (target["buildableFolders"]?.elements ?? []).compactMap {
            $0.text.map { ($0 + "/**", [String]()) }
        }
        let value = target["sources"]
        let globs = value?.text.map { [.text($0)] } ?? value?.elements ?? lists(in: value?.call)
        return folders
            + globs.compactMap { glob in
                if let text = glob.text { return (text, []) }
                guard let call = glob.call, call.name == "glob", let text = call.arguments.first?.value.text else {
                    return nil
                }
                let excluding = call["excluding"]
                return (text, excluding?.text.map { [$0] } ?? excluding?.elements.compactMap(\.text) ?? [])
            }
    }

    /// Returns the elements of the list in a call such as `.paths([…])`.
    private static func lists(in call: ManifestCall?) -> [ManifestExpression] {
        call?.arguments.first?.value.elements ?? []
    }

    /// Returns the folder before the first star of a pattern, with the rest of the pattern.
    private static func folder(
        _ pattern: String,
        excluding excluded: [String],
        of target: String,
        in base: String
    ) -> ParsedManifest.TargetFolder? {
        let isFromRoot = pattern.hasPrefix("//")
        let parts = pattern.split(separator: "/").map { String($0) }
        let fixed = parts.prefix { !$0.contains("*") && !$0.hasSuffix(".swift") }
        let rest = parts.dropFirst(fixed.count).joined(separator: "/")
        let path = fixed.joined(separator: "/").resolved(in: isFromRoot ? "" : base)
        guard !path.isOutside else { return nil }
        let isWhole = ["", "**", "**/*", "**/*.swift"].contains(rest)
        let prefix = fixed.isEmpty ? "" : fixed.joined(separator: "/") + "/"
        return .init(
            target: target,
            path: path,
            excluded: excluded.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 },
            included: isWhole ? nil : [rest]
        )
    }
}

extension TargetManifest.Kind {
    fileprivate init(tuist product: String) {
        self =
            switch product {
            case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
            case "unitTests", "uiTests": .test
            case "macro": .macro
            case "bundle": .other
            default: .executable
            }
    }
}
