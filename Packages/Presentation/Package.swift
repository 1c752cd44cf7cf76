// swift-tools-version: 6.3
import PackageDescription

let appearanceDomain = Target.Dependency.product(name: "AppearanceDomain", package: "Domain")
let architectureDomain = Target.Dependency.product(name: "ArchitectureDomain", package: "Domain")
let architectureUseCase = Target.Dependency.product(name: "ArchitectureUseCase", package: "UseCase")
let articleDomain = Target.Dependency.product(name: "ArticleDomain", package: "Domain")
let articleUseCase = Target.Dependency.product(name: "ArticleUseCase", package: "UseCase")
let determinism = Target.Dependency.product(name: "Determinism", package: "PoolWatch")
let domainKit = Target.Dependency.product(name: "DomainKit", package: "Domain")
let domainTesting = Target.Dependency.product(name: "DomainTesting", package: "Domain")
let photoDomain = Target.Dependency.product(name: "PhotoDomain", package: "Domain")
let photoUseCase = Target.Dependency.product(name: "PhotoUseCase", package: "UseCase")
let useCaseKit = Target.Dependency.product(name: "UseCaseKit", package: "UseCase")

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
        .target(name: "ArchitectureContract", dependencies: ["PresentationKit"]),
        .target(
            name: "ArchitecturePresentation",
            dependencies: [
                "ArchitectureContract", architectureDomain, architectureUseCase, domainKit, "PresentationKit",
                "PresenterKit", "ReportKit", useCaseKit,
            ]
        ),
        .testTarget(
            name: "ArchitecturePresentationTests",
            dependencies: [
                "ArchitectureContract", architectureDomain, "ArchitecturePresentation", architectureUseCase,
                determinism, domainKit, "PresentationKit", "ReportKit",
            ]
        ),
        .target(
            name: "ArticlePresentation",
            dependencies: [
                "ArticleContract", articleDomain, articleUseCase, "AttemptKit", domainKit, "PresentationKit",
                "PresenterKit", "ReportKit", useCaseKit,
            ]
        ),
        .testTarget(
            name: "ArticlePresentationTests",
            dependencies: [
                "ArticleContract", articleDomain, "ArticlePresentation", articleUseCase, "AttemptKit", determinism,
                domainKit, domainTesting, "PresentationKit", "PresentationTesting", "PresenterKit", "ReportKit",
                useCaseKit,
            ]
        ),
        .target(name: "ArticleContract", dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]),
        .testTarget(name: "ArticleContractTests", dependencies: ["ArticleContract", "AttemptKit", "PresentationKit"]),
        .target(name: "PhotoContract", dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]),
        .target(
            name: "PhotoPresentation",
            dependencies: [
                "AttemptKit", domainKit, "PhotoContract", photoDomain, photoUseCase, "PresentationKit", "PresenterKit",
                "ReportKit", useCaseKit,
            ]
        ),
        .testTarget(
            name: "PhotoPresentationTests",
            dependencies: [
                "AttemptKit", determinism, domainKit, domainTesting, "PhotoContract", photoDomain, "PhotoPresentation",
                photoUseCase, "PresentationKit", "PresentationTesting", "ReportKit", useCaseKit,
            ]
        ),
        .target(name: "AppearanceContract", dependencies: ["AttemptKit", "PresentationKit"]),
        .target(
            name: "AppearancePresentation",
            dependencies: [
                "AppearanceContract", appearanceDomain, "AttemptKit", domainKit, "PresentationKit", "PresenterKit",
                "ReportKit", useCaseKit,
            ]
        ),
        .testTarget(
            name: "AppearancePresentationTests",
            dependencies: [
                "AppearanceContract", appearanceDomain, "AppearancePresentation", "AttemptKit", domainKit,
                "PresentationKit", "PresenterKit", "ReportKit",
            ]
        ),
        .target(
            name: "PresenterKit",
            dependencies: ["AttemptKit", domainKit, "PresentationKit", "ReportKit", useCaseKit]
        ),
        .testTarget(
            name: "PresenterKitTests",
            dependencies: [
                "AttemptKit", determinism, domainKit, domainTesting, "PresentationKit", "PresentationTesting",
                "PresenterKit", "ReportKit", useCaseKit,
            ]
        ),
        .target(name: "AttemptKit", dependencies: ["PresentationKit"]),
        .testTarget(name: "AttemptKitTests", dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]),
        .target(name: "PresentationKit"),
        .testTarget(name: "PresentationKitTests", dependencies: [determinism, "PresentationKit"]),
        .target(name: "PresentationTesting", dependencies: [determinism, "PresentationKit"]),
        .target(name: "ReportKit", dependencies: ["AttemptKit", "PresentationKit"]),
        .testTarget(name: "ReportKitTests", dependencies: ["AttemptKit", "PresentationKit", "ReportKit"]),
        .testTarget(
            name: "PresentationTestingTests",
            dependencies: [determinism, domainKit, "PresentationKit", "PresentationTesting", "ReportKit"]
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
