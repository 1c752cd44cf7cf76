import ArchitectureDomain
import DomainKit
import Testing

/// Extracted files, their imports and their manifest.
struct ExtractionTests {
    @Test func `files move, users import the module, and the manifest gets the target`() throws {
        let fixture = ExtractionFixture(
            "import Foundation\nimport Money\nstruct Order {}\n",
            usedBy: "// Uses it.\n\n/// Does it.\nfunc f(_ o: Order) {}\n",
            test: "@testable import App\nimport Testing\nfunc t(_ o: Order) {}\n"
        )
        let extraction = try fixture.draft().extraction()
        #expect(extraction.moves.map(\.new) == ["Sources/Domain/A.swift"])
        #expect(extraction.importing == ["Sources/App/Use.swift", "Tests/AppTests/T.swift"])
        #expect(extraction.exposures.map(\.name) == ["Order"])
        let texts = try fixture.texts()
        #expect(
            texts["Sources/App/Use.swift"] == "// Uses it.\n\nimport Domain\n\n/// Does it.\nfunc f(_ o: Order) {}\n"
        )
        #expect(
            texts["Tests/AppTests/T.swift"]
                == "@testable import App\n@testable import Domain\nimport Testing\nfunc t(_ o: Order) {}\n"
        )
        #expect(
            texts["Package.swift"] == """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Shop",
                    products: [.library(name: "App", targets: ["App", "Domain"])],
                    targets: [
                        .target(
                            name: "App",
                            dependencies: ["Log", .product(name: "Money", package: "money"), "Domain"],
                            swiftSettings: [.swiftLanguageMode(.v6)]
                        ),
                        .target(
                            name: "Domain",
                            dependencies: [.product(name: "Money", package: "money")],
                            swiftSettings: [.swiftLanguageMode(.v6)]
                        ),
                        .target(name: "Log"),
                        .testTarget(name: "AppTests", dependencies: ["App", "Domain"]),
                    ]
                )
                """
        )
    }

    @Test(arguments: ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"])
    func `an import of one declaration declares nothing`(kind: String) throws {
        let line = "import \(kind) Log.Process\n"
        let fixture = ExtractionFixture(
            line + "protocol Running { var process: Log.Process { get } }\n",
            usedBy: line + "struct Stay { let running: any Running }\n"
        )
        let names = try fixture.draft().extraction().exposures.map(\.name)
        #expect(names == ["Running"])
        #expect(try fixture.texts()["Sources/App/Use.swift"]?.hasPrefix("import Domain\n" + line) == true)
    }

    @Test func `what a test sees through '@testable' does not become visible`() throws {
        let text = try ExtractionFixture(
            "struct Order { static let zero = 1 }",
            test: "@testable import App\nlet o = Order.zero"
        ).domain()
        #expect(text == "struct Order { static let zero = 1 }")
    }

    @Test func `a reference to what stays stands in the way, with both places`() throws {
        let fixture = ExtractionFixture("struct Order {\n    let s: Screen\n}", usedBy: "struct Screen {}")
        let obstacles = try fixture.draft().extraction().obstacles
        #expect(
            obstacles == [
                SourceReference(
                    "Screen",
                    at: Place(file: "Sources/App/Domain/A.swift", line: 2, column: 12),
                    to: Place(file: "Sources/App/Use.swift", line: 1, column: 8)
                )
            ]
        )
    }

    @Test func `files that use nothing that stays, directly or through others, can leave`() throws {
        var fixture = ExtractionFixture("struct Order { let s: Screen }", usedBy: "struct Screen {}")
        fixture.files["Sources/App/Domain/B.swift"] = "struct Orders { let all: [Order], sum: Money }"
        fixture.files["Sources/App/Domain/C.swift"] = "struct Money {}"
        let extraction = try fixture.draft().extraction()
        #expect(extraction.leaving == ["Sources/App/Domain/C.swift"])
    }

    @Test(arguments: [
        (["Sources/App/No"], "Domain", "FILE", ValidationError.Rule.existing),
        (["Sources/App/Use.swift", "Tests/AppTests"], "Domain", "FILE", .oneTarget),
        (["Sources/App"], "Domain", "FILE", .partial),
        (["Sources/App/Domain"], "Log", "--as", .unused),
        (["Sources/App/Domain"], "Foundation", "--as", .reserved),
        (["Sources/App/Domain"], "class", "--as", .reserved), (["Sources/App/Domain"], "a-b", "--as", .identifier),
        (["."], "Domain", "FILE", .existing),
    ])
    func `files of several targets, all files and names that are taken are refused`(
        _ paths: [String],
        _ name: String,
        _ field: String,
        _ rule: ValidationError.Rule
    ) throws {
        let fixture = ExtractionFixture("struct A {}", usedBy: "struct B {}", test: "let c = 1")
        let request = ExtractionRequest(paths, as: name)
        let error = #expect(throws: ValidationError.self) {
            try ExtractionDraft(request, in: fixture.codebase, files: fixture.files.mapValues { Array($0.utf8) })
        }
        #expect(error?.field == field)
        #expect(error?.rule == rule)
    }

    @Test(arguments: ["./Sources//App/Domain/", "Sources/App/./Tests/../Domain"])
    func `a path may have parts that mean nothing`(_ path: String) throws {
        let fixture = ExtractionFixture("struct Order {}\n")
        #expect(try fixture.draft(path, to: "./").texts() == fixture.texts())
    }

    @Test func `a public import is added where public declarations show what moved`() throws {
        let fixture = ExtractionFixture(
            "public struct Order {}",
            usedBy: "internal import Log\n\npublic func f(_ o: Order) {}\n"
        )
        #expect(
            try fixture.texts()["Sources/App/Use.swift"]
                == "public import Domain\ninternal import Log\n\npublic func f(_ o: Order) {}\n"
        )
    }

    @Test(arguments: [("Domain", "Domain.Order"), ("Order", "Order")])
    func `a name behind that of the target gets that of the module, unless a type hides it`(
        _ module: String,
        _ expected: String
    ) throws {
        let user = "func f(_ o: App.Order, _ s: App.Screen) {}\nstruct Screen {}\n"
        let order = "struct Order { let next: [App.Order] }\n"
        let tests = [
            "OrderTests.swift": "@testable import App\nlet order: App.Order? = nil\n",
            "ScreenTests.swift": "@testable import App\nlet screen = Screen()\n",
        ]
        var fixture = ExtractionFixture(order, usedBy: user)
        for (name, text) in tests { fixture.files["Tests/AppTests/" + name] = text }
        let texts = try fixture.draft(as: module).texts()
        #expect(texts["Sources/App/Use.swift"]?.contains("(_ o: \(expected), _ s: App.Screen)") == true)
        #expect(texts["Sources/\(module)/A.swift"]?.contains("let next: [\(expected)]") == true)
        #expect(texts["Tests/\(module)Tests/OrderTests.swift"]?.contains("let order: \(expected)?") == true)
    }

    @Test func `resources stay, so that what uses them stays`() throws {
        let manifest = ExtractionFixture.manifest.replacing(
            "swiftSettings: [.swiftLanguageMode(.v6)]",
            with: "resources: [.process(\"Domain/Texts\")]"
        )
        let text = "import Foundation\nlet url = Bundle.module.bundleURL\n"
        let extraction = try ExtractionFixture(text, manifest: manifest).draft().extraction()
        #expect(extraction.obstacles.map(\.name) == ["Bundle.module"])
        #expect(extraction.obstacles.map(\.place) == [Place(file: "Sources/App/Domain/A.swift", line: 2, column: 11)])
        #expect(extraction.leaving.isEmpty)
        #expect(try ExtractionFixture(text).draft().extraction().obstacles.isEmpty)
    }

    @Test func `what becomes public is not '@usableFromInline' any more`() throws {
        let domain = """
            struct Order {
                @usableFromInline
                internal let id: Int
                @inlinable @usableFromInline init(id: Int) { self.id = id }
                @usableFromInline @inline(never) static func make() {}
            }
            """
        let user = "func f() { Order.make(); _ = Order(id: 1) }"
        let fixture = ExtractionFixture(domain, usedBy: user)
        #expect(try fixture.domain().contains("@usableFromInline @inline(never) package static func make() {}"))
        let text = try fixture.draft(to: "Packages/Domain").texts()["Packages/Domain/Sources/Domain/A.swift"]
        #expect(
            text == """
                public struct Order {
                    @usableFromInline
                    internal let id: Int
                    @inlinable public init(id: Int) { self.id = id }
                    @inline(never) public static func make() {}
                }
                """
        )
    }

    @Test func `witnesses that stay become as visible as the type and the protocol`() throws {
        let domain = "protocol Priced { var price: Int { get } }\nstruct Order {}\nprotocol Own { func a() }"
        let user = """
            public struct Item: Priced, Hashable {
                var price: Int { 1 }
                func price(of: Int) {}
                func hash(into hasher: inout Hasher, n: Int) {}
                static func == (a: Self, b: String) -> Bool { true }
            }
            struct Hidden: Priced { var price: Int { 2 } }
            extension Order: Hashable { func hash(into hasher: inout Hasher) {} }
            """
        let draft = try ExtractionFixture(domain, usedBy: user).draft()
        #expect(
            try draft.texts()["Sources/App/Use.swift"] == """
                import Domain

                public struct Item: Priced, Hashable {
                    package var price: Int { 1 }
                    func price(of: Int) {}
                    func hash(into hasher: inout Hasher, n: Int) {}
                    static func == (a: Self, b: String) -> Bool { true }
                }
                struct Hidden: Priced { var price: Int { 2 } }
                extension Order: Hashable { package func hash(into hasher: inout Hasher) {} }
                """
        )
        let exposed = try draft.extraction().exposures.map(\.name)
        #expect(Set(exposed) == ["Priced", "Order", "Item.price", "Order.hash"])
    }
}
