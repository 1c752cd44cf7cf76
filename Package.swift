// swift-tools-version: 6.3
import PackageDescription

// The kits and technologies, for packages that depend on this repository by URL: the package manager finds only the manifest
// at the root. Work in this repository uses the manifests of the layers, which keep the layers apart; this one repeats what
// they say, and Tests/Architecture compares them (docs/adr/0001-layers-are-packages.md).

let products = [
    "DomainKit", "DomainTesting", "UseCaseKit", "RepositoryKit", "RepositoryTesting",
    "PresentationKit", "PresentationTesting", "AttemptKit", "ReportKit", "PresenterKit",
    "ViewKit", "ViewTesting", "TerminalKit", "ChafaPictures", "CommandLineKit", "SwiftUIHost", "UIKitHost",
    "BrowserLauncher", "CMarkParser", "CurlTransport", "CurlTransportTesting", "DedicatedThreads", "FileStorage",
    "FileStorageTesting", "ImageCodecs", "InfrastructureTesting", "LocalFileTree", "SQLiteIndex", "SecretFile",
    "SubprocessRunner", "URLSessionTransport", "Determinism",
]

/// Returns the targets of a layer, each with its dependencies.
func layer(_ name: String, _ targets: KeyValuePairs<String, [Target.Dependency]>) -> [Target] {
    targets.map { .target(name: $0, dependencies: $1, path: "Packages/\(name)/Sources/\($0)") }
}

/// Returns a target of C.
func shim(_ name: String, in layer: String = "Infrastructure", _ settings: LinkerSetting...) -> Target {
    .target(
        name: name,
        path: "Packages/\(layer)/Sources/\(name)",
        linkerSettings: settings
    )
}

let package = Package(
    name: "Strata",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: products.map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "strata", targets: ["strata"]), .plugin(name: "StrataCommand", targets: ["StrataCommand"]),
    ],
    targets: [
        layer(
            "Domain",
            [
                "DomainKit": [],
                "DomainTesting": ["Determinism", "DomainKit"],
                "ArchitectureDomain": ["DomainKit"],
            ]
        ),
        layer(
            "UseCase",
            [
                "UseCaseKit": ["DomainKit"],
                "ArchitectureUseCase": ["ArchitectureDomain", "DomainKit", "UseCaseKit"],
            ]
        ),
        layer(
            "Repository",
            [
                "RepositoryKit": ["DomainKit"],
                "RepositoryTesting": ["Determinism", "DomainKit", "RepositoryKit"],
                "ArchitectureRepository": ["ArchitectureDomain", "DomainKit", "RepositoryKit"],
            ]
        ),
        layer(
            "Presentation",
            [
                "PresentationKit": [],
                "PresentationTesting": ["Determinism", "PresentationKit"],
                "AttemptKit": ["PresentationKit"],
                "ReportKit": ["AttemptKit", "PresentationKit"],
                "PresenterKit": ["AttemptKit", "DomainKit", "PresentationKit", "ReportKit", "UseCaseKit"],
                "ArchitectureContract": ["PresentationKit"],
                "ArchitecturePresentation": [
                    "ArchitectureContract", "ArchitectureDomain", "ArchitectureUseCase", "DomainKit", "PresentationKit",
                    "PresenterKit", "ReportKit", "UseCaseKit",
                ],
            ]
        ),
        layer(
            "View",
            [
                "ViewKit": ["AttemptKit", "PresentationKit", "ReportKit"],
                "ViewTesting": ["AttemptKit", "PresentationKit", "ReportKit", "ViewKit"],
                "TerminalKit": ["PresentationKit", "ReportKit", "ViewKit"],
                "ChafaPictures": ["CStrataChafa", "PresentationKit", "TerminalKit", "ViewKit"],
                "CommandLineKit": ["PresentationKit", "ReportKit", "ViewKit"],
                "SwiftUIHost": ["PresentationKit"],
                "UIKitHost": ["AttemptKit", "PresentationKit", "ReportKit"],
                "ArchitectureCommandLine": [
                    "ArchitectureContract", "AttemptKit", "CommandLineKit", "PresentationKit", "ReportKit", "ViewKit",
                ],
            ]
        ),
        layer(
            "Infrastructure",
            [
                "BrowserLauncher": ["DedicatedThreads", "RepositoryKit", "SubprocessRunner"],
                "CMarkParser": ["CStrataCMark", "RepositoryKit"],
                "CurlTransport": ["CStrataCurl", "DedicatedThreads", "RepositoryKit", "TransportParts"],
                "CurlTransportTesting": ["CurlTransport", "RepositoryKit"],
                "DedicatedThreads": ["CStrataDedicatedThreads", "RepositoryKit"],
                "FileStorage": ["CStrataFileStorage", "DedicatedThreads", "RepositoryKit"],
                "FileStorageTesting": ["FileStorage", "RepositoryKit"],
                "ImageCodecs": ["CStrataImages", "DedicatedThreads", "RepositoryKit"],
                "InfrastructureTesting": [
                    "DedicatedThreads", "RepositoryKit", "RepositoryTesting", "SubprocessRunner",
                ],
                "LocalFileTree": ["DedicatedThreads", "FileStorage", "RepositoryKit"],
                "SQLiteIndex": ["CStrataSQLite", "DedicatedThreads", "FileStorage", "RepositoryKit"],
                "SecretFile": ["FileStorage", "RepositoryKit"],
                "SubprocessRunner": [
                    .target(name: "CStrataSubprocess", condition: .when(platforms: [.linux])), "DedicatedThreads",
                    "RepositoryKit",
                ],
                "TransportParts": ["RepositoryKit"],
                "URLSessionTransport": ["RepositoryKit", "TransportParts"],
            ]
        ),
        [
            shim("CStrataCMark", .linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")),
            shim("CStrataChafa", in: "View"),
            shim("CStrataCurl", .linkedLibrary("curl", .when(platforms: [.macOS]))),
            shim("CStrataDedicatedThreads"),
            shim("CStrataFileStorage"),
            shim(
                "CStrataImages",
                .linkedLibrary("jpeg", .when(platforms: [.macOS])),
                .linkedLibrary("png16", .when(platforms: [.macOS])),
                .linkedLibrary("webp", .when(platforms: [.macOS]))
            ),
            shim("CStrataSQLite", .linkedLibrary("sqlite3")),
            shim("CStrataSubprocess"),
            .target(name: "Determinism", path: "Tests/PoolWatch/Sources/Determinism"),
            .target(
                name: "CStrataTemplates",
                path: "Apps/strata/Sources/CStrataTemplates",
                exclude: ["Templates"]
            ),
            .executableTarget(
                name: "strata",
                dependencies: [
                    "ArchitectureCommandLine", "ArchitectureDomain", "ArchitecturePresentation",
                    "ArchitectureRepository", "ArchitectureUseCase", "CStrataTemplates", "CommandLineKit",
                    "FileStorage",
                    "LocalFileTree", "PresentationKit", "ReportKit", "SubprocessRunner", "UseCaseKit", "ViewKit",
                ],
                path: "Apps/strata/Sources/strata"
            ),
            .plugin(
                name: "StrataCommand",
                capability: .command(
                    intent: .custom(verb: "strata", description: "Check, draw and grow the architecture")
                ),
                dependencies: ["strata"],
                path: "Apps/strata/Plugins/StrataCommand"
            ),
        ],
    ].flatMap(\.self)
)

#if !os(Linux)
    // What only Apple's systems have.
    for name in ["ImageIOPictures", "KeychainSecrets"] {
        package.products.append(.library(name: name, targets: [name]))
        package.targets += layer("Infrastructure", [name: ["DedicatedThreads", "RepositoryKit"]])
    }
#endif

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}
