// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Markup",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "../../Packages/Domain"),
        .package(path: "../../Packages/Infrastructure"),
        .package(path: "../../Packages/Presentation"),
        .package(path: "../../Packages/Repository"),
        .package(path: "../../Packages/View"),
        .package(path: "../PoolWatch"),
    ],
    targets: [
        .testTarget(
            name: "MarkupTests",
            dependencies: [
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "ArticleDomain", package: "Domain"),
                .product(name: "ArticlePresentation", package: "Presentation"),
                .product(name: "ArticleMarkdown", package: "Repository"),
                .product(name: "ArticleTerminal", package: "View"),
                .product(name: "CMarkParser", package: "Infrastructure"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ViewKit", package: "View"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        )
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
