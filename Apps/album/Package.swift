// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "album",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "album", targets: ["album"])
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
            name: "album",
            dependencies: [
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "PhotoUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "PhotoRepository", package: "Repository"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PhotoPresentation", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "ChafaPictures", package: "View"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "PhotoCommandLine", package: "View"),
                .product(name: "PhotoTerminal", package: "View"),
                .product(name: "TerminalKit", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "CurlTransport", package: "Infrastructure"),
                .product(name: "ImageCodecs", package: "Infrastructure"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
            ]
        ),
        .testTarget(
            name: "AlbumTests",
            dependencies: [
                "album",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "PhotoRepository", package: "Repository"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "PhotoCommandLine", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "ViewTesting", package: "View"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
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
