// swift-tools-version: 6.3
// Xcode and Swift Playgrounds open this folder as an app; only they have AppleProductTypes.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "reader",
    platforms: [.iOS(.v18)],
    products: [
        .iOSApplication(
            name: "reader",
            targets: ["ReaderIOS"],
            bundleIdentifier: "org.example.strata.reader",
            displayVersion: "0.1.0",
            bundleVersion: "1",
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [
        .package(path: "../../../Packages/Domain"),
        .package(path: "../../../Packages/UseCase"),
        .package(path: "../../../Packages/Repository"),
        .package(path: "../../../Packages/Presentation"),
        .package(path: "../../../Packages/View"),
        .package(path: "../../../Packages/Infrastructure"),
        .package(url: "https://github.com/swiftlang/swift-cmark", from: "0.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "ReaderIOS",
            dependencies: [
                "CMarkPackageParser",
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
                .product(name: "ArticleUIKit", package: "View"),
                .product(name: "UIKitHost", package: "View"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "KeychainSecrets", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "SQLiteIndex", package: "Infrastructure"),
                .product(name: "URLSessionTransport", package: "Infrastructure"),
            ],
            path: "Sources"
        ),
        // The sources of CMarkParser; iOS has no library cmark-gfm, but the Swift project has a package of it.
        .target(
            name: "CMarkPackageParser",
            dependencies: [
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "cmark-gfm", package: "swift-cmark"),
                .product(name: "cmark-gfm-extensions", package: "swift-cmark"),
            ],
            path: "Markdown",
            exclude: ["Documentation.docc"]
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
