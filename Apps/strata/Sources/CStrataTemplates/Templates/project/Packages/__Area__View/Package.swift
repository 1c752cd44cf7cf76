// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__Area__View",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "__Feature__CommandLine", targets: ["__Feature__CommandLine"]),
        .library(name: "__Feature__Terminal", targets: ["__Feature__Terminal"]),
    ],
    dependencies: [
        .package(path: "../__Area__Presentation"),
        __dependency__,
    ],
    targets: [
        .target(
            name: "__Feature__CommandLine",
            dependencies: [
                .product(name: "CommandLineKit", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
            ]
        ),
        .target(
            name: "__Feature__Terminal",
            dependencies: [
                .product(name: "__Feature__Contract", package: "__Area__Presentation"),
                .product(name: "AttemptKit", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
                .product(name: "ViewKit", package: "__kits__"),
            ]
        ),
        .testTarget(
            name: "__Feature__TerminalTests",
            dependencies: [
                "__Feature__Terminal",
                .product(name: "__Feature__Contract", package: "__Area__Presentation"),
                .product(name: "PresentationKit", package: "__kits__"),
                .product(name: "ReportKit", package: "__kits__"),
                .product(name: "ViewKit", package: "__kits__"),
                .product(name: "ViewTesting", package: "__kits__"),
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
