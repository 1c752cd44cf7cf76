// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__Area__Presentation",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "__Feature__Contract", targets: ["__Feature__Contract"]),
        .library(name: "__Feature__Presentation", targets: ["__Feature__Presentation"]),
    ],
    dependencies: [
        .package(path: "../__Area__Domain"),
        __dependency__,
    ],
    targets: [
        .target(
            name: "__Feature__Contract",
            dependencies: [
                .product(name: "AttemptKit", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
            ]
        ),
        .target(
            name: "__Feature__Presentation",
            dependencies: [
                "__Feature__Contract",
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
                .product(name: "PresenterKit", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
                .product(name: "AttemptKit", package: "__kits__"),
                .product(name: "ReportKit", package: "__kits__"),
            ]
        ),
        .testTarget(
            name: "__Feature__PresentationTests",
            dependencies: [
                "__Feature__Contract",
                "__Feature__Presentation",
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
                .product(name: "AttemptKit", package: "__kits__"),
                .product(name: "PresenterKit", package: "__kits__"),
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
