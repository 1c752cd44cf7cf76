// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Failing", targets: [.testTarget(name: "FailingTests")])
