import ArchitectureDomain
import DomainKit
import Testing

/// Resources that move with the code that uses them.
struct ResourceExtractionTests {
    private static func manifest(_ resources: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            defaultLocalization: language,
            targets: [
                .target(
                    name: "App",
                    dependencies: ["Log"],
                    resources: \(resources),
                    swiftSettings: [.swiftLanguageMode(.v6)]
                ),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )
        """
    }

    private static func texts(of name: String, _ accessor: String = "Bundle.module") -> String {
        "let text = \(accessor).url(forResource: \"\(name)\", withExtension: \"txt\")\n"
    }

    /// Returns the extraction of the domain of a target with some resources.
    private func extraction(
        _ domain: String,
        usedBy user: String = "",
        resources: String = "[.process(\"Resources\")]",
        files: [String] = ["Resources/a.txt", "Resources/b.txt"],
        to package: String? = nil
    ) throws -> Extraction {
        var fixture = ExtractionFixture(domain, usedBy: user, manifest: Self.manifest(resources))
        fixture.defaultLocalization = "en"
        for file in files { fixture.files["Sources/App/" + file] = file }
        return try fixture.draft(to: package).extraction()
    }

    private func manifest(_ extraction: Extraction, in package: String = "") -> String {
        extraction.changes.texts[package + "Package.swift", default: ""]
    }

    @Test(arguments: ["Bundle.module", "#bundle", "PackageResources"])
    func `resources that nothing else uses move with their list`(_ accessor: String) throws {
        let extraction = try extraction(Self.texts(of: "name", accessor))
        #expect(
            extraction.moves.map(\.new) == [
                "Sources/Domain/A.swift", "Sources/Domain/Resources/a.txt", "Sources/Domain/Resources/b.txt",
            ]
        )
        #expect(
            manifest(extraction).contains(
                """
                        .target(
                            name: "App",
                            dependencies: ["Log", "Domain"],
                            swiftSettings: [.swiftLanguageMode(.v6)]
                        ),
                        .target(
                            name: "Domain",
                            resources: [.process("Resources")],
                            swiftSettings: [.swiftLanguageMode(.v6)]
                        ),
                """
            )
        )
        let moved = extraction.changes.filter { $0.path.hasSuffix("a.txt") }
        #expect(moved.map(\.path) == ["Sources/App/Resources/a.txt", "Sources/Domain/Resources/a.txt"])
        #expect(moved.map(\.new) == [nil, Array("Resources/a.txt".utf8)])
    }

    @Test func `of resources that others use as well, only those move that nothing names that stays`() throws {
        let extraction = try extraction(Self.texts(of: "a"), usedBy: Self.texts(of: "b"))
        #expect(extraction.moves.map(\.new) == ["Sources/Domain/A.swift", "Sources/Domain/Resources/a.txt"])
        #expect(manifest(extraction).ranges(of: "resources: [.process(\"Resources\")]").count == 2)
    }

    @Test func `an element of which nothing is left leaves its list, with the path below the new folder`() throws {
        let extraction = try extraction(
            Self.texts(of: "a"),
            usedBy: Self.texts(of: "b"),
            resources: "[.copy(\"Domain/a.txt\"), .process(\"b.txt\"), .embedInCode(\"c.txt\")]",
            files: ["Domain/a.txt", "Domain/More.xcassets/Contents.json", "b.txt", "c.txt"],
            to: "Packages/Domain"
        )
        #expect(extraction.moves.map(\.new).last == "Packages/Domain/Sources/Domain/a.txt")
        #expect(extraction.otherFiles == ["Sources/App/Domain/More.xcassets"])
        #expect(manifest(extraction).contains("resources: [.process(\"b.txt\"), .embedInCode(\"c.txt\")],"))
        let new = manifest(extraction, in: "Packages/Domain/")
        #expect(new.contains("resources: [.copy(\"a.txt\")]"))
        #expect(new.contains("defaultLocalization: \"en\""))
    }

    /// Returns the extraction of a domain with a test of it, and another test, which have resources.
    private func extraction(testing test: String, _ other: String, to package: String? = nil) throws -> Extraction {
        let manifest = Self.manifest("[]").replacing("[\"App\"])", with: "[\"App\"], resources: [.process(\"Data\")])")
        var fixture = ExtractionFixture("struct Order {}\n", usedBy: "struct Screen {}\n", manifest: manifest)
        fixture.files["Tests/AppTests/Orders/OrderTests.swift"] = "@testable import App\nlet order = Order()\n" + test
        fixture.files["Tests/AppTests/ScreenTests.swift"] = "@testable import App\nlet screen = Screen()\n" + other
        for name in ["a", "b"] { fixture.files["Tests/AppTests/Data/\(name).txt"] = name }
        return try fixture.draft(to: package).extraction()
    }

    @Test(arguments: ["", "Packages/Domain/"])
    func `a test moves with the resources that it alone uses`(_ package: String) throws {
        let extraction = try extraction(testing: Self.texts(of: "a"), Self.texts(of: "b"), to: package)
        let folder = package + "Tests/DomainTests/"
        #expect(extraction.tests?.moves.map(\.new) == [folder + "Data/a.txt", folder + "OrderTests.swift"])
        #expect(extraction.testObstacles.isEmpty)
        #expect(manifest(extraction).contains("[\"App\"], resources: [.process(\"Data\")])"))
        #expect(
            manifest(extraction, in: package).ranges(of: "resources: [.process(\"Data\")]").count
                == (package.isEmpty ? 2 : 1)
        )
        let all = try self.extraction(testing: Self.texts(of: "a"), "", to: package)
        #expect(all.tests?.moves.count == 3)
        #expect(manifest(all).contains("testTarget(name: \"AppTests\", dependencies: [\"App\"])"))
    }

    @Test(arguments: [(texts(of: "a"), texts(of: "a")), ("let text = load(bundle: .module)\n", texts(of: "b"))])
    func `a test stays with resources that others use, and the extraction says for which`(
        _ test: String,
        _ other: String
    ) throws {
        let extraction = try extraction(testing: test, other)
        #expect(extraction.tests == nil && extraction.obstacles.isEmpty)
        #expect(extraction.testObstacles.map(\.place.file) == ["Tests/AppTests/Orders/OrderTests.swift"])
        #expect(extraction.testObstacles.map(\.name) == ["Bundle.module"])
    }

    @Test(arguments: [
        (texts(of: "a"), texts(of: "a"), "[.process(\"Resources\")]"),
        // What a name that is computed means is not known.
        ("let text = Bundle.module.url(forResource: name)\n", texts(of: "b"), "[.process(\"Resources\")]"),
        ("let text = load(bundle: .module)\n", "", "shared"), (texts(of: "a"), "", "[.process(\"Domain\")]"),
    ])
    func `uses of resources that stay stand in the way`(_ domain: String, _ user: String, _ resources: String) throws {
        let files = ["Resources/a.txt", "Resources/b.txt", "Domain/a.txt"]
        let extraction = try extraction(domain, usedBy: user, resources: resources, files: files)
        #expect(extraction.obstacles.map(\.name) == ["Bundle.module"])
        #expect(extraction.obstacles.map(\.declaration.file) == ["Package.swift"])
        #expect(extraction.moves.count == 1)
    }
}
