// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fuzz", targets: ["Fuzz"])
    ],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/View"),
    ],
    targets: [
        .target(name: "CFuzzer"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureRepository", package: "Repository"),
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "ArticlePresentation", package: "Presentation"),
                .product(name: "ArticleMarkdown", package: "Repository"),
                .product(name: "ArticleRepository", package: "Repository"),
                .product(name: "ArticleTerminal", package: "View"),
                .product(name: "CMarkParser", package: "Infrastructure"),
                .product(name: "CurlTransportTesting", package: "Infrastructure"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "FileStorageTesting", package: "Infrastructure"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "PhotoRepository", package: "Repository"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "ViewKit", package: "View"),
            ]
        ),
        .executableTarget(name: "Fuzz", dependencies: ["CFuzzer", "FuzzTargets"]),
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                "FuzzTargets", .product(name: "DedicatedThreads", package: "Infrastructure"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
            ]
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
