// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Broken",
    targets: [
        .target(name: "Broken"),
        .testTarget(name: "BrokenTests", dependencies: ["Broken"]),
    ]
)
