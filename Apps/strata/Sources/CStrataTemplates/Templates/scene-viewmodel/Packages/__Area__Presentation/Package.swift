let package = Package(
    targets: [
        .target(
            name: "__Feature__Presentation",
            dependencies: [
                .product(name: "UseCaseKit", package: "__kits__")
            ]
        ),
        .testTarget(
            name: "__Feature__PresentationTests",
            dependencies: [
                .product(name: "PresentationTesting", package: "__kits__"),
                .product(name: "UseCaseKit", package: "__kits__"),
            ]
        ),
    ]
)
