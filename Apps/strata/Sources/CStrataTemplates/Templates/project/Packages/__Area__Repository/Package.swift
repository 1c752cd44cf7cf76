// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__Area__Repository",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "__Feature__Repository", targets: ["__Feature__Repository"])
    ],
    dependencies: [
        .package(path: "../__Area__Domain"),
        __dependency__,
    ],
    targets: [
        .target(
            name: "__Feature__Repository",
            dependencies: [
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
                .product(name: "RepositoryKit", package: "__kits__"),
            ]
        ),
        .testTarget(
            name: "__Feature__RepositoryTests",
            dependencies: [
                "__Feature__Repository",
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "RepositoryKit", package: "__kits__"),
                .product(name: "RepositoryTesting", package: "__kits__"),
            ]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}
