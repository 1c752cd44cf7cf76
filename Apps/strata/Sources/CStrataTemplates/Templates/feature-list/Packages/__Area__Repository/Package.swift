let package = Package(
    targets: [
        .testTarget(
            name: "__Feature__RepositoryTests",
            dependencies: [
                .product(name: "DomainKit", package: "__kits__")
            ]
        )
    ]
)
