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
    name: "View",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ViewKit", targets: ["ViewKit"]),
        .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
    ],
    dependencies: [
        .package(path: "../Presentation")
    ],
    targets: [
        .target(
            name: "ViewKit",
            dependencies: [.product(name: "PresentationKit", package: "Presentation")],
            swiftSettings: settings
        ),
        .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"], swiftSettings: settings),
        .target(
            name: "CommandLineKit",
            dependencies: [.product(name: "PresentationKit", package: "Presentation")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandLineKitTests",
            dependencies: ["CommandLineKit", .product(name: "PresentationKit", package: "Presentation")],
            swiftSettings: settings
        ),
    ]
)
