// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Repository",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArticleRepository", targets: ["ArticleRepository"]),
        .library(name: "ArticleMarkdown", targets: ["ArticleMarkdown"]),
        .library(name: "AppearanceRepository", targets: ["AppearanceRepository"]),
        .library(name: "ArchitectureRepository", targets: ["ArchitectureRepository"]),
        .library(name: "PhotoRepository", targets: ["PhotoRepository"]),
        .library(name: "RepositoryKit", targets: ["RepositoryKit"]),
        .library(name: "RepositoryTesting", targets: ["RepositoryTesting"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(
            name: "ArticleRepository",
            dependencies: [
                "RepositoryKit",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ArticleRepositoryTests",
            dependencies: [
                "ArticleRepository",
                "RepositoryKit",
                "RepositoryTesting",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "ArticleMarkdown",
            dependencies: ["RepositoryKit", .product(name: "ArticleDomain", package: "Domain")]
        ),
        .testTarget(
            name: "ArticleMarkdownTests",
            dependencies: ["ArticleMarkdown", "RepositoryKit", .product(name: "ArticleDomain", package: "Domain")]
        ),
        .target(
            name: "PhotoRepository",
            dependencies: [
                "RepositoryKit",
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "PhotoRepositoryTests",
            dependencies: [
                "PhotoRepository",
                "RepositoryKit",
                "RepositoryTesting",
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
            ]
        ),
        .target(
            name: "AppearanceRepository",
            dependencies: [
                "RepositoryKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "AppearanceRepositoryTests",
            dependencies: [
                "AppearanceRepository",
                "RepositoryKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .target(
            name: "RepositoryKit",
            dependencies: [.product(name: "DomainKit", package: "Domain")]
        ),
        .target(
            name: "RepositoryTesting",
            dependencies: [
                "RepositoryKit", .product(name: "DomainKit", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .testTarget(
            name: "RepositoryTestingTests",
            dependencies: [
                "RepositoryTesting", "RepositoryKit",
            ]
        ),
        .testTarget(
            name: "RepositoryKitTests",
            dependencies: [
                "RepositoryKit", "RepositoryTesting",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "ArchitectureRepository",
            dependencies: [
                "RepositoryKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ArchitectureRepositoryTests",
            dependencies: [
                "ArchitectureRepository",
                "RepositoryKit",
                "RepositoryTesting",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
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
