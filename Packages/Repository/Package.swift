// swift-tools-version: 6.3
import PackageDescription

let appearanceDomain = Target.Dependency.product(name: "AppearanceDomain", package: "Domain")
let architectureDomain = Target.Dependency.product(name: "ArchitectureDomain", package: "Domain")
let articleDomain = Target.Dependency.product(name: "ArticleDomain", package: "Domain")
let domainKit = Target.Dependency.product(name: "DomainKit", package: "Domain")
let domainTesting = Target.Dependency.product(name: "DomainTesting", package: "Domain")
let photoDomain = Target.Dependency.product(name: "PhotoDomain", package: "Domain")
let determinism = Target.Dependency.product(name: "Determinism", package: "PoolWatch")

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
    dependencies: [.package(path: "../Domain"), .package(path: "../../Tests/PoolWatch")],
    targets: [
        .target(name: "ArticleRepository", dependencies: ["RepositoryKit", articleDomain, domainKit]),
        .testTarget(
            name: "ArticleRepositoryTests",
            dependencies: [
                "ArticleRepository", "RepositoryKit", "RepositoryTesting", articleDomain, domainKit, domainTesting,
                determinism,
            ]
        ),
        .target(name: "ArticleMarkdown", dependencies: ["RepositoryKit", articleDomain]),
        .testTarget(name: "ArticleMarkdownTests", dependencies: ["ArticleMarkdown", "RepositoryKit", articleDomain]),
        .target(name: "PhotoRepository", dependencies: ["RepositoryKit", photoDomain, domainKit]),
        .testTarget(
            name: "PhotoRepositoryTests",
            dependencies: [
                "PhotoRepository", "RepositoryKit", "RepositoryTesting", photoDomain, domainKit, domainTesting,
            ]
        ),
        .target(name: "AppearanceRepository", dependencies: ["RepositoryKit", appearanceDomain, domainKit]),
        .testTarget(
            name: "AppearanceRepositoryTests",
            dependencies: [
                "AppearanceRepository", "RepositoryKit", "RepositoryTesting", appearanceDomain, domainKit,
            ]
        ),
        .target(name: "RepositoryKit", dependencies: [domainKit]),
        .target(name: "RepositoryTesting", dependencies: ["RepositoryKit", domainKit, determinism]),
        .testTarget(name: "RepositoryTestingTests", dependencies: ["RepositoryTesting", "RepositoryKit"]),
        .testTarget(
            name: "RepositoryKitTests",
            dependencies: ["RepositoryKit", "RepositoryTesting", domainKit, domainTesting, determinism]
        ),
        .target(name: "ArchitectureRepository", dependencies: ["RepositoryKit", architectureDomain, domainKit]),
        .testTarget(
            name: "ArchitectureRepositoryTests",
            dependencies: [
                "ArchitectureRepository", "RepositoryKit", "RepositoryTesting", architectureDomain, domainKit,
                determinism,
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
