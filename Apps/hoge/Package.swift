// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "hoge",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "hoge", targets: ["hoge"])
    ],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/View"),
        .package(path: "../../Packages/Infrastructure"),
    ],
    targets: [
        .executableTarget(
            name: "hoge",
            dependencies: [
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "AppearanceCommandLine", package: "View"),
                .product(name: "AppearanceTerminal", package: "View"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "TerminalKit", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "FileStorage", package: "Infrastructure"),
            ]
        ),
        .testTarget(
            name: "HogeTests",
            dependencies: [
                "hoge", .product(name: "InfrastructureTesting", package: "Infrastructure"),
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
