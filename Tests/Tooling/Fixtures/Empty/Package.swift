// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Empty", targets: [.testTarget(name: "EmptyTests")])
