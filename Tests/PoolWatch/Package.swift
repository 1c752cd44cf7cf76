// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "PoolWatch",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Determinism", targets: ["Determinism"]),
        .library(name: "PoolWatch", type: .dynamic, targets: ["PoolWatch"]),
        .library(name: "TerminalEmulator", targets: ["TerminalEmulator"]),
    ],
    targets: [
        .target(name: "Determinism"),
        .testTarget(name: "DeterminismTests", dependencies: ["Determinism"]),
        .target(name: "CPoolWatch"),
        .target(name: "PoolWatch", dependencies: ["CPoolWatch"]),
        .target(name: "TerminalEmulator", exclude: ["emulator.py"]),
        .testTarget(name: "TerminalEmulatorTests", dependencies: ["TerminalEmulator"]),
        .testTarget(name: "PoolWatchTests", dependencies: ["CPoolWatch", "PoolWatch"]),
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
