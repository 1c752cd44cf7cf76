// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "UseCase",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArchitectureUseCase", targets: ["ArchitectureUseCase"]),
        .library(name: "ArticleUseCase", targets: ["ArticleUseCase"]),
        .library(name: "AppearanceUseCase", targets: ["AppearanceUseCase"]),
        .library(name: "PhotoUseCase", targets: ["PhotoUseCase"]),
        .library(name: "UseCaseKit", targets: ["UseCaseKit"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(
            name: "ArchitectureUseCase",
            dependencies: [
                "UseCaseKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ArchitectureUseCaseTests",
            dependencies: [
                "ArchitectureUseCase",
                "UseCaseKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .target(
            name: "ArticleUseCase",
            dependencies: [
                "UseCaseKit",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ArticleUseCaseTests",
            dependencies: [
                "ArticleUseCase",
                "UseCaseKit",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
            ]
        ),
        .target(
            name: "PhotoUseCase",
            dependencies: [
                "UseCaseKit",
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "PhotoUseCaseTests",
            dependencies: [
                "PhotoUseCase",
                "UseCaseKit",
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
            ]
        ),
        .target(
            name: "AppearanceUseCase",
            dependencies: [
                "UseCaseKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "AppearanceUseCaseTests",
            dependencies: [
                "AppearanceUseCase",
                "UseCaseKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
            ]
        ),
        .target(
            name: "UseCaseKit",
            dependencies: [.product(name: "DomainKit", package: "Domain")]
        ),
        .testTarget(
            name: "UseCaseKitTests",
            dependencies: [
                "UseCaseKit",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
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
