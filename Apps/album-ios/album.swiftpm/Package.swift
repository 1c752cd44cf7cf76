// swift-tools-version: 6.3
// Xcode and Swift Playgrounds open this folder as an app; only they have AppleProductTypes.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "album",
    platforms: [.iOS(.v18)],
    products: [
        .iOSApplication(
            name: "album",
            targets: ["AlbumIOS"],
            bundleIdentifier: "org.example.strata.album",
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
    ],
    targets: [
        .executableTarget(
            name: "AlbumIOS",
            dependencies: [
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
                .product(name: "PhotoUIKit", package: "View"),
                .product(name: "UIKitHost", package: "View"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "ImageIOPictures", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "URLSessionTransport", package: "Infrastructure"),
            ],
            path: "Sources"
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
