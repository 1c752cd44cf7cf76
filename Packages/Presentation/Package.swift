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
        .library(name: "FailureKit", targets: ["FailureKit"]),
        .library(name: "PresentationKit", targets: ["PresentationKit"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../UseCase"),
    ],
    targets: [
        .target(
            name: "FailureKit",
            dependencies: ["PresentationKit", .product(name: "DomainKit", package: "Domain")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FailureKitTests",
            dependencies: ["FailureKit", "PresentationKit", .product(name: "DomainKit", package: "Domain")],
            swiftSettings: settings
        ),
        .target(name: "PresentationKit", swiftSettings: settings),
        .testTarget(name: "PresentationKitTests", dependencies: ["PresentationKit"], swiftSettings: settings),
    ]
)
