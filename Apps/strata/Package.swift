// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "strata",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "strata", targets: ["strata"])
    ],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/View"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(name: "CStrataTemplates", exclude: ["Templates"]),
        .executableTarget(
            name: "strata",
            dependencies: [
                "CStrataTemplates",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "ArchitectureRepository", package: "Repository"),
                .product(name: "ArchitecturePresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "ArchitectureCommandLine", package: "View"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
            ]
        ),
        .testTarget(
            name: "StrataTests",
            dependencies: [
                "strata",
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
                .product(name: "Determinism", package: "PoolWatch"),
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
