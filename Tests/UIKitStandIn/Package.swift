// swift-tools-version: 6.3
import PackageDescription

// A module named UIKit, so that the sources of the UIKit host can be compiled and run where there is no Apple SDK. The
// folders of the host and of its columns are symbolic links to the sources in Packages and Apps.
let package = Package(
    name: "UIKitStandIn",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .target(name: "CoreGraphics"),
        .target(name: "UIKit", dependencies: ["CoreGraphics"]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
        .target(name: "Security", dependencies: [.product(name: "RepositoryKit", package: "Repository")]),
        .target(
            name: "ImageIOPictures",
            dependencies: [
                "CoreGraphics", "ImageIO",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "DedicatedThreads", package: "Infrastructure"),
            ]
        ),
        .target(
            name: "KeychainSecrets",
            dependencies: [
                "Security",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "DedicatedThreads", package: "Infrastructure"),
            ]
        ),
        // On iOS the sources are compiled with a package of cmark-gfm.
        .target(
            name: "CMarkPackageParser",
            dependencies: [.product(name: "CMarkParser", package: "Infrastructure")]
        ),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(
            name: "UIKitHost",
            dependencies: [
                "UIKit",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "AppearanceUIKit",
            dependencies: [
                "UIKit", "UIKitHost",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArticleUIKit",
            dependencies: [
                "UIKit", "UIKitHost",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "SwiftUIHost",
            dependencies: ["SwiftUI", .product(name: "PresentationKit", package: "Presentation")]
        ),
        .target(
            name: "AppearanceSwiftUI",
            dependencies: [
                "SwiftUI", "SwiftUIHost",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArticleSwiftUI",
            dependencies: [
                "SwiftUI", "SwiftUIHost",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "PhotoUIKit",
            dependencies: [
                "UIKit", "UIKitHost",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .executableTarget(
            name: "HogeIOS",
            dependencies: [
                "AppearanceUIKit", "UIKit", "UIKitHost",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
            ]
        ),
        .executableTarget(
            name: "HogeSwiftUI",
            dependencies: [
                "AppearanceSwiftUI", "SwiftUI", "SwiftUIHost",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
            ]
        ),
        .executableTarget(
            name: "ReaderIOS",
            dependencies: [
                "ArticleUIKit", "CMarkPackageParser", "KeychainSecrets", "UIKit", "UIKitHost",
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "ArticleMarkdown", package: "Repository"),
                .product(name: "ArticleRepository", package: "Repository"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "ArticlePresentation", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "SQLiteIndex", package: "Infrastructure"),
                .product(name: "URLSessionTransport", package: "Infrastructure"),
            ]
        ),
        .executableTarget(
            name: "AlbumIOS",
            dependencies: [
                "ImageIOPictures", "PhotoUIKit", "UIKit", "UIKitHost",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "PhotoUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "PhotoRepository", package: "Repository"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PhotoPresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "URLSessionTransport", package: "Infrastructure"),
            ]
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "AlbumIOS", "AppearanceSwiftUI", "AppearanceUIKit", "ArticleSwiftUI", "ArticleUIKit", "HogeIOS",
                "HogeSwiftUI", "KeychainSecrets", "PhotoUIKit", "ReaderIOS", "Security", "SwiftUI", "SwiftUIHost",
                "UIKit",
                "UIKitHost",
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PhotoPresentation", package: "Presentation"),
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
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
