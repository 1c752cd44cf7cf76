// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "__app__",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "__app__", targets: ["__app__"])
    ],
    dependencies: [
        .package(path: "../../Packages/__Area__Domain"),
        .package(path: "../../Packages/__Area__UseCase"),
        .package(path: "../../Packages/__Area__Repository"),
        .package(path: "../../Packages/__Area__Presentation"),
        .package(path: "../../Packages/__Area__View"),
        __dependency__,
    ],
    targets: [
        .executableTarget(
            name: "__app__",
            dependencies: [
                .product(name: "__Feature__CommandLine", package: "__Area__View"),
                .product(name: "__Feature__Contract", package: "__Area__Presentation"),
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "__Feature__Presentation", package: "__Area__Presentation"),
                .product(name: "__Feature__Repository", package: "__Area__Repository"),
                .product(name: "__Feature__Terminal", package: "__Area__View"),
                .product(name: "__Feature__UseCase", package: "__Area__UseCase"),
                .product(name: "CommandLineKit", package: "__kits__"),
                .product(name: "PresenterKit", package: "__kits__"),
                .product(name: "FileStorage", package: "__kits__"),
                .product(name: "PresentationKit", package: "__kits__"),
                .product(name: "ReportKit", package: "__kits__"),
                .product(name: "RepositoryKit", package: "__kits__"),
                .product(name: "TerminalKit", package: "__kits__"),
                .product(name: "UseCaseKit", package: "__kits__"),
                .product(name: "ViewKit", package: "__kits__"),
            ]
        ),
        .testTarget(
            name: "__App__Tests",
            dependencies: [
                "__app__",
                .product(name: "CommandLineKit", package: "__kits__"),
                .product(name: "InfrastructureTesting", package: "__kits__"),
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
