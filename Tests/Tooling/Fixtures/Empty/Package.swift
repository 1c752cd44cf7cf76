// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Empty",
    targets: [
        .target(name: "Empty"),
        .testTarget(name: "EmptyTests", dependencies: ["Empty"]),
    ]
)
