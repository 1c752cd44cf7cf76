// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Passing",
    targets: [
        .target(name: "Passing"),
        .testTarget(name: "PassingTests", dependencies: ["Passing"]),
    ]
)
