let package = Package(
    targets: [
        .testTarget(
            name: "__Feature__PresentationTests",
            dependencies: [
                .product(name: "PresentationTesting", package: "__kits__"),
                .product(name: "UseCaseKit", package: "__kits__"),
            ]
        )
    ]
)
