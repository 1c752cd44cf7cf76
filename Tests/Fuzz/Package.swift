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
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fuzz", targets: ["Fuzz"])
    ],
    dependencies: [
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Repository"),
    ],
    targets: [
        .target(name: "CFuzzer"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "RepositoryKit", package: "Repository"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "Fuzz", dependencies: ["CFuzzer", "FuzzTargets"], swiftSettings: settings),
        .testTarget(name: "CorpusTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
    ]
)
