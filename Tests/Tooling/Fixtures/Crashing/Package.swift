// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Crashing",
    targets: [
        .target(name: "Crashing"),
        .testTarget(name: "CrashingTests", dependencies: ["Crashing"]),
    ]
)
