// swift-tools-version: 6.2
import PackageDescription

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
        .library(name: "InfrastructureTesting", targets: ["InfrastructureTesting"]),
        .library(name: "SQLiteIndex", targets: ["SQLiteIndex"]),
        .library(name: "SecretFile", targets: ["SecretFile"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
    ],
    dependencies: [
        .package(path: "../Repository"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(name: "CDedicatedThreads"),
        .target(
            name: "DedicatedThreads",
            dependencies: ["CDedicatedThreads", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "DedicatedThreadsTests",
            dependencies: ["DedicatedThreads", .product(name: "PoolWatch", package: "PoolWatch")]
        ),
        .target(
            name: "LocalFileTree",
            dependencies: ["DedicatedThreads", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "LocalFileTreeTests",
            dependencies: [
                "LocalFileTree",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "SubprocessRunner",
            dependencies: [
                .target(name: "CSubprocess", condition: .when(platforms: [.linux])),
                "DedicatedThreads",
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .target(name: "CSubprocess"),
        .testTarget(
            name: "SubprocessRunnerTests",
            dependencies: [
                "SubprocessRunner",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "BrowserLauncher",
            dependencies: [
                "DedicatedThreads", "SubprocessRunner", .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .testTarget(
            name: "BrowserLauncherTests",
            dependencies: [
                "BrowserLauncher",
                "InfrastructureTesting",
                "SubprocessRunner",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "CCMark",
            linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]
        ),
        .target(
            name: "CMarkParser",
            dependencies: ["CCMark", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "CMarkParserTests",
            dependencies: [
                "CMarkParser", .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "CSQLite",
            linkerSettings: [.linkedLibrary("sqlite3")]
        ),
        .target(
            name: "SQLiteIndex",
            dependencies: [
                "CSQLite", "DedicatedThreads", "FileStorage", .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .executableTarget(
            name: "IndexWorker",
            dependencies: ["FileStorage", "SQLiteIndex", .product(name: "RepositoryKit", package: "Repository")],
            path: "Tests/IndexWorker"
        ),
        .testTarget(
            name: "SQLiteIndexTests",
            dependencies: [
                "InfrastructureTesting",
                "SQLiteIndex",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
                .product(name: "Determinism", package: "PoolWatch"),
            ]
        ),
        .testTarget(
            name: "SQLiteIndexFaultTests",
            dependencies: [
                "FileStorage",
                "IndexWorker",
                "InfrastructureTesting",
                "SQLiteIndex",
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .target(
            name: "SecretFile",
            dependencies: ["DedicatedThreads", "FileStorage", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "SecretFileTests",
            dependencies: [
                "SecretFile",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "FileStorage",
            dependencies: [
                .target(name: "CFileStorage", condition: .when(platforms: [.linux])),
                "DedicatedThreads",
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .target(name: "CFileStorage"),
        .target(
            name: "CFaults",
            path: "Tests/CFaults",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .executableTarget(
            name: "StorageWorker",
            dependencies: [
                "CFaults",
                "FileStorage",
                "SecretFile",
                .product(name: "RepositoryKit", package: "Repository"),
            ],
            path: "Tests/StorageWorker"
        ),
        .testTarget(
            name: "FileStorageFaultTests",
            dependencies: [
                "DedicatedThreads",
                "FileStorage",
                "InfrastructureTesting",
                "SecretFile",
                "StorageWorker",
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .testTarget(
            name: "FileStorageTests",
            dependencies: [
                "DedicatedThreads",
                "FileStorage",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "CCurl",
            linkerSettings: [.linkedLibrary("curl")]
        ),
        .target(
            name: "CurlTransport",
            dependencies: [
                "CCurl", "DedicatedThreads", "TransportParts", .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .target(
            name: "CurlTransportTesting",
            dependencies: ["CurlTransport", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "CurlTransportTests",
            dependencies: [
                "CurlTransport", "InfrastructureTesting",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .testTarget(
            name: "CurlTransportFaultTests",
            dependencies: [
                "CurlTransport", "InfrastructureTesting",
                .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
        .target(
            name: "TransportParts",
            dependencies: [.product(name: "RepositoryKit", package: "Repository")]
        ),
        .target(
            name: "URLSessionTransport",
            dependencies: ["TransportParts", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .testTarget(
            name: "URLSessionTransportTests",
            dependencies: [
                "InfrastructureTesting",
                "URLSessionTransport",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .target(
            name: "FileStorageTesting",
            dependencies: ["FileStorage", .product(name: "RepositoryKit", package: "Repository")]
        ),
        .target(
            name: "InfrastructureTesting",
            dependencies: [
                "SubprocessRunner",
                .product(name: "RepositoryKit", package: "Repository"),
                .product(name: "RepositoryTesting", package: "Repository"),
            ]
        ),
        .testTarget(
            name: "InfrastructureTestingTests",
            dependencies: ["InfrastructureTesting", .product(name: "RepositoryKit", package: "Repository")]
        ),
    ]
)

#if os(Linux)
    // A server with TLS for the tests of the transport. Elsewhere OpenSSL is not where compilers look.
    package.targets += [
        .target(
            name: "CLoopbackTLS",
            linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]
        ),
        .target(
            name: "LoopbackTLS",
            dependencies: [
                "CLoopbackTLS", "InfrastructureTesting", .product(name: "RepositoryKit", package: "Repository"),
            ]
        ),
    ]
    for target in package.targets where target.name == "CurlTransportTests" {
        target.dependencies.append("LoopbackTLS")
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
