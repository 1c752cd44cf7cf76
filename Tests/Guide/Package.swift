// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Guide",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/UseCase"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/View"),
        .package(path: "../../Apps/hoge"),
        .package(path: "../../Apps/qiita-reader"),
        .package(path: "../../Apps/strata"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .target(name: "GuideText"),
        .executableTarget(name: "generate-examples", dependencies: ["GuideText"]),
        .plugin(name: "GuideExamplesPlugin", capability: .buildTool(), dependencies: ["generate-examples"]),
        // One screen twice, as docs/comparison.md compares it.
        .target(
            name: "UsualLoans",
            path: "Comparison/Usual/UsualLoans"
        ),
        .target(
            name: "LoanDomain",
            dependencies: [
                .product(name: "DomainKit", package: "Domain")
            ],
            path: "Comparison/Layered/LoanDomain"
        ),
        .target(
            name: "LoanUseCase",
            dependencies: [
                "LoanDomain",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            path: "Comparison/Layered/LoanUseCase"
        ),
        .target(
            name: "LoanRepository",
            dependencies: [
                "LoanDomain",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "RepositoryKit", package: "Repository"),
            ],
            path: "Comparison/Layered/LoanRepository"
        ),
        .target(
            name: "LoanContract",
            dependencies: [
                .product(name: "PresentationKit", package: "Presentation")
            ],
            path: "Comparison/Layered/LoanContract"
        ),
        .target(
            name: "LoanPresentation",
            dependencies: [
                "LoanContract",
                "LoanDomain",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "UseCaseKit", package: "UseCase"),
            ],
            path: "Comparison/Layered/LoanPresentation"
        ),
        .target(
            name: "LoanTerminal",
            dependencies: [
                "LoanContract",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ViewKit", package: "View"),
            ],
            path: "Comparison/Layered/LoanTerminal"
        ),
        .target(
            name: "LoanApp",
            dependencies: [
                "LoanDomain",
                "LoanPresentation",
                "LoanRepository",
                "LoanTerminal",
                "LoanUseCase",
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "ViewKit", package: "View"),
            ],
            path: "Comparison/Layered/LoanApp"
        ),
        .testTarget(
            name: "GuideTests",
            dependencies: [
                "GuideText",
                "LoanApp",
                "UsualLoans",
                .product(name: "BrowserLauncher", package: "Infrastructure"),
                .product(name: "CMarkParser", package: "Infrastructure"),
                .product(name: "ImageCodecs", package: "Infrastructure"),
                .product(name: "ChafaPictures", package: "View"),
                .product(name: "CommandLineKit", package: "View"),
                .product(name: "TerminalKit", package: "View"),
                .product(name: "SwiftUIHost", package: "View"),
                .product(name: "UIKitHost", package: "View"),
                .product(name: "CurlTransport", package: "Infrastructure"),
                .product(name: "CurlTransportTesting", package: "Infrastructure"),
                .product(name: "DedicatedThreads", package: "Infrastructure"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "DomainTesting", package: "Domain"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "FileStorage", package: "Infrastructure"),
                .product(name: "FileStorageTesting", package: "Infrastructure"),
                .product(name: "InfrastructureTesting", package: "Infrastructure"),
                .product(name: "LocalFileTree", package: "Infrastructure"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "PresentationTesting", package: "Presentation"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "SQLiteIndex", package: "Infrastructure"),
                .product(name: "SecretFile", package: "Infrastructure"),
                .product(name: "SubprocessRunner", package: "Infrastructure"),
                .product(name: "URLSessionTransport", package: "Infrastructure"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "ViewTesting", package: "View"),
                .product(name: "hoge", package: "hoge"),
                .product(name: "qiita-reader", package: "qiita-reader"),
                .product(name: "strata", package: "strata"),
            ]
        ),
        .testTarget(
            name: "GuideExamples",
            dependencies: [
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AppearanceDomain", package: "Domain"),
                .product(name: "AppearancePresentation", package: "Presentation"),
                .product(name: "AppearanceRepository", package: "Repository"),
                .product(name: "AppearanceTerminal", package: "View"),
                .product(name: "AppearanceUseCase", package: "UseCase"),
                .product(name: "DomainKit", package: "Domain"),
                .product(name: "PresenterKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "PresentationTesting", package: "Presentation"),
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "UseCaseKit", package: "UseCase"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "ViewTesting", package: "View"),
                .product(name: "Determinism", package: "PoolWatch"),
            ],
            plugins: ["GuideExamplesPlugin"]
        ),
    ]
)

for target in package.targets where target.type != .plugin {
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
