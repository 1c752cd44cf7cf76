// swift-tools-version: 6.3
import PackageDescription

/// Returns dependencies on products of Presentation and PoolWatch, or else on targets of this package.
func dependencies(_ names: [String]) -> [Target.Dependency] {
    let presentation: Set = [
        "AppearanceContract", "ArchitectureContract", "ArticleContract", "AttemptKit", "PhotoContract",
        "PresentationKit",
        "ReportKit",
    ]
    return names.map { name in
        switch name {
        case "Determinism", "TerminalEmulator": .product(name: name, package: "PoolWatch")
        case _ where presentation.contains(name): .product(name: name, package: "Presentation")
        default: .target(name: name)
        }
    }
}

/// Returns targets of sources, each with the names of its dependencies.
func sources(_ targets: KeyValuePairs<String, [String]>) -> [Target] {
    targets.map { .target(name: $0, dependencies: dependencies($1)) }
}

/// Returns targets of tests, each with the names of its dependencies.
func tests(_ targets: KeyValuePairs<String, [String]>) -> [Target] {
    targets.map { .testTarget(name: $0, dependencies: dependencies($1)) }
}

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
        sources([
            "ViewKit": ["AttemptKit", "PresentationKit", "ReportKit"],
            "TerminalKit": ["PresentationKit", "ReportKit", "ViewKit"],
            "CommandLineKit": ["PresentationKit", "ReportKit", "ViewKit"],
            "ViewTesting": ["AttemptKit", "PresentationKit", "ReportKit", "ViewKit"],
            // It loads libchafa itself, which therefore need not be there.
            "CStrataChafa": [],
            "ChafaPictures": ["CStrataChafa", "PresentationKit", "TerminalKit", "ViewKit"],
            "AppearanceCommandLine": ["CommandLineKit", "PresentationKit", "ReportKit"],
            "AppearanceTerminal": ["AppearanceContract", "AttemptKit", "PresentationKit", "ViewKit"],
            "ArchitectureCommandLine": [
                "ArchitectureContract", "AttemptKit", "CommandLineKit", "PresentationKit", "ReportKit", "ViewKit",
            ],
            "ArticleCommandLine": ["ArticleContract", "CommandLineKit", "PresentationKit", "ReportKit", "ViewKit"],
            "ArticleTerminal": ["ArticleContract", "PresentationKit", "ReportKit", "ViewKit"],
            "PhotoCommandLine": ["CommandLineKit", "PhotoContract", "PresentationKit", "ReportKit"],
            "PhotoTerminal": ["PhotoContract", "PresentationKit", "ReportKit", "ViewKit"],
            // Compiled where UIKit can be imported, empty elsewhere; Tests/UIKitStandIn compiles and runs the sources here.
            "UIKitHost": ["AttemptKit", "PresentationKit", "ReportKit"],
            "AppearanceUIKit": ["AppearanceContract", "AttemptKit", "PresentationKit", "UIKitHost"],
            "ArticleUIKit": ["ArticleContract", "AttemptKit", "PresentationKit", "UIKitHost"],
            "PhotoUIKit": ["AttemptKit", "PhotoContract", "PresentationKit", "ReportKit", "UIKitHost"],
            // Stores and navigation need Observation alone; the views are compiled where SwiftUI can be imported, and in
            // Tests/UIKitStandIn.
            "SwiftUIHost": ["PresentationKit"],
            "AppearanceSwiftUI": ["AppearanceContract", "AttemptKit", "PresentationKit", "SwiftUIHost"],
            "ArticleSwiftUI": ["ArticleContract", "AttemptKit", "PresentationKit", "SwiftUIHost"],
        ]),
        tests([
            "ViewKitTests": ["AttemptKit", "Determinism", "PresentationKit", "ReportKit", "ViewKit", "ViewTesting"],
            "TerminalKitTests": [
                "AttemptKit", "Determinism", "PresentationKit", "ReportKit", "ScreenProbe", "TerminalEmulator",
                "TerminalKit",
                "TerminalTesting", "ViewKit", "ViewTesting",
            ],
            "CommandLineKitTests": [
                "CommandLineKit", "Determinism", "PresentationKit", "ReportKit", "TerminalTesting", "ViewKit",
                "ViewTesting",
                "shelf",
            ],
            "ChafaPicturesTests": ["ChafaPictures", "PresentationKit", "TerminalKit", "ViewKit", "ViewTesting"],
            "AppearanceCommandLineTests": ["AppearanceCommandLine", "CommandLineKit"],
            "AppearanceTerminalTests": [
                "AppearanceContract", "AppearanceTerminal", "AttemptKit", "PresentationKit", "ReportKit", "ViewKit",
                "ViewTesting",
            ],
            "AppearanceSwiftUITests": ["AppearanceContract", "AppearanceSwiftUI", "PresentationKit", "SwiftUIHost"],
            "ArticleCommandLineTests": [
                "ArticleCommandLine", "ArticleContract", "CommandLineKit", "PresentationKit", "ReportKit", "ViewKit",
            ],
            "ArticleTerminalTests": [
                "ArticleCommandLine", "ArticleContract", "ArticleTerminal", "AttemptKit", "PresentationKit",
                "ReportKit",
                "ViewKit", "ViewTesting",
            ],
            "ArticleSwiftUITests": [
                "ArticleContract", "ArticleSwiftUI", "AttemptKit", "PresentationKit", "SwiftUIHost",
            ],
            "PhotoCommandLineTests": [
                "CommandLineKit", "PhotoCommandLine", "PhotoContract", "PresentationKit", "ReportKit",
            ],
            "PhotoTerminalTests": [
                "AttemptKit", "PhotoContract", "PhotoTerminal", "PresentationKit", "ReportKit", "ViewKit",
                "ViewTesting",
            ],
            "SwiftUIHostTests": ["Determinism", "PresentationKit", "SwiftUIHost"],
        ]),
        [
            // Pseudo-terminals and shells, for the tests of this package.
            .target(name: "TerminalTesting", path: "Tests/TerminalTesting"),
            // The program that the tests of TerminalKit start on pseudo-terminals.
            .executableTarget(
                name: "ScreenProbe",
                dependencies: dependencies(["TerminalKit", "ViewKit"]),
                path: "Tests/ScreenProbe"
            ),
            // The program that the tests of CommandLineKit describe, read, and start from real shells.
            .executableTarget(
                name: "shelf",
                dependencies: dependencies(["CommandLineKit", "PresentationKit", "ReportKit"]),
                path: "Tests/shelf"
            ),
        ],
    ].flatMap(\.self)
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
