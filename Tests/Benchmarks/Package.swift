// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
        .executable(name: "source-references", targets: ["SourceReferences"]),
        .executable(name: "start-baseline", targets: ["StartBaseline"]),
    ],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/View"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(
            name: "CMarkBaseline",
            linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]
        ),
        .target(
            name: "CCursesBaseline",
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),
        .target(name: "CSQLiteBaseline", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(
            name: "SourceReferences",
            dependencies: [.product(name: "ArchitectureDomain", package: "Domain")]
        ),
        .executableTarget(name: "StartBaseline"),
        .target(name: "BenchmarkRunner", dependencies: ["AllocationCounter"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkRunner",
                "CCursesBaseline",
                "CMarkBaseline",
                "CSQLiteBaseline",
                "StartBaseline",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "ArticlePresentation", package: "Presentation"),
                .product(name: "ArticleMarkdown", package: "Repository"),
                .product(name: "ArticleRepository", package: "Repository"),
                .product(name: "ArticleTerminal", package: "View"),
                .product(name: "CMarkParser", package: "Infrastructure"),
                .product(name: "CurlTransport", package: "Infrastructure"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "ImageCodecs", package: "Infrastructure"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "SQLiteIndex", package: "Infrastructure"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "TerminalKit", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .testTarget(
            name: "BenchmarkRunnerTests",
            dependencies: ["BenchmarkRunner"]
        ),
    ]
)

for target in package.targets {
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
