// swift-tools-version: 6.3
import PackageDescription

let repositoryKit = Target.Dependency.product(name: "RepositoryKit", package: "Repository")
let repositoryTesting = Target.Dependency.product(name: "RepositoryTesting", package: "Repository")

let package = Package(
    name: "Infrastructure",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "DedicatedThreads", targets: ["DedicatedThreads"]),
        .library(name: "LocalFileTree", targets: ["LocalFileTree"]),
        .library(name: "SubprocessRunner", targets: ["SubprocessRunner"]),
        .library(name: "BrowserLauncher", targets: ["BrowserLauncher"]),
        .library(name: "CMarkParser", targets: ["CMarkParser"]),
        .library(name: "CurlTransport", targets: ["CurlTransport"]),
        .library(name: "CurlTransportTesting", targets: ["CurlTransportTesting"]),
        .library(name: "FileStorage", targets: ["FileStorage"]),
        .library(name: "FileStorageTesting", targets: ["FileStorageTesting"]),
        .library(name: "ImageCodecs", targets: ["ImageCodecs"]),
        .library(name: "InfrastructureTesting", targets: ["InfrastructureTesting"]),
        .library(name: "SQLiteIndex", targets: ["SQLiteIndex"]),
        .library(name: "SecretFile", targets: ["SecretFile"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
    ],
    dependencies: [.package(path: "../Repository"), .package(path: "../../Tests/PoolWatch")],
    targets: [
        .target(name: "CStrataDedicatedThreads"),
        .target(name: "DedicatedThreads", dependencies: ["CStrataDedicatedThreads", repositoryKit]),
        .testTarget(
            name: "DedicatedThreadsTests",
            dependencies: ["DedicatedThreads"]
        ),
        .target(name: "LocalFileTree", dependencies: ["DedicatedThreads", "FileStorage", repositoryKit]),
        .testTarget(name: "LocalFileTreeTests", dependencies: ["LocalFileTree", repositoryKit, repositoryTesting]),
        .target(
            name: "SubprocessRunner",
            dependencies: [
                .target(name: "CStrataSubprocess", condition: .when(platforms: [.linux])), "DedicatedThreads",
                repositoryKit,
            ]
        ),
        .target(name: "CStrataSubprocess"),
        .testTarget(
            name: "SubprocessRunnerTests",
            dependencies: ["SubprocessRunner", repositoryKit, repositoryTesting]
        ),
        .target(name: "BrowserLauncher", dependencies: ["DedicatedThreads", "SubprocessRunner", repositoryKit]),
        .testTarget(
            name: "BrowserLauncherTests",
            dependencies: [
                "BrowserLauncher", "InfrastructureTesting", "SubprocessRunner", repositoryKit, repositoryTesting,
            ]
        ),
        .target(
            name: "CStrataCMark",
            linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]
        ),
        .target(name: "CMarkParser", dependencies: ["CStrataCMark", repositoryKit]),
        .testTarget(name: "CMarkParserTests", dependencies: ["CMarkParser", repositoryKit, repositoryTesting]),
        // On Linux it loads the libraries itself.
        .target(
            name: "CStrataImages",
            linkerSettings: [
                .linkedLibrary("jpeg", .when(platforms: [.macOS])),
                .linkedLibrary("png16", .when(platforms: [.macOS])),
                .linkedLibrary("webp", .when(platforms: [.macOS])),
            ]
        ),
        .target(name: "ImageCodecs", dependencies: ["CStrataImages", "DedicatedThreads", repositoryKit]),
        .testTarget(
            name: "ImageCodecsTests",
            dependencies: ["ImageCodecs", repositoryKit, repositoryTesting]
        ),
        .target(name: "CStrataSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(
            name: "SQLiteIndex",
            dependencies: ["CStrataSQLite", "DedicatedThreads", "FileStorage", repositoryKit]
        ),
        .executableTarget(
            name: "IndexWorker",
            dependencies: ["FileStorage", "SQLiteIndex", repositoryKit],
            path: "Tests/IndexWorker"
        ),
        .testTarget(
            name: "SQLiteIndexTests",
            dependencies: [
                "InfrastructureTesting", "SQLiteIndex", repositoryKit, repositoryTesting,
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .testTarget(
            name: "SQLiteIndexFaultTests",
            dependencies: [
                "CStrataSQLite", "FileStorage", "IndexWorker", "InfrastructureTesting", "SQLiteIndex", repositoryKit,
                repositoryTesting,
            ]
        ),
        .target(name: "SecretFile", dependencies: ["FileStorage", repositoryKit]),
        .testTarget(name: "SecretFileTests", dependencies: ["SecretFile", repositoryKit, repositoryTesting]),
        .target(name: "FileStorage", dependencies: ["CStrataFileStorage", "DedicatedThreads", repositoryKit]),
        .target(name: "CStrataFileStorage"),
        .target(
            name: "CFaults",
            path: "Tests/CFaults",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .executableTarget(
            name: "StorageWorker",
            dependencies: ["CFaults", "FileStorage", "LocalFileTree", "SecretFile", repositoryKit],
            path: "Tests/StorageWorker"
        ),
        .testTarget(
            name: "FileStorageFaultTests",
            dependencies: [
                "DedicatedThreads", "FileStorage", "FileStorageTesting", "InfrastructureTesting", "LocalFileTree",
                "SecretFile", "StorageWorker", "SubprocessRunner", repositoryKit,
            ]
        ),
        .testTarget(
            name: "FileStorageTests",
            dependencies: ["DedicatedThreads", "FileStorage", "FileStorageTesting", repositoryKit, repositoryTesting]
        ),
        // On Linux it loads libcurl itself.
        .target(
            name: "CStrataCurl",
            linkerSettings: [.linkedLibrary("curl", .when(platforms: [.macOS]))]
        ),
        .target(
            name: "CurlTransport",
            dependencies: ["CStrataCurl", "DedicatedThreads", "TransportParts", repositoryKit]
        ),
        .target(name: "CurlTransportTesting", dependencies: ["CurlTransport", repositoryKit]),
        .testTarget(
            name: "CurlTransportTests",
            dependencies: ["CurlTransport", "InfrastructureTesting", repositoryKit, repositoryTesting]
        ),
        .testTarget(
            name: "CurlTransportFaultTests",
            dependencies: ["CurlTransport", "InfrastructureTesting", repositoryKit]
        ),
        .target(name: "TransportParts", dependencies: [repositoryKit]),
        .target(name: "URLSessionTransport", dependencies: ["TransportParts", repositoryKit]),
        .testTarget(
            name: "URLSessionTransportTests",
            dependencies: ["InfrastructureTesting", "URLSessionTransport", repositoryKit, repositoryTesting]
        ),
        .target(name: "FileStorageTesting", dependencies: ["FileStorage", repositoryKit]),
        .target(
            name: "InfrastructureTesting",
            dependencies: ["DedicatedThreads", "SubprocessRunner", repositoryKit, repositoryTesting]
        ),
        .testTarget(name: "InfrastructureTestingTests", dependencies: ["InfrastructureTesting", repositoryKit]),
    ]
)

#if os(Linux)
    // A server with TLS for the tests of the transport. Elsewhere OpenSSL is not where compilers look.
    package.targets += [
        .target(name: "CLoopbackTLS", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
        .target(
            name: "LoopbackTLS",
            dependencies: ["CLoopbackTLS", "DedicatedThreads", "InfrastructureTesting", repositoryKit]
        ),
    ]
    for target in package.targets where target.name == "CurlTransportTests" {
        target.dependencies.append("LoopbackTLS")
    }
#else
    // What only Apple's systems have; on Linux, Tests/UIKitStandIn has targets of these names.
    for name in ["ImageIOPictures", "KeychainSecrets"] {
        package.products.append(.library(name: name, targets: [name]))
        package.targets.append(.target(name: name, dependencies: ["DedicatedThreads", repositoryKit]))
    }
#endif

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
