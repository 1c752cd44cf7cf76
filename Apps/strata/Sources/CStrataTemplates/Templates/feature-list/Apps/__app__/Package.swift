let package = Package(
    targets: [
        .executableTarget(
            name: "__app__",
            dependencies: [
                .product(name: "__Feature__Domain", package: "__Area__Domain"),
                .product(name: "DomainKit", package: "__kits__"),
            ]
        )
    ]
)
