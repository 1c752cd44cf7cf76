// swift-tools-version: 6.3
import PackageDescription

// A module named UIKit, so that the sources of the UIKit host can be compiled and run where there is no Apple SDK. The
// folders of the host and of its columns are symbolic links to the sources in Packages and Apps.

/// The products of each package that targets depend on; what else they name is a target of this package.
let products = [
    "Domain": ["AppearanceDomain", "ArticleDomain", "DomainKit", "DomainTesting", "PhotoDomain"],
    "UseCase": ["AppearanceUseCase", "ArticleUseCase", "PhotoUseCase", "UseCaseKit"],
    "Repository": [
        "AppearanceRepository", "ArticleMarkdown", "ArticleRepository", "PhotoRepository", "RepositoryKit",
        "RepositoryTesting",
    ],
    "Presentation": [
        "AppearanceContract", "AppearancePresentation", "ArticleContract", "ArticlePresentation", "AttemptKit",
        "PhotoContract", "PhotoPresentation", "PresentationKit", "PresenterKit", "ReportKit",
    ],
    "Infrastructure": [
        "CMarkParser", "DedicatedThreads", "FileStorage", "LocalFileTree", "SQLiteIndex", "URLSessionTransport",
    ],
    "PoolWatch": ["Determinism"],
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { name in
        let package = products.first { $0.value.contains(name) }?.key
        return package.map { .product(name: name, package: $0) } ?? .target(name: name)
    }
}

/// The libraries, each with the names of its dependencies.
let libraries: KeyValuePairs = [
    "CoreGraphics": [],
    "UIKit": ["CoreGraphics"],
    "ImageIO": ["CoreGraphics"],
    "Security": ["RepositoryKit"],
    "SwiftUI": ["UIKit"],
    "ImageIOPictures": ["CoreGraphics", "DedicatedThreads", "ImageIO", "RepositoryKit"],
    "KeychainSecrets": ["DedicatedThreads", "RepositoryKit", "Security"],
    // On iOS the sources are compiled with a package of cmark-gfm.
    "CMarkPackageParser": ["CMarkParser"],
    "UIKitHost": ["AttemptKit", "PresentationKit", "ReportKit", "UIKit"],
    "AppearanceUIKit": ["AppearanceContract", "AttemptKit", "PresentationKit", "UIKit", "UIKitHost"],
    "ArticleUIKit": ["ArticleContract", "AttemptKit", "PresentationKit", "ReportKit", "UIKit", "UIKitHost"],
    "PhotoUIKit": ["AttemptKit", "PhotoContract", "PresentationKit", "ReportKit", "UIKit", "UIKitHost"],
    "SwiftUIHost": ["PresentationKit", "SwiftUI"],
    "AppearanceSwiftUI": ["AppearanceContract", "AttemptKit", "PresentationKit", "SwiftUI", "SwiftUIHost"],
    "ArticleSwiftUI": ["ArticleContract", "AttemptKit", "PresentationKit", "SwiftUI", "SwiftUIHost"],
]

/// The apps, each with the names of its dependencies.
let apps: KeyValuePairs = [
    "HogeIOS": [
        "AppearanceDomain", "AppearancePresentation", "AppearanceRepository", "AppearanceUIKit", "AppearanceUseCase",
        "FileStorage", "PresentationKit", "UIKit", "UIKitHost", "UseCaseKit",
    ],
    "HogeSwiftUI": [
        "AppearanceDomain", "AppearancePresentation", "AppearanceRepository", "AppearanceSwiftUI", "AppearanceUseCase",
        "FileStorage", "PresentationKit", "SwiftUI", "SwiftUIHost", "UseCaseKit",
    ],
    "ReaderIOS": [
        "ArticleContract", "ArticleDomain", "ArticleMarkdown", "ArticlePresentation", "ArticleRepository",
        "ArticleUIKit", "ArticleUseCase", "AttemptKit", "CMarkPackageParser", "DomainKit", "FileStorage",
        "KeychainSecrets", "LocalFileTree", "PresentationKit", "PresenterKit", "ReportKit", "RepositoryKit",
        "SQLiteIndex", "UIKit", "UIKitHost", "URLSessionTransport", "UseCaseKit",
    ],
    "AlbumIOS": [
        "DomainKit", "FileStorage", "ImageIOPictures", "LocalFileTree", "PhotoContract", "PhotoDomain",
        "PhotoPresentation", "PhotoRepository", "PhotoUIKit", "PhotoUseCase", "PresentationKit", "PresenterKit",
        "RepositoryKit", "UIKit", "UIKitHost", "URLSessionTransport", "UseCaseKit",
    ],
]

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
    targets: libraries.map { .target(name: $0, dependencies: dependencies($1)) }
        + apps.map { .executableTarget(name: $0, dependencies: dependencies($1)) } + [
            .testTarget(
                name: "UIKitTests",
                dependencies: dependencies([
                    "AlbumIOS", "AppearanceContract", "AppearanceSwiftUI", "AppearanceUIKit", "ArticleContract",
                    "ArticleSwiftUI", "ArticleUIKit", "AttemptKit", "Determinism", "DomainTesting", "FileStorage",
                    "HogeIOS", "HogeSwiftUI", "KeychainSecrets", "PhotoContract", "PhotoPresentation", "PhotoUIKit",
                    "PresentationKit", "ReaderIOS", "ReportKit", "RepositoryKit", "RepositoryTesting", "Security",
                    "SwiftUI", "SwiftUIHost", "UIKit", "UIKitHost",
                ])
            )
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
