import ArchitectureDomain

/// A small repository with the layers of this one, two features, and the dependencies that are allowed.
enum SampleGrid {
    struct Target {
        let name: String
        let package: String
        /// The targets that it depends on, all of them allowed.
        let uses: [String]
    }

    static let packageUses: [(package: String, uses: [String])] = [
        ("Packages/Domain", []),
        ("Packages/UseCase", ["Packages/Domain"]),
        ("Packages/Repository", ["Packages/Domain"]),
        ("Packages/Presentation", ["Packages/UseCase", "Packages/Domain"]),
        ("Packages/View", ["Packages/Presentation"]),
        ("Packages/Infrastructure", ["Packages/Repository"]),
        ("Apps/hoge", ["Packages/View", "Packages/Infrastructure"]),
    ]

    static let targets: [Target] =
        kits + features.flatMap(column)

    /// Two features of this repository.
    static let features = ["Article", "Appearance"]

    private static let kits = [
        Target(name: "DomainKit", package: "Packages/Domain", uses: []),
        Target(name: "UseCaseKit", package: "Packages/UseCase", uses: ["DomainKit"]),
        Target(name: "RepositoryKit", package: "Packages/Repository", uses: ["DomainKit"]),
        Target(name: "PresentationKit", package: "Packages/Presentation", uses: []),
        Target(name: "ViewKit", package: "Packages/View", uses: ["PresentationKit"]),
        Target(name: "FileStorage", package: "Packages/Infrastructure", uses: ["RepositoryKit"]),
        Target(name: "SQLiteIndex", package: "Packages/Infrastructure", uses: ["RepositoryKit"]),
        Target(name: "hoge", package: "Apps/hoge", uses: ["ViewKit", "FileStorage"]),
    ]

    private static func column(_ feature: String) -> [Target] {
        [
            Target(name: "\(feature)Domain", package: "Packages/Domain", uses: ["DomainKit"]),
            Target(name: "\(feature)UseCase", package: "Packages/UseCase", uses: ["UseCaseKit", "\(feature)Domain"]),
            Target(
                name: "\(feature)Repository",
                package: "Packages/Repository",
                uses: ["RepositoryKit", "\(feature)Domain"]
            ),
            Target(name: "\(feature)Contract", package: "Packages/Presentation", uses: ["PresentationKit"]),
            Target(
                name: "\(feature)Presentation",
                package: "Packages/Presentation",
                uses: ["\(feature)Contract", "\(feature)UseCase", "\(feature)Domain"]
            ),
            Target(name: "\(feature)Terminal", package: "Packages/View", uses: ["ViewKit", "\(feature)Contract"]),
        ]
    }

    static func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// Returns the codebase, with one more import and, if `declared`, its declaration.
    static func codebase(settings: [String], adding forbidden: ForbiddenDependency? = nil, declared: Bool = false)
        -> Codebase
    {
        var sources: [Codebase.TargetKey: [Codebase.SourceFile]] = [:]
        for target in targets {
            let imports = target.uses + (target.name == forbidden?.from ? [forbidden?.to ?? ""] : [])
            let text = imports.map { "import \($0)\n" }.joined()
            sources[.init(package: target.package, target: target.name)] = [
                .init(
                    path: "\(target.package)/Sources/\(target.name)/A.swift",
                    facts: .init(scanning: Array(text.utf8))
                )
            ]
        }
        let packages = packageUses.map { package, uses in
            let own = targets.filter { $0.package == package }
            return PackageManifest(
                name: String(package.split(separator: "/")[1]),
                path: package,
                products: own.map { .init(name: $0.name, targets: [$0.name]) },
                dependencies: (declared ? packageUses.map(\.package).filter { $0 != package } : uses).map {
                    .init(identity: $0.split(separator: "/")[1].lowercased(), path: $0)
                },
                targets: own.map { target in
                    let added = declared && target.name == forbidden?.from ? [forbidden?.to ?? ""] : []
                    return TargetManifest(
                        name: target.name,
                        kind: package.hasPrefix("Apps") ? .executable : .library,
                        dependencies: (target.uses + added).map { .init(name: $0) },
                        settings: settings
                    )
                }
            )
        }
        return Codebase(packages: packages, sources: sources)
    }
}
