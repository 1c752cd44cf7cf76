let package = Package(
    targets: [
        .testTarget(
            name: "__Feature__DomainTests",
            dependencies: [
                .product(name: "DomainKit", package: "__kits__")
            ]
        )
    ]
)
