import ArchitectureDomain
import Testing

struct ManifestTextTests {
    private let text = ManifestText(
        Array(
            """
            let package = Package(
                name: "A",
                products: [.library(name: "B", targets: ["B"])],
                dependencies: [
                    .package(path: "../Other"),
                    .package(url: "https://example.com/Far.git", from: "1.0.0"),
                ],
                targets: [
                    .target(name: "A", dependencies: ["B"]),
                    .target(
                        name: "B",
                        dependencies: [
                            .product(name: "C", package: "Other"),
                        ]
                    ),
                    .testTarget(name: computed, dependencies: ["B"]),
                ]
            )
            """.utf8
        )
    )

    @Test func `finds targets`() {
        #expect(text.position(ofTarget: "A") == Position(line: 9, column: 23))
        #expect(text.position(ofTarget: "B") == Position(line: 11, column: 19))
        #expect(text.position(ofTarget: "Computed") == Position())
    }

    @Test func `finds dependencies`() {
        #expect(text.position(ofDependency: "B", of: "A") == Position(line: 9, column: 43))
        #expect(text.position(ofDependency: "C", of: "B") == Position(line: 13, column: 32))
        #expect(text.position(ofDependency: "D", of: "B") == Position(line: 11, column: 19))
        #expect(text.position(ofDependency: "B", of: "Computed") == Position(line: 16, column: 52))
    }

    @Test func `finds packages`() {
        #expect(text.position(ofPackage: "other") == Position(line: 5, column: 24))
        #expect(text.position(ofPackage: "far") == Position(line: 6, column: 23))
        #expect(text.position(ofPackage: "none") == Position())
    }
}
