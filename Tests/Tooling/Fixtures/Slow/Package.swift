// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Slow",
    targets: [
        .target(name: "Slow"),
        .testTarget(name: "SlowTests", dependencies: ["Slow"]),
    ]
)
