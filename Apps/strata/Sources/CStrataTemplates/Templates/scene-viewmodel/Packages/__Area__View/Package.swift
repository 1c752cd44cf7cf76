let package = Package(
    targets: [
        .testTarget(
            name: "__Feature__TerminalTests",
            dependencies: [
                .product(name: "AttemptKit", package: "__kits__")
            ]
        )
    ]
)
