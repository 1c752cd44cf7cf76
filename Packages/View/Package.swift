// swift-tools-version: 6.3
import PackageDescription

let appearanceContract = Target.Dependency.product(name: "AppearanceContract", package: "Presentation")
let architectureContract = Target.Dependency.product(name: "ArchitectureContract", package: "Presentation")
let articleContract = Target.Dependency.product(name: "ArticleContract", package: "Presentation")
let attemptKit = Target.Dependency.product(name: "AttemptKit", package: "Presentation")
let photoContract = Target.Dependency.product(name: "PhotoContract", package: "Presentation")
let presentationKit = Target.Dependency.product(name: "PresentationKit", package: "Presentation")
let reportKit = Target.Dependency.product(name: "ReportKit", package: "Presentation")
let determinism = Target.Dependency.product(name: "Determinism", package: "PoolWatch")
let terminalEmulator = Target.Dependency.product(name: "TerminalEmulator", package: "PoolWatch")

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
        .target(name: "ViewKit", dependencies: [attemptKit, presentationKit, reportKit]),
        .target(name: "TerminalKit", dependencies: [presentationKit, reportKit, "ViewKit"]),
        .target(name: "CommandLineKit", dependencies: [presentationKit, reportKit, "ViewKit"]),
        .target(name: "ViewTesting", dependencies: [attemptKit, presentationKit, reportKit, "ViewKit"]),
        // It loads libchafa itself, which therefore need not be there.
        .target(name: "CStrataChafa"),
        .target(name: "ChafaPictures", dependencies: ["CStrataChafa", presentationKit, "TerminalKit", "ViewKit"]),
        .target(name: "AppearanceCommandLine", dependencies: ["CommandLineKit", presentationKit, reportKit]),
        .target(
            name: "AppearanceTerminal",
            dependencies: [appearanceContract, attemptKit, presentationKit, "ViewKit"]
        ),
        .target(
            name: "ArchitectureCommandLine",
            dependencies: [architectureContract, attemptKit, "CommandLineKit", presentationKit, reportKit, "ViewKit"]
        ),
        .target(
            name: "ArticleCommandLine",
            dependencies: [articleContract, "CommandLineKit", presentationKit, reportKit, "ViewKit"]
        ),
        .target(name: "ArticleTerminal", dependencies: [articleContract, presentationKit, reportKit, "ViewKit"]),
        .target(name: "PhotoCommandLine", dependencies: ["CommandLineKit", photoContract, presentationKit, reportKit]),
        .target(name: "PhotoTerminal", dependencies: [photoContract, presentationKit, reportKit, "ViewKit"]),
        // Compiled where UIKit can be imported, empty elsewhere; Tests/UIKitStandIn compiles and runs the sources here.
        .target(name: "UIKitHost", dependencies: [attemptKit, presentationKit, reportKit]),
        .target(name: "AppearanceUIKit", dependencies: [appearanceContract, attemptKit, presentationKit, "UIKitHost"]),
        .target(name: "ArticleUIKit", dependencies: [articleContract, attemptKit, presentationKit, "UIKitHost"]),
        .target(
            name: "PhotoUIKit",
            dependencies: [attemptKit, photoContract, presentationKit, reportKit, "UIKitHost"]
        ),
        // Stores and navigation need Observation alone; the views are compiled where SwiftUI can be imported, and in
        // Tests/UIKitStandIn.
        .target(name: "SwiftUIHost", dependencies: [presentationKit]),
        .target(
            name: "AppearanceSwiftUI",
            dependencies: [appearanceContract, attemptKit, presentationKit, "SwiftUIHost"]
        ),
        .target(name: "ArticleSwiftUI", dependencies: [articleContract, attemptKit, presentationKit, "SwiftUIHost"]),
        .testTarget(
            name: "ViewKitTests",
            dependencies: [attemptKit, determinism, presentationKit, reportKit, "ViewKit", "ViewTesting"]
        ),
        .testTarget(
            name: "TerminalKitTests",
            dependencies: [
                attemptKit, determinism, presentationKit, reportKit, "ScreenProbe", terminalEmulator, "TerminalKit",
                "TerminalTesting", "ViewKit", "ViewTesting",
            ]
        ),
        .testTarget(
            name: "CommandLineKitTests",
            dependencies: [
                "CommandLineKit", determinism, presentationKit, reportKit, "TerminalTesting", "ViewKit", "ViewTesting",
                "shelf",
            ]
        ),
        .testTarget(
            name: "ChafaPicturesTests",
            dependencies: ["ChafaPictures", presentationKit, "TerminalKit", "ViewKit", "ViewTesting"]
        ),
        .testTarget(name: "AppearanceCommandLineTests", dependencies: ["AppearanceCommandLine", "CommandLineKit"]),
        .testTarget(
            name: "AppearanceTerminalTests",
            dependencies: [
                appearanceContract, "AppearanceTerminal", attemptKit, presentationKit, reportKit, "ViewKit",
                "ViewTesting",
            ]
        ),
        .testTarget(
            name: "AppearanceSwiftUITests",
            dependencies: [appearanceContract, "AppearanceSwiftUI", presentationKit, "SwiftUIHost"]
        ),
        .testTarget(
            name: "ArticleCommandLineTests",
            dependencies: [
                "ArticleCommandLine", articleContract, "CommandLineKit", presentationKit, reportKit, "ViewKit",
            ]
        ),
        .testTarget(
            name: "ArticleTerminalTests",
            dependencies: [
                "ArticleCommandLine", articleContract, "ArticleTerminal", attemptKit, presentationKit, reportKit,
                "ViewKit", "ViewTesting",
            ]
        ),
        .testTarget(
            name: "ArticleSwiftUITests",
            dependencies: [articleContract, "ArticleSwiftUI", attemptKit, presentationKit, "SwiftUIHost"]
        ),
        .testTarget(
            name: "PhotoCommandLineTests",
            dependencies: ["CommandLineKit", "PhotoCommandLine", photoContract, presentationKit, reportKit]
        ),
        .testTarget(
            name: "PhotoTerminalTests",
            dependencies: [
                attemptKit, photoContract, "PhotoTerminal", presentationKit, reportKit, "ViewKit", "ViewTesting",
            ]
        ),
        .testTarget(name: "SwiftUIHostTests", dependencies: [determinism, presentationKit, "SwiftUIHost"]),
        // Pseudo-terminals and shells, for the tests of this package.
        .target(name: "TerminalTesting", path: "Tests/TerminalTesting"),
        // The program that the tests of TerminalKit start on pseudo-terminals.
        .executableTarget(
            name: "ScreenProbe",
            dependencies: ["TerminalKit", "ViewKit"],
            path: "Tests/ScreenProbe"
        ),
        // The program that the tests of CommandLineKit describe, read, and start from real shells.
        .executableTarget(
            name: "shelf",
            dependencies: ["CommandLineKit", presentationKit, reportKit],
            path: "Tests/shelf"
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
