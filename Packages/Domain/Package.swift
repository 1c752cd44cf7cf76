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
    name: "Domain",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArticleDomain", targets: ["ArticleDomain"]),
        .library(name: "AppearanceDomain", targets: ["AppearanceDomain"]),
        .library(name: "DomainKit", targets: ["DomainKit"]),
        .library(name: "ArchitectureDomain", targets: ["ArchitectureDomain"]),
    ],
    dependencies: [
        .package(path: "../../Tests/PoolWatch")
    ],
    targets: [
        .target(
            name: "ArticleDomain",
            dependencies: [
                "DomainKit"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ArticleDomainTests",
            dependencies: [
                "ArticleDomain",
                "DomainKit",
                .product(name: "PoolWatch", package: "PoolWatch"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AppearanceDomain",
            dependencies: [
                "DomainKit"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppearanceDomainTests",
            dependencies: [
                "AppearanceDomain"
            ],
            swiftSettings: settings
        ),
        .target(name: "DomainKit", swiftSettings: settings),
        .testTarget(name: "DomainKitTests", dependencies: ["DomainKit"], swiftSettings: settings),
        .target(name: "ArchitectureDomain", dependencies: ["DomainKit"], swiftSettings: settings),
        .testTarget(
            name: "ArchitectureDomainTests",
            dependencies: ["ArchitectureDomain"],
            swiftSettings: settings
        ),
    ]
)
