let package = Package(
    targets: [
        .executableTarget(
            name: "__app__",
            dependencies: [
                .product(name: "__Feature__CommandLine", package: "__Area__View"),
                .product(name: "AttemptKit", package: "__kits__"),
                .product(name: "DomainKit", package: "__kits__"),
            ]
        )
    ]
)
