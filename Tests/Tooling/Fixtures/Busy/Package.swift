// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Busy",
    dependencies: [.package(path: "../../../PoolWatch")],
    targets: [
        .testTarget(name: "BusyTests", dependencies: [.product(name: "PoolWatch", package: "PoolWatch")])
    ]
)
