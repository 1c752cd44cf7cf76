let package = Package(
    targets: [
        .executableTarget(
            name: "InnerLayersProbe",
            dependencies: [
                .product(name: "__Feature__Domain", package: "Domain"),
                .product(name: "__Feature__UseCase", package: "UseCase"),
            ]
        )
    ]
)
