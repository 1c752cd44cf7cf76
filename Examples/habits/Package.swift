// swift-tools-version: 6.3
import PackageDescription

/// Returns products of the kits.
func kits(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Strata") } }

let modules: [Target.Dependency] = [
    "HabitContract", "HabitDomain", "HabitPresentation", "HabitRepository", "HabitUseCase", "HabitView",
]

let package = Package(
    name: "habits",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://example.org/Strata.git", .upToNextMinor(from: "0.1.0"))
    ],
    targets: [
        .target(name: "HabitDomain", dependencies: kits("DomainKit")),
        .target(name: "HabitUseCase", dependencies: ["HabitDomain"] + kits("DomainKit", "UseCaseKit")),
        .target(name: "HabitRepository", dependencies: ["HabitDomain"] + kits("DomainKit", "RepositoryKit")),
        .target(name: "HabitContract", dependencies: kits("AttemptKit", "PresentationKit")),
        .target(
            name: "HabitPresentation",
            dependencies: ["HabitContract", "HabitDomain"]
                + kits("AttemptKit", "DomainKit", "PresentationKit", "PresenterKit", "ReportKit", "UseCaseKit")
        ),
        .target(name: "HabitView", dependencies: ["HabitContract"] + kits("AttemptKit", "PresentationKit", "ViewKit")),
        .executableTarget(
            name: "habits",
            dependencies: modules
                + kits("CommandLineKit", "FileStorage", "PresentationKit", "PresenterKit", "ReportKit", "TerminalKit")
                + kits("UseCaseKit", "ViewKit")
        ),
        .testTarget(
            name: "HabitTests",
            dependencies: ["habits"] + modules
                + kits("AttemptKit", "DomainKit", "PresentationKit", "PresenterKit", "ReportKit", "RepositoryKit")
                + kits("UseCaseKit", "ViewKit", "InfrastructureTesting", "RepositoryTesting", "ViewTesting")
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
