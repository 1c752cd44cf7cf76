// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "qiita-reader",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "qiita-reader", targets: ["qiita-reader"])
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
        .target(name: "CGuide"),
        .executableTarget(
            name: "qiita-reader",
            dependencies: [
                "CGuide",
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "ArticleUseCase", package: "UseCase"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "ArticleMarkdown", package: "Repository"),
                .product(name: "ArticleRepository", package: "Repository"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "ArticlePresentation", package: "Presentation"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "AppearanceCommandLine", package: "View"),
                .product(name: "ArticleCommandLine", package: "View"),
                .product(name: "ArticleTerminal", package: "View"),
                .product(name: "ChafaPictures", package: "View"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "TerminalKit", package: "View"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "BrowserLauncher", package: "Infrastructure"),
                .product(name: "CMarkParser", package: "Infrastructure"),
                .product(name: "CurlTransport", package: "Infrastructure"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "ImageCodecs", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "SecretFile", package: "Infrastructure"),
                .product(name: "SQLiteIndex", package: "Infrastructure"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
            ]
        ),
        .testTarget(
            name: "QiitaReaderTests",
            dependencies: [
                "qiita-reader", .product(name: "InfrastructureTesting", package: "Infrastructure"),
            ]
        ),
    ],
    // The chapters of the guide are compiled in by #embed.
    cLanguageStandard: .c2x
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
