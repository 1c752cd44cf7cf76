// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__Area__UseCase",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "__Feature__UseCase", targets: ["__Feature__UseCase"])
    ],
    dependencies: [
        .package(path: "../__Area__Domain"),
        __dependency__,
    ],
    targets: [
        .target(
            name: "__Feature__UseCase",
            dependencies: [
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
                .product(name: "UseCaseKit", package: "__kits__"),
            ]
        ),
        .testTarget(
            name: "__Feature__UseCaseTests",
            dependencies: [
                "__Feature__UseCase",
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
                .product(name: "UseCaseKit", package: "__kits__"),
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
