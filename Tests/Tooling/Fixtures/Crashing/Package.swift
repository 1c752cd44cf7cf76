// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Crashing", targets: [.testTarget(name: "CrashingTests")])
