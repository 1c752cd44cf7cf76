// swift-tools-version: 6.3
// Xcode and Swift Playgrounds open this folder as an app; only they have AppleProductTypes.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "hoge-swiftui",
    platforms: [.iOS(.v18)],
    products: [
        .iOSApplication(
            name: "hoge-swiftui",
            targets: ["HogeSwiftUI"],
            bundleIdentifier: "org.example.strata.hoge-swiftui",
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
            name: "HogeSwiftUI",
            dependencies: [
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AppearanceSwiftUI", package: "View"),
                .product(name: "SwiftUIHost", package: "View"),
                .product(name: "FileStorage", package: "Infrastructure"),
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
