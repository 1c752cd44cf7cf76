// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Architecture",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Apps/album"),
        .package(path: "../../Apps/hoge"),
        .package(path: "../../Apps/qiita-reader"),
        .package(path: "../../Apps/strata"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .executableTarget(
            name: "InnerLayersProbe",
            dependencies: [
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "PhotoDomain", package: "Domain"),
                .product(name: "PhotoUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ]
        ),
        .executableTarget(name: "NetworkingProbe"),
        .testTarget(
            name: "ArchitectureTests",
            dependencies: [
                "InnerLayersProbe",
                "NetworkingProbe",
                .product(name: "ArchitectureDomain", package: "Domain"),
                .product(name: "ArchitectureRepository", package: "Repository"),
                .product(name: "ArchitectureUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "album", package: "album"),
                .product(name: "hoge", package: "hoge"),
                .product(name: "qiita-reader", package: "qiita-reader"),
                .product(name: "strata", package: "strata"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
                .product(name: "UseCaseKit", package: "UseCase"),
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
