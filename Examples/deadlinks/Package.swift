// swift-tools-version: 6.3
import PackageDescription

/// Returns products of the kits.
func kits(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Strata") } }

let package = Package(
    name: "deadlinks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://example.org/Strata.git", .upToNextMinor(from: "0.1.0"))
    ],
    targets: [
        .executableTarget(
            name: "deadlinks",
            dependencies: kits("CommandLineKit", "DomainKit", "FileStorage", "LocalFileTree", "PresentationKit")
                + kits("PresenterKit", "ReportKit", "RepositoryKit", "UseCaseKit", "ViewKit")
        ),
        .testTarget(
            name: "DeadlinksTests",
            dependencies: ["deadlinks"]
                + kits("PresentationKit", "ReportKit", "RepositoryTesting", "ViewKit", "ViewTesting")
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
