// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "EndToEnd",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "FakeQiita", targets: ["FakeQiita"])
    ],
    dependencies: [
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Apps/album"),
        .package(path: "../../Apps/hoge"),
        .package(path: "../../Apps/qiita-reader"),
        .package(path: "../../Apps/strata"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .target(
            name: "FakeQiita",
            dependencies: [
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .testTarget(
            name: "QiitaReaderEndToEndTests",
            dependencies: [
                "FakeQiita",
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "album", package: "album"),
                .product(name: "hoge", package: "hoge"),
                .product(name: "qiita-reader", package: "qiita-reader"),
                .product(name: "Determinism", package: "PoolWatch"),
                .product(name: "TerminalEmulator", package: "PoolWatch"),
            ]
        ),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "album", package: "album"),
                .product(name: "hoge", package: "hoge"),
                .product(name: "qiita-reader", package: "qiita-reader"),
            ]
        ),
        .testTarget(
            name: "TraceTests",
            dependencies: [
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "hoge", package: "hoge"),
                .product(name: "qiita-reader", package: "qiita-reader"),
                .product(name: "strata", package: "strata"),
            ]
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
