// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Presentation",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArticlePresentation", targets: ["ArticlePresentation"]),
        .library(name: "ArticleContract", targets: ["ArticleContract"]),
        .library(name: "AppearanceContract", targets: ["AppearanceContract"]),
        .library(name: "AppearancePresentation", targets: ["AppearancePresentation"]),
        .library(name: "ArchitectureContract", targets: ["ArchitectureContract"]),
        .library(name: "ArchitecturePresentation", targets: ["ArchitecturePresentation"]),
        .library(name: "PhotoContract", targets: ["PhotoContract"]),
        .library(name: "PhotoPresentation", targets: ["PhotoPresentation"]),
        .library(name: "AttemptKit", targets: ["AttemptKit"]),
        .library(name: "PresentationKit", targets: ["PresentationKit"]),
        .library(name: "PresentationTesting", targets: ["PresentationTesting"]),
        .library(name: "PresenterKit", targets: ["PresenterKit"]),
        .library(name: "ReportKit", targets: ["ReportKit"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../UseCase"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(
            name: "ArchitectureContract",
            dependencies: ["PresentationKit"]
        ),
        .target(
            name: "ArchitecturePresentation",
            dependencies: [
                "ArchitectureContract",
                "PresenterKit",
                "PresentationKit",
                "ReportKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ]
        ),
        .testTarget(
            name: "ArchitecturePresentationTests",
            dependencies: [
                "ArchitecturePresentation",
                "ArchitectureContract",
                "PresentationKit",
                "ReportKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "ArticlePresentation",
            dependencies: [
                "ArticleContract",
                "PresenterKit",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ]
        ),
        .testTarget(
            name: "ArticlePresentationTests",
            dependencies: [
                "ArticlePresentation",
                "ArticleContract",
                "PresenterKit",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                "PresentationTesting",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "ArticleContract",
            dependencies: [
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
            ]
        ),
        .testTarget(
            name: "ArticleContractTests",
            dependencies: [
                "ArticleContract",
                "PresentationKit",
                "AttemptKit",
            ]
        ),
        .target(name: "PhotoContract", dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]),
        .target(
            name: "PhotoPresentation",
            dependencies: [
                "PhotoContract",
                "PresenterKit",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                .product(name: "PhotoUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "PhotoPresentationTests",
            dependencies: [
                "PhotoPresentation",
                "PhotoContract",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                "PresentationTesting",
                .product(name: "PhotoUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "AppearanceContract",
            dependencies: [
                "AttemptKit",
                "PresentationKit",
            ]
        ),
        .target(
            name: "AppearancePresentation",
            dependencies: [
                "AppearanceContract",
                "PresenterKit",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ]
        ),
        .testTarget(
            name: "AppearancePresentationTests",
            dependencies: [
                "AppearancePresentation",
                "AppearanceContract",
                "PresentationKit",
                "PresenterKit",
                "AttemptKit",
                "ReportKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
            ]
        ),
        .target(
            name: "PresenterKit",
            dependencies: [
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ]
        ),
        .testTarget(
            name: "PresenterKitTests",
            dependencies: [
                "PresenterKit",
                "PresentationKit",
                "AttemptKit",
                "ReportKit",
                "PresentationTesting",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(name: "AttemptKit", dependencies: ["PresentationKit"]),
        .testTarget(
            name: "AttemptKitTests",
            dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]
        ),
        .target(name: "PresentationKit"),
        .testTarget(
            name: "PresentationKitTests",
            dependencies: [
                "PresentationKit",
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(
            name: "PresentationTesting",
            dependencies: [
                "PresentationKit",
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .target(name: "ReportKit", dependencies: ["AttemptKit", "PresentationKit"]),
        .testTarget(
            name: "ReportKitTests",
            dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]
        ),
        .testTarget(
            name: "PresentationTestingTests",
            dependencies: [
                "PresentationKit",
                "ReportKit",
                "PresentationTesting",
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
