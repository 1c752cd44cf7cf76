// swift-tools-version: 6.3
import PackageDescription

let determinism = Target.Dependency.product(name: "Determinism", package: "PoolWatch")

let package = Package(
    name: "Domain",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArticleDomain", targets: ["ArticleDomain"]),
        .library(name: "AppearanceDomain", targets: ["AppearanceDomain"]),
        .library(name: "DomainKit", targets: ["DomainKit"]),
        .library(name: "DomainTesting", targets: ["DomainTesting"]),
        .library(name: "PhotoDomain", targets: ["PhotoDomain"]),
        .library(name: "ArchitectureDomain", targets: ["ArchitectureDomain"]),
    ],
    dependencies: [.package(path: "../../Tests/PoolWatch")],
    targets: [
        .target(name: "ArticleDomain", dependencies: ["DomainKit"]),
        .testTarget(name: "ArticleDomainTests", dependencies: ["ArticleDomain", "DomainKit", determinism]),
        .target(name: "AppearanceDomain", dependencies: ["DomainKit"]),
        .testTarget(name: "AppearanceDomainTests", dependencies: ["AppearanceDomain"]),
        .target(name: "PhotoDomain", dependencies: ["DomainKit"]),
        .testTarget(name: "PhotoDomainTests", dependencies: ["PhotoDomain", "DomainKit"]),
        .target(name: "DomainKit"),
        .testTarget(name: "DomainKitTests", dependencies: ["DomainKit", determinism]),
        .target(name: "DomainTesting", dependencies: ["DomainKit", determinism]),
        .testTarget(name: "DomainTestingTests", dependencies: ["DomainTesting", determinism]),
        .target(name: "ArchitectureDomain", dependencies: ["DomainKit"]),
        .testTarget(name: "ArchitectureDomainTests", dependencies: ["ArchitectureDomain", "DomainKit", determinism]),
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
