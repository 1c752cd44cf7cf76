// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Busy", targets: [.testTarget(name: "BusyTests")])
