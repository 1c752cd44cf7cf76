// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Undocumented",
    products: [.library(name: "Undocumented", targets: ["Undocumented"])],
    targets: [.target(name: "Undocumented")]
)
