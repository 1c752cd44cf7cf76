// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__Area__Domain",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "__Feature__Domain", targets: ["__Feature__Domain"])
    ],
    dependencies: [
        __dependency__
    ],
    targets: [
        .target(
            name: "__Feature__Domain",
            dependencies: [
                .product(name: "DomainKit", package: "__kits__")
            ]
        ),
        .testTarget(
            name: "__Feature__DomainTests",
            dependencies: [
                "__Feature__Domain"
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
