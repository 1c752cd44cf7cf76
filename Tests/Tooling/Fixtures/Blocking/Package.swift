// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Blocking", targets: [.testTarget(name: "BlockingTests")])
