import ArchitectureDomain

extension ParsedManifest {
    /// Creates a manifest from the targets of the rules file; a dependency is another one, or a product of a package or
    /// a target of a project in the repository.
    init(_ rules: Rules, among others: [PackageManifest]) {
        let own = Set(rules.targets.map(\.name))
        func dependency(_ name: String, at position: Position) -> TargetManifest.Dependency {
            let owner = own.contains(name) ? nil : others.first { $0.provides(name) }
            return .init(name: name, package: owner?.identity, at: position, isTarget: owner == nil)
        }
        let targets = rules.targets.map { target in
            TargetManifest(
                name: target.name,
                kind: target.isTest ? .test : .library,
                dependencies: target.dependencies.map { dependency($0, at: target.position) },
                at: target.position
            )
        }
        let used = Set(targets.flatMap(\.dependencies).compactMap(\.package))
        self.init(
            manifest: PackageManifest(
                name: Rules.file,
                path: Rules.file,
                dependencies: others.filter { used.contains($0.identity) }.map {
                    .init(identity: $0.identity, path: $0.path)
                },
                targets: targets,
                file: Rules.file,
                kind: .rules
            ),
            folders: rules.targets.flatMap { target in
                target.folders.map { folder in
                    TargetFolder(target: target.name, path: folder.resolved(in: ""), excluded: [], included: nil)
                }
            }
        )
    }
}
