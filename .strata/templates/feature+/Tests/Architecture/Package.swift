let package = Package(
    dependencies: [
        .package(path: "../../Packages/__Area__Domain"),
        .package(path: "../../Packages/__Area__UseCase"),
    ],
    targets: [
        .executableTarget(
            name: "InnerLayersProbe",
            dependencies: [
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "__Feature__UseCase", package: "__Area__UseCase"),
            ]
        )
    ]
)
