import ArchitectureDomain
import DomainKit
import Testing

/// Tests that move with what they test.
struct TestExtractionTests {
    private static func fixture(_ tests: [String: String]) -> ExtractionFixture {
        var fixture = ExtractionFixture("struct Order {}\n", usedBy: "struct Screen { let order: Order }\n")
        for (name, text) in tests { fixture.files["Tests/AppTests/" + name] = text }
        return fixture
    }

    private static let order = "@testable import App\nimport Foundation\n\nlet order = Order()\n"
    private static let screen = "@testable import App\n\nlet screen = Screen.self\n"

    @Test func `a test of what moves becomes a test of the module, with its import in the order of the others`() throws
    {
        let texts = try Self.fixture(["OrderTests.swift": Self.order, "ScreenTests.swift": Self.screen]).texts()
        #expect(
            texts["Tests/DomainTests/OrderTests.swift"]
                == "@testable import Domain\nimport Foundation\n\nlet order = Order()\n"
        )
        #expect(texts["Tests/AppTests/OrderTests.swift"]?.isEmpty == true)
        #expect(texts["Tests/AppTests/ScreenTests.swift"] == nil)
        let manifest = try #require(texts["Package.swift"])
        #expect(manifest.contains("        .testTarget(name: \"AppTests\", dependencies: [\"App\"]),\n"))
        #expect(
            manifest.contains(
                """
                        .testTarget(
                            name: "DomainTests",
                            dependencies: ["Domain"]
                        ),
                """
            )
        )
    }

    @Test func `the import of a test that moves goes to its place in the order`() throws {
        let order = "@testable import App\nimport Bits\n\nlet order = Order()\n"
        let texts = try Self.fixture(["OrderTests.swift": order, "ScreenTests.swift": Self.screen]).texts()
        #expect(
            texts["Tests/DomainTests/OrderTests.swift"]
                == "import Bits\n@testable import Domain\n\nlet order = Order()\n"
        )
    }

    @Test func `tests that move leave the folder in which all of them lie, and keep those below it`() throws {
        let tests = ["Orders/A.swift": Self.order, "Orders/More/B.swift": Self.order, "ScreenTests.swift": Self.screen]
        let moves = try Self.fixture(tests).draft().extraction().tests?.moves.map(\.new)
        #expect(moves == ["Tests/DomainTests/A.swift", "Tests/DomainTests/More/B.swift"])
    }

    @Test(arguments: [
        ("#filePath", "", true), ("#fileID", "", true), ("#filePath", "fail(file: file, line: 1)", true),
        ("#filePath", "read(\"\\(file)\")", false), ("#filePath", "let other = file", false),
    ])
    func `a test that hands the path of its file on for messages moves`(
        _ value: String,
        _ body: String,
        _ moves: Bool
    ) throws {
        let order = Self.order + "func check(file: StaticString = \(value)) { \(body) }\n"
        let fixture = Self.fixture(["OrderTests.swift": order, "ScreenTests.swift": Self.screen])
        #expect(try (fixture.draft().extraction().tests != nil) == moves)
    }

    @Test(arguments: [
        ["OrderTests.swift": order],
        ["OrderTests.swift": order, "Both.swift": "@testable import App\nlet both: (Screen, Order)?\nlet o = order\n"],
        ["OrderTests.swift": order + "let file = #filePath\n", "ScreenTests.swift": screen],
        // The manifest lists no resources of tests.
        ["OrderTests.swift": order + "let file = Bundle.module\n", "ScreenTests.swift": screen],
    ])
    func `tests stay if all would move, or if those that use them or their folder stay`(_ tests: [String: String])
        throws
    {
        let extraction = try Self.fixture(tests).draft().extraction()
        #expect(extraction.tests == nil)
        #expect(extraction.importing.contains("Tests/AppTests/OrderTests.swift"))
    }

    @Test func `another package gets a test target, unless the tests need another target of the first one`() throws {
        let tests = ["OrderTests.swift": Self.order, "ScreenTests.swift": Self.screen]
        let extraction = try Self.fixture(tests).draft(to: "Packages/Domain").extraction()
        #expect(extraction.tests?.moves.map(\.new) == ["Packages/Domain/Tests/DomainTests/OrderTests.swift"])
        #expect(extraction.tests?.target == "DomainTests")
        let manifest = extraction.changes.texts["Packages/Domain/Package.swift", default: ""]
        #expect(manifest.contains("        .testTarget(\n            name: \"DomainTests\",\n"))
        let bound = ["OrderTests.swift": "import Log\n" + Self.order, "ScreenTests.swift": Self.screen]
        #expect(try Self.fixture(bound).draft(to: "Packages/Domain").extraction().tests == nil)
        #expect(try Self.fixture(bound).draft().extraction().tests != nil)
    }

    @Test
    func `doubles that tests of several modules need become a module, without an import of which they use nothing`()
        throws
    {
        let double = "@testable import App\nimport Foundation\n\nstruct Stub {}\n"
        var fixture = Self.fixture(["Doubles/Stub.swift": double, "ScreenTests.swift": "let stub = Stub()\n"])
        fixture.evidence = .index
        func extraction() throws -> Extraction {
            try fixture.draft("Tests/AppTests/Doubles", as: "DomainTesting", to: "Packages/Domain").extraction()
        }
        let text = try extraction().changes.texts["Packages/Domain/Sources/DomainTesting/Stub.swift"]
        #expect(text?.hasPrefix("import Foundation\n\npublic struct Stub {") == true)
        fixture.files["Tests/AppTests/Doubles/Stub.swift"]? += "let order = Order()\n"
        #expect(try extraction().obstacles.map(\.name) == ["App"])
    }

    @Test(arguments: ["", "Packages/Domain"])
    func `tests that nothing else uses become a test target`(_ package: String) throws {
        var fixture = Self.fixture([
            "OrderTests.swift": "import Testing\nlet order = 1\n", "ScreenTests.swift": Self.screen,
        ])
        let root = package.isEmpty ? "" : package + "/"
        func texts() throws -> [String: String] {
            try fixture.draft("Tests/AppTests/OrderTests.swift", as: "DomainTests", to: package).texts()
        }
        let declaration = ".testTarget(name: \"DomainTests\")"
        #expect(try texts()[root + "Tests/DomainTests/OrderTests.swift"] != nil)
        #expect(try texts()[root + "Package.swift"]?.contains(declaration) == true)
        #expect(try texts()[root + "Package.swift"]?.contains(".library(name: \"DomainTests\"") == false)
        fixture.files["Tests/AppTests/ScreenTests.swift"]? += "let other = order\n"
        #expect(try texts()[root + "Package.swift"]?.contains(declaration) == false)
    }

    @Test func `with an index, a test imports another package as others do unless it uses something internal`() throws {
        let test = "@testable import App\nlet screen = Screen(order: Order())\n"
        var fixture = Self.fixture(["ScreenTests.swift": test])
        fixture.evidence = .index
        let path = "Tests/AppTests/ScreenTests.swift"
        var draft = try fixture.draft(to: "Packages/Domain")
        #expect(try draft.texts()[path]?.hasPrefix("@testable import App\nimport Domain\n") == true)
        #expect(try draft.extraction().testable.isEmpty)
        let error = """
            /r/\(path):3:29: error: 'Order' initializer is inaccessible due to 'internal' protection level
            /r/Packages/Domain/Sources/Domain/A.swift:1:15: note: 'init()' declared here
            """
        draft.expectAnswer(to: error)
        #expect(try draft.texts()[path]?.hasPrefix("@testable import App\n@testable import Domain\n") == true)
        #expect(try draft.extraction().testable == [path])
        #expect(try fixture.draft().extraction().testable.isEmpty)
        fixture.files["Sources/App/Use.swift"] = "struct Screen {}\n"
        #expect(try fixture.draft(to: "Packages/Domain").texts()[path]?.contains("@testable import Domain") == true)
    }

    @Test(arguments: [
        "/r/Tests/DomainTests/OrderTests.swift:3:13: error: value of type 'Order' has no member 'screen'",
        "/r/Tests/AppTests/ScreenTests.swift:3:14: error: cannot find 'order' in scope",
    ])
    func `an error in a test that moved, or in one that needs it, lets it stay and import the module`(
        _ error: String
    ) throws {
        var draft = try Self.fixture(["OrderTests.swift": Self.order, "ScreenTests.swift": Self.screen]).draft()
        draft.expectAnswer(to: error)
        let extraction = try draft.extraction()
        #expect(extraction.tests == nil)
        #expect(extraction.importing.contains("Tests/AppTests/OrderTests.swift"))
    }

    @Test func `an error about what is internal lets no test stay that declares something with the same name`() throws {
        let screen = "@testable import App\nlet rest = (Screen.self, Order().rest)\n"
        let order = Self.order + "struct Stub { let rest = 1 }\n"
        var fixture = Self.fixture(["OrderTests.swift": order, "ScreenTests.swift": screen])
        fixture.files["Sources/App/Domain/A.swift"] = "struct Order { let rest = 0 }\n"
        fixture.evidence = .index
        var draft = try fixture.draft(to: "Packages/Domain")
        let error = """
            /r/Tests/AppTests/ScreenTests.swift:2:34: error: 'rest' is inaccessible due to 'internal' protection level
            /r/Packages/Domain/Sources/Domain/A.swift:1:27: note: 'rest' declared here
            """
        draft.expectAnswer(to: error)
        let extraction = try draft.extraction()
        #expect(extraction.testable == ["Tests/AppTests/ScreenTests.swift"])
        #expect(extraction.tests?.moves.map(\.old) == ["Tests/AppTests/OrderTests.swift"])
    }
}
