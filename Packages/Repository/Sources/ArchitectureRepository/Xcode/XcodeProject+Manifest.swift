import ArchitectureDomain

extension ParsedManifest {
    /// Creates a manifest from one of the projects of the repository; products that it does not assign to a package are
    /// looked up in all of them; in place of targets that repeat those of packages, these are used.
    init(
        _ project: XcodeProject,
        among packages: [PackageManifest],
        _ projects: [XcodeProject],
        repeated repetitions: Set<String> = []
    ) {
        let links = XcodeLinks(project, packages, projects, repetitions)
        let targets = project.targets.map { target in
            TargetManifest(
                name: target.name,
                kind: target.kind,
                dependencies: links.dependencies(of: target),
                settings: project.settings(of: target),
                usesPlugins: links.usesPlugins(target),
                systems: project.systems(of: target),
                deploymentTargets: project.deploymentTargets(of: target),
                module: project.module(of: target),
                at: Position(line: target.object.line)
            )
        }
        let used = Set(targets.flatMap(\.dependencies).compactMap(\.package))
        self.init(
            manifest: PackageManifest(
                name: project.name,
                path: project.path,
                products: targets.map { .init(name: $0.name, targets: [$0.name]) },
                dependencies: links.packages.filter { $0.isDeclared || used.contains($0.dependency.identity) }
                    .map(\.dependency),
                targets: targets,
                file: project.path + "/" + PackageManifest.projectFile,
                kind: .xcodeProject
            ),
            folders: project.targets.flatMap(project.folders),
            files: project.files
        )
    }
}

extension XcodeProject {
    /// The targets of each Swift file that the project lists, by the file's path.
    fileprivate var files: [String: [String]] {
        var files: [String: [String]] = [:]
        for target in targets {
            let phases = objects("buildPhases", of: target.object).map(\.object)
            for phase in phases where phase["isa"]?.text == "PBXSourcesBuildPhase" {
                for entry in objects("files", of: phase).map(\.object) {
                    guard let path = entry["fileRef"]?.text.flatMap({ paths[$0] }), path.hasSuffix(".swift"),
                        files[path]?.last != target.name
                    else { continue }
                    files[path, default: []].append(target.name)
                }
            }
        }
        return files
    }

    /// Returns the synchronised folders of a target: its own without exceptions, and the exceptions for it of others'.
    fileprivate func folders(of target: Target) -> [ParsedManifest.TargetFolder] {
        let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
        return synchronizedGroups.compactMap { id, group in
            let exceptions = objects("exceptions", of: group).map(\.object)
                .filter { $0["target"]?.text == target.id }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            guard let path = paths[id], own.contains(id) || !exceptions.isEmpty else { return nil }
            return ParsedManifest.TargetFolder(
                target: target.name,
                path: path,
                excluded: own.contains(id) ? exceptions : [],
                included: own.contains(id) ? nil : exceptions
            )
        }
    }

    /// Returns the name for imports of a target, or nil if it is that of the target.
    func module(of target: Target) -> String? {
        let name = (setting("PRODUCT_MODULE_NAME", of: target) ?? "$(PRODUCT_NAME)")
            .replacing(":c99extidentifier", with: "")
            .replacing("$(PRODUCT_NAME)", with: setting("PRODUCT_NAME", of: target) ?? "$(TARGET_NAME)")
            .replacing(":c99extidentifier", with: "").replacing("$(TARGET_NAME)", with: target.name)
        return name.isEmpty || name.contains("$") || name == target.name ? nil : name
    }

    /// Returns the systems for which a target is compiled, or nil if one of them is not known.
    func systems(of target: Target) -> Set<String>? {
        let platforms = setting("SUPPORTED_PLATFORMS", of: target) ?? setting("SDKROOT", of: target) ?? ""
        let names = platforms.split(separator: " ").map { Self.systems[String($0)] }
        return names.isEmpty || names.contains(nil) ? nil : Set(names.compactMap(\.self))
    }

    private static let systems = [
        "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "watchos": "watchOS",
        "watchsimulator": "watchOS",
        "appletvos": "tvOS", "appletvsimulator": "tvOS", "xros": "visionOS", "xrsimulator": "visionOS",
    ]

    /// Returns a build setting of the first configuration of a target, or else of the project; a file comes after what the project says.
    func setting(_ name: String, of target: Target) -> String? {
        [target.object, project].lazy.compactMap { object in
            let configuration = self.configuration(of: object)
            return configuration?["buildSettings"]?[name]?.text
                ?? self.file(of: configuration).flatMap { self.configurations[$0]?[name] }
        }.first
    }

    /// The paths of the files with build settings.
    var configurationFiles: Set<String> {
        Set((targets.map(\.object) + [project]).compactMap { file(of: configuration(of: $0)) })
    }

    private func configuration(of object: PropertyList) -> PropertyList? {
        objects("buildConfigurations", of: self.object("buildConfigurationList", of: object)).first?.object
    }

    private func file(of configuration: PropertyList?) -> String? {
        if let file = configuration?["baseConfigurationReference"]?.text { return paths[file] }
        guard let folder = configuration?["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
            let path = configuration?["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return path.resolved(in: folder)
    }
}

/// The dependencies of the targets of an Xcode project, by the names of packages and projects.
private struct XcodeLinks {
    private let project: XcodeProject
    private let repository: [PackageManifest]
    private let projects: [XcodeProject]
    private let repetitions: Set<String>
    /// The packages, and whether the project lists them or they are only there in the repository.
    let packages: [(dependency: PackageManifest.Dependency, isDeclared: Bool)]

    init(
        _ project: XcodeProject,
        _ repository: [PackageManifest],
        _ projects: [XcodeProject],
        _ repetitions: Set<String>
    ) {
        self.repetitions = repetitions
        self.project = project
        self.repository = repository
        self.projects = projects
        let declared = project.packages.compactMap { Self.package($0, in: project.folder) }
        let known = Set(declared.compactMap(\.path))
        let others = repository.filter { !known.contains($0.path) }.map { package in
            PackageManifest.Dependency(identity: package.identity, path: package.path)
        }
        let links = projects.filter { $0.path != project.path && !repetitions.contains($0.path) }.map { other in
            PackageManifest.Dependency(identity: other.name.lowercased(), path: other.path)
        }
        packages = declared.map { ($0, true) } + (others + links).map { ($0, false) }
    }

    /// Returns the dependency on the package that a reference describes.
    private static func package(_ reference: PropertyList, in folder: String) -> PackageManifest.Dependency? {
        let position = Position(line: reference.line)
        if let address = reference["repositoryURL"]?.text {
            let requirement = reference["requirement"].flatMap(XcodeProject.requirement)
            return .init(remote: address, requirement: requirement, at: position)
        }
        return reference["relativePath"]?.text.map { .init(local: $0, in: folder, at: position) }
    }

    /// A Boolean value that indicates whether plugins run in the build of a target.
    func usesPlugins(_ target: XcodeProject.Target) -> Bool {
        project.objects("dependencies", of: target.object).contains { _, dependency in
            project.object("productRef", of: dependency)?["productName"]?.text?.hasPrefix("plugin:") == true
        }
    }

    /// Returns the targets and products that a target depends on, or links, each once.
    func dependencies(of target: XcodeProject.Target) -> [TargetManifest.Dependency] {
        let phases = project.objects("buildPhases", of: target.object).map(\.object)
        let linked = phases.filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
            .flatMap { project.objects("files", of: $0).map(\.object) }
        let products =
            project.objects("packageProductDependencies", of: target.object).map(\.object)
            + linked.compactMap { project.object("productRef", of: $0) }
        let found =
            project.objects("dependencies", of: target.object).compactMap { self.target($0.object) }
            + linked.compactMap { product(linkedAs: $0["fileRef"]?.text ?? "") } + products.compactMap(product)
        var seen: Set<String> = []
        return found.filter { $0.name != target.name && seen.insert($0.name).inserted }
    }

    /// Returns the target of this or another project that a target depends on.
    private func target(_ dependency: PropertyList) -> TargetManifest.Dependency? {
        let position = Position(line: dependency.line)
        if let id = dependency["target"]?.text, let target = project.targets.first(where: { $0.id == id }) {
            return .init(name: target.name, at: position, isTarget: true)
        }
        return remote(project.object("targetProxy", of: dependency), at: position)
    }

    /// Returns the target of another project that a proxy stands for.
    private func remote(_ proxy: PropertyList?, at position: Position) -> TargetManifest.Dependency? {
        guard let name = proxy?["remoteInfo"]?.text,
            let path = proxy?["containerPortal"]?.text.flatMap({ project.paths[$0] }),
            let other = projects.first(where: { $0.path == path && $0.path != project.path }),
            let target = other.targets.first(where: { $0.name == name })
        else { return nil }
        return dependency(on: target, of: other, at: position)
    }

    /// Returns the dependency on a target of another project, or on the product of a package that it repeats.
    private func dependency(
        on target: XcodeProject.Target,
        of other: XcodeProject,
        at position: Position
    ) -> TargetManifest.Dependency? {
        guard repetitions.contains(other.path) else {
            return .init(name: target.name, package: other.name.lowercased(), at: position)
        }
        let name = other.module(of: target) ?? target.name
        let package = repository.first { $0.provides(name) }
        return package.map { .init(name: name, package: $0.identity, at: position) }
    }

    /// Returns the target whose product is linked: one of this project, of another one, or of any by the file's name.
    private func product(linkedAs id: String) -> TargetManifest.Dependency? {
        if let target = project.targets.first(where: { $0.object["productReference"]?.text == id }) {
            return .init(name: target.name, at: Position(line: target.object.line), isTarget: true)
        }
        guard let file = project.objects[id] else { return nil }
        let position = Position(line: file.line)
        if file["isa"]?.text == "PBXReferenceProxy" {
            return remote(project.object("remoteRef", of: file), at: position)
        }
        guard file["sourceTree"]?.text == "BUILT_PRODUCTS_DIR", let path = file["path"]?.text else { return nil }
        for other in projects where other.path != project.path {
            let target = other.targets.first { other.object("productReference", of: $0.object)?["path"]?.text == path }
            if let target { return dependency(on: target, of: other, at: position) }
        }
        return nil
    }

    /// Returns the product of a package that a target depends on.
    private func product(_ product: PropertyList) -> TargetManifest.Dependency? {
        guard let name = product["productName"]?.text, !name.hasPrefix("plugin:") else { return nil }
        let position = Position(line: product.line)
        if let reference = project.object("package", of: product),
            let package = Self.package(reference, in: project.folder)
        {
            return .init(name: name, package: package.identity, at: position)
        }
        // Without a package it is a product of one that lies in the repository.
        if let package = repository.first(where: { $0.provides(name) }) {
            return .init(name: name, package: package.identity, at: position)
        }
        guard packages.contains(where: { $0.isDeclared && $0.dependency.path == nil }) else { return nil }
        return .init(name: name, at: position)
    }
}

extension PackageManifest.Dependency {
    init(remote address: String, requirement: String? = nil, at position: Position) {
        let origin = PackageManifest.Origin.remote(DumpedDependency.withoutPassword(address))
        self.init(
            identity: address.lowercased().repositoryName,
            path: nil,
            origin: origin,
            requirement: requirement,
            at: position
        )
    }

    /// Creates a dependency on a package in a folder, inside or outside the repository, from a relative path.
    init(local path: String, in base: String, at position: Position) {
        let joined = path.resolved(in: base)
        let isInside = !path.hasPrefix("/") && !joined.isOutside
        self.init(
            identity: (isInside && !joined.isEmpty ? joined : path).lowercased().repositoryName,
            path: isInside ? joined : nil,
            origin: isInside ? nil : .folder(path),
            at: position
        )
    }
}
