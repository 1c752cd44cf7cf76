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
        #expect(text.line(ofTarget: "A") == 9)
        #expect(text.line(ofTarget: "B") == 11)
        #expect(text.line(ofTarget: "Computed") == 1)
    }

    @Test func `finds dependencies`() {
        #expect(text.line(ofDependency: "B", of: "A") == 9)
        #expect(text.line(ofDependency: "C", of: "B") == 13)
        #expect(text.line(ofDependency: "D", of: "B") == 11)
        #expect(text.line(ofDependency: "B", of: "Computed") == 16)
    }

    @Test func `finds packages`() {
        #expect(text.line(ofPackage: "other") == 5)
        #expect(text.line(ofPackage: "far") == 6)
        #expect(text.line(ofPackage: "none") == 1)
    }
}
