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
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"])
    ],
    dependencies: [
        .package(path: "../../Packages/Presentation")
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(name: "BenchmarkRunner", dependencies: ["AllocationCounter"], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkRunner",
                .product(name: "PresentationKit", package: "Presentation"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "BenchmarkRunnerTests", dependencies: ["BenchmarkRunner"], swiftSettings: settings),
    ]
)
