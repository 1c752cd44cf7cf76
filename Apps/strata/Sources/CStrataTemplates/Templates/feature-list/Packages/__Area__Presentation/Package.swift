let package = Package(
    targets: [
        .target(
            name: "__Feature__Presentation",
            dependencies: [
                .product(name: "UseCaseKit", package: "__kits__")
            ]
        )
    ]
)
