// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

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
        .library(name: "FailureKit", targets: ["FailureKit"]),
        .library(name: "PresentationKit", targets: ["PresentationKit"]),
        .library(name: "PresentationTesting", targets: ["PresentationTesting"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../UseCase"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(
            name: "ArchitectureContract",
            dependencies: ["PresentationKit"],
            swiftSettings: settings
        ),
        .target(
            name: "ArchitecturePresentation",
            dependencies: [
                "ArchitectureContract",
                "FailureKit",
                "PresentationKit",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ArchitecturePresentationTests",
            dependencies: [
                "ArchitecturePresentation",
                "ArchitectureContract",
                "PresentationKit",
                "PresentationTesting",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PoolWatch", package: "PoolWatch"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ArticlePresentation",
            dependencies: [
                "ArticleContract",
                "FailureKit",
                "PresentationKit",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ArticlePresentationTests",
            dependencies: [
                "ArticlePresentation",
                "ArticleContract",
                "PresentationKit",
                "PresentationTesting",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ArticleContract",
            dependencies: [
                "PresentationKit"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ArticleContractTests",
            dependencies: [
                "ArticleContract",
                "PresentationKit",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AppearanceContract",
            dependencies: [
                "PresentationKit"
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AppearancePresentation",
            dependencies: [
                "AppearanceContract",
                "FailureKit",
                "PresentationKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppearancePresentationTests",
            dependencies: [
                "AppearancePresentation",
                "AppearanceContract",
                "PresentationKit",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "FailureKit",
            dependencies: [
                "PresentationKit",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FailureKitTests",
            dependencies: [
                "FailureKit",
                "PresentationKit",
                "PresentationTesting",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            swiftSettings: settings
        ),
        .target(name: "PresentationKit", swiftSettings: settings),
        .testTarget(
            name: "PresentationKitTests",
            dependencies: ["PresentationKit", "PresentationTesting"],
            swiftSettings: settings
        ),
        .target(name: "PresentationTesting", dependencies: ["PresentationKit"], swiftSettings: settings),
        .testTarget(
            name: "PresentationTestingTests",
            dependencies: [
                "PresentationKit",
                "PresentationTesting",
                .product(name: "DomainKit", package: "Domain"),
            ],
            swiftSettings: settings
        ),
    ]
)
