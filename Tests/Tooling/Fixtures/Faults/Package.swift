// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Faults", targets: [.testTarget(name: "WaitingTests"), .testTarget(name: "DiskFaultTests")])
