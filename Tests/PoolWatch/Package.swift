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
    name: "PoolWatch",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "PoolWatch", targets: ["PoolWatch"])
    ],
    targets: [
        .target(name: "CPoolWatch"),
        .target(name: "PoolWatch", dependencies: ["CPoolWatch"], swiftSettings: settings),
        .testTarget(name: "PoolWatchTests", dependencies: ["CPoolWatch", "PoolWatch"], swiftSettings: settings),
    ]
)
