// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Blocking",
    dependencies: [.package(path: "../../../PoolWatch")],
    targets: [
        .testTarget(name: "BlockingTests", dependencies: [.product(name: "PoolWatch", package: "PoolWatch")])
    ]
)
