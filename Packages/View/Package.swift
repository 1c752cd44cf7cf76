// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "View",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ArticleCommandLine", targets: ["ArticleCommandLine"]),
        .library(name: "ArticleSwiftUI", targets: ["ArticleSwiftUI"]),
        .library(name: "ArticleTerminal", targets: ["ArticleTerminal"]),
        .library(name: "ArticleUIKit", targets: ["ArticleUIKit"]),
        .library(name: "AppearanceCommandLine", targets: ["AppearanceCommandLine"]),
        .library(name: "AppearanceTerminal", targets: ["AppearanceTerminal"]),
        .library(name: "AppearanceSwiftUI", targets: ["AppearanceSwiftUI"]),
        .library(name: "AppearanceUIKit", targets: ["AppearanceUIKit"]),
        .library(name: "ArchitectureCommandLine", targets: ["ArchitectureCommandLine"]),
        .library(name: "PhotoTerminal", targets: ["PhotoTerminal"]),
        .library(name: "PhotoUIKit", targets: ["PhotoUIKit"]),
        .library(name: "PhotoCommandLine", targets: ["PhotoCommandLine"]),
        .library(name: "ViewKit", targets: ["ViewKit"]),
        .library(name: "TerminalKit", targets: ["TerminalKit"]),
        .library(name: "ChafaPictures", targets: ["ChafaPictures"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
        .library(name: "SwiftUIHost", targets: ["SwiftUIHost"]),
        .library(name: "UIKitHost", targets: ["UIKitHost"]),
    ],
    dependencies: [
        .package(path: "../Presentation"),
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .target(
            name: "ArticleCommandLine",
            dependencies: [
                "CommandLineKit",
                "ViewKit",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "ArticleCommandLineTests",
            dependencies: [
                "ArticleCommandLine",
                "CommandLineKit",
                "ViewKit",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArticleTerminal",
            dependencies: [
                "ViewKit",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "ArticleTerminalTests",
            dependencies: [
                "ArticleCommandLine",
                "ArticleTerminal",
                "ViewTesting",
                "ViewKit",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "PhotoTerminal",
            dependencies: [
                "ViewKit",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "PhotoTerminalTests",
            dependencies: [
                "PhotoTerminal", "ViewKit", "ViewTesting",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "PhotoCommandLine",
            dependencies: [
                "CommandLineKit",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "PhotoCommandLineTests",
            dependencies: [
                "PhotoCommandLine",
                "CommandLineKit",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "AppearanceCommandLine",
            dependencies: [
                "CommandLineKit",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "AppearanceCommandLineTests",
            dependencies: [
                "AppearanceCommandLine",
                "CommandLineKit",
            ]
        ),
        .target(
            name: "AppearanceTerminal",
            dependencies: [
                "ViewKit",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "AppearanceTerminalTests",
            dependencies: [
                "AppearanceTerminal",
                "ViewKit",
                "ViewTesting",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        // Compiled where UIKit can be imported, empty elsewhere; Tests/UIKitStandIn compiles and runs the sources here.
        .target(
            name: "AppearanceUIKit",
            dependencies: [
                "UIKitHost",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArticleUIKit",
            dependencies: [
                "UIKitHost",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "PhotoUIKit",
            dependencies: [
                "UIKitHost",
                .product(name: "PhotoContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "UIKitHost",
            dependencies: [
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        // Stores and navigation need Observation alone; the views are compiled where SwiftUI can be imported, and in
        // Tests/UIKitStandIn.
        .target(
            name: "AppearanceSwiftUI",
            dependencies: [
                "SwiftUIHost",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArticleSwiftUI",
            dependencies: [
                "SwiftUIHost",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "SwiftUIHost",
            dependencies: [.product(name: "PresentationKit", package: "Presentation")]
        ),
        .testTarget(
            name: "AppearanceSwiftUITests",
            dependencies: [
                "AppearanceSwiftUI", "SwiftUIHost",
                .product(name: "AppearanceContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "ArticleSwiftUITests",
            dependencies: [
                "ArticleSwiftUI", "SwiftUIHost",
                .product(name: "ArticleContract", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "SwiftUIHost",
                .product(name: "Determinism", package: "PoolWatch"),
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ViewKit",
            dependencies: [
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "ViewKitTests",
            dependencies: [
                "ViewKit", "ViewTesting",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "Determinism", package: "PoolWatch"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "TerminalKit",
            dependencies: [
                "ViewKit",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "TerminalKitTests",
            dependencies: [
                "TerminalKit", "TerminalTesting", "ScreenProbe", "ViewKit", "ViewTesting",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "Determinism", package: "PoolWatch"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
                .product(name: "TerminalEmulator", package: "PoolWatch"),
            ]
        ),
        // It loads libchafa itself, which therefore need not be there.
        .target(name: "CStrataChafa"),
        .target(
            name: "ChafaPictures",
            dependencies: [
                "CStrataChafa", "TerminalKit", "ViewKit",
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        .testTarget(
            name: "ChafaPicturesTests",
            dependencies: [
                "ChafaPictures", "TerminalKit", "ViewKit", "ViewTesting",
                .product(name: "PresentationKit", package: "Presentation"),
            ]
        ),
        // The program that the tests of TerminalKit start on pseudo-terminals.
        .executableTarget(name: "ScreenProbe", dependencies: ["TerminalKit", "ViewKit"], path: "Tests/ScreenProbe"),
        // Pseudo-terminals and shells, for the tests of this package.
        .target(name: "TerminalTesting", path: "Tests/TerminalTesting"),
        .target(
            name: "ViewTesting",
            dependencies: ["ViewKit", .product(name: "PresentationKit", package: "Presentation")]
        ),
        .target(
            name: "CommandLineKit",
            dependencies: [
                "ViewKit",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        // The program that the tests of CommandLineKit describe, read, and start from real shells.
        .executableTarget(
            name: "shelf",
            dependencies: [
                "CommandLineKit",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
            ],
            path: "Tests/shelf"
        ),
        .testTarget(
            name: "CommandLineKitTests",
            dependencies: [
                "CommandLineKit", "TerminalTesting", "ViewKit", "ViewTesting", "shelf",
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "Determinism", package: "PoolWatch"),
                .product(name: "ReportKit", package: "Presentation"),
            ]
        ),
        .target(
            name: "ArchitectureCommandLine",
            dependencies: [
                "CommandLineKit",
                "ViewKit",
                .product(name: "ArchitectureContract", package: "Presentation"),
                .product(name: "PresentationKit", package: "Presentation"),
                .product(name: "AttemptKit", package: "Presentation"),
                .product(name: "ReportKit", package: "Presentation"),
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
