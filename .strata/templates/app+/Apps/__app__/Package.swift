let package = Package(
    dependencies: [
        .package(path: "../../Tests/PoolWatch"),
    ],
    targets: [
        .testTarget(
            name: "__App__Tests",
            dependencies: [
                .product(name: "PoolWatch", package: "PoolWatch"),
            ]
        )
    ]
)
