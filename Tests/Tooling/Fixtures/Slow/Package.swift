// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Slow", targets: [.testTarget(name: "SlowTests")])
