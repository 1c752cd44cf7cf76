import Foundation
import InfrastructureTesting
import Testing

/// `strata extract` on a package with every kind of declaration.
struct ExtractionTests {
    fileprivate static let files = [
        // As old templates have it, although the package is made in there.
        ".gitignore": ".build\nPackages\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "App"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )

        """,
        "Sources/App/Domain/Items.swift": """
        import Foundation

        /// An item.
        struct Item {
            var name: String
            private(set) var count = 1
            var note: String?
            let made: @Sendable () -> Date

            func twice() -> String { name + name }  // the name
            struct Key {}
            static let standard = Key()
            var price: Price { Price() }
        }
        struct Price {}
        enum Kind { case a, b; var next: Kind { .a } }
        protocol Shape { associatedtype Unit; func area() -> Unit }
        extension Shape { func label() -> String { "" } }
        class Base { func load() {}; init() {} }
        extension Item { func more() {} }
        extension String { func shout() -> String { uppercased() } }
        func deal(_ item: Item, _ factor: Int = helper()) -> Price { item.price }
        func helper() -> Int { 1 }
        infix operator <+>: AdditionPrecedence
        extension Kind { static func <+> (a: Kind, b: Kind) -> Kind { a } }
        final class Table { init() {}; subscript(k k: Int) -> Int { k } }
        @propertyWrapper struct Clamped { var wrappedValue: Int }
        struct Unused { let value = 1 }

        """,
        // The last line has no line break.
        "Sources/App/Domain/Notes.swift": "// Notes.\n\n\n\nenum Notes {}",
        "Sources/App/Use.swift": """
        func use(_ item: Item, _ kind: Kind, _ shape: any Shape, _ table: Table) {
            print(item.name, item.twice(), Item.standard, "a".shout(), shape.label(), kind.next, kind <+> kind)
            item.more()
            let other: Item = .init(name: "", made: { .now })
            _ = (deal(other), Item.Key(), table[k: 1], Table())
            switch kind {
            case .a, .b: break
            }
        }

        struct Circle: Shape { func area() -> Double { 1 }; @Clamped var width: Int = 1 }
        class Model: Base { override func load() {} }

        """,
        "Tests/AppTests/ItemTests.swift": """
        @testable import App

        func test() { print(Unused().value, Item.standard) }

        """,
        "Tests/AppTests/UseTests.swift": """
        @testable import App

        func testUse() { print(Model.self, Unused().value) }

        """,
    ]

    fileprivate static let command = ["extract", "Sources/App/Domain", "--as", "Domain"]

    private let shop: ShopRepository

    init() throws {
        shop = try ShopRepository(Self.files)
    }

    @Test func `a preview is a patch that git applies, and writes nothing`() async throws {
        try await shop.git("init", "--quiet")
        let preview = try await shop.run("extract", "Sources/App/Domain/", "--as", "Domain", "--dry-run", exits: 0)
        for (path, text) in Self.files { #expect(try shop.text(path) == text) }
        try shop.write(".git/extract.patch", Data(preview.output.utf8))
        try await shop.git("apply", "--check", ".git/extract.patch")
    }

    @Test func `without a commit, with other changes or with references to what stays, nothing is written`()
        async throws
    {
        let command = Self.command
        #expect(try await shop.run(command, exits: 1).messages.contains("no git repository"))
        try await shop.git("init", "--quiet")
        #expect(try await shop.run(command, exits: 1).messages.contains("no commit"))
        try await shop.commit()
        #expect(try await shop.run(command + ["--prove", " "], exits: 2).messages.contains("swift build"))
        let users = try await shop.run("extract", "Sources/App/Use.swift", "--as", "Domain", exits: 1)
        #expect(users.output.contains("Use.swift:1:18: uses 'Item', which stays in Sources/App/Domain/Items.swift:4"))
        try shop.write(["note.txt": ""])
        let changed = try await shop.run(command, exits: 1)
        #expect(changed.output.contains("note.txt"))
        try shop.remove("note.txt")
        for (path, text) in Self.files { #expect(try shop.text(path) == text) }
        #expect(try await shop.git("status", "--short").isEmpty)
    }

    @Test(arguments: ["INT", "TERM", "HUP"])
    func `a signal during a proof ends the command and restores everything`(_ signal: String) async throws {
        try await shop.initialize()
        let command = [
            "extract", "Sources/App/Domain", "--as", "Domain", "--prove", "kill -\(signal) $PPID; sleep 1000",
        ]
        #expect(try await shop.run(command, exits: 130).messages.contains("Interrupted"))
        for (path, text) in Self.files { #expect(try shop.text(path) == text) }
        #expect(try await shop.git("status", "--short").isEmpty)
    }

    @Test func `a command that fails restores everything, and so does the next run after an interruption`() async throws
    {
        try await shop.initialize()
        let command = ["extract", "Sources/App/Domain", "--as", "Domain", "--prove"]
        let failed = try await shop.run(command + ["test -f Sources/Domain/Items.swift && echo no && false"], exits: 1)
        #expect(failed.output.contains("  no"))
        #expect(try await shop.git("status", "--short").isEmpty)
        // The shell ends the program that runs it.
        _ = try await shop.run(command + ["kill -9 $PPID"])
        #expect(try await !shop.git("status", "--short").isEmpty)
        _ = try await shop.run("extract", "Sources/App/Domain", "--as", "Domain", "--dry-run", exits: 0)
        #expect(try await shop.git("status", "--short").isEmpty)
        // What a build has compiled is not written again, so that its index counts.
        _ = try await shop.run(command + ["touch .git/built"], exits: 0)
        let times = try ["Sources/Domain/Items.swift", ".git/built"].map { path in
            try FileManager.default.attributesOfItem(atPath: shop.root + "/" + path)[.modificationDate] as? Date
        }
        #expect(try #require(times[0]) <= #require(times[1]))
    }

    @Test func `a package of its own is previewed as a patch that git applies`() async throws {
        try await shop.git("init", "--quiet")
        let options = ["--as", "Domain", "--to", "Packages/Domain", "--dry-run"]
        let preview = try await shop.run(["extract", "Sources/App/Domain"] + options, exits: 0)
        #expect(preview.output.contains("+++ b/Packages/Domain/Package.swift"))
        try shop.write(".git/extract.patch", Data(preview.output.utf8))
        try await shop.git("apply", "--check", ".git/extract.patch")
        let outside = try await shop.run(["extract", "Sources/App/Domain", "--as", "Domain", "--to", "../D"], exits: 2)
        #expect(outside.messages.contains("'../D'"))
    }

    @Test func `an app of an Xcode project depends on the package that its domain became`() async throws {
        let app = try ShopRepository([
            "App/Domain/Item.swift": "import Foundation\n\nstruct Item { let id: UUID; let name = 1 }\n",
            "App/Use.swift": "func use(_ item: Item) { print(item.id) }\n",
            "App.xcodeproj/project.pbxproj": ShopRepository.project(["App": "application"]),
        ])
        try await app.initialize()
        let command = ["extract", "App/Domain", "--as", "Domain"]
        #expect(try await app.run(command, exits: 2).messages.contains("--to Packages/Domain"))
        // The second round edits the project as it was before the first one.
        let proof = """
            test -f .git/round || { touch .git/round; echo "$PWD/App/Use.swift:3:1: error: 'name' is inaccessible"; \
            echo "$PWD/Packages/Domain/Sources/Domain/Item.swift:3:47: note: 'name' declared here"; false; }
            """
        let run = try await app.run(command + ["--to", "Packages/Domain", "--prove", proof], exits: 0)
        #expect(run.output.contains("Proven in 2 rounds."))
        let domain = try app.text("Packages/Domain/Sources/Domain/Item.swift")
        #expect(domain == "import Foundation\n\npublic struct Item { public let id: UUID; public let name = 1 }\n")
        #expect(try app.text("App/Use.swift").hasPrefix("import Domain\n"))
        #expect(try await app.run("graph", exits: 0).output.hasPrefix("App -> Domain\nDomain\n"))
        _ = try await app.run("check", exits: 0)
        try await app.git("restore", "--staged", "--worktree", ".")
        #expect(try await app.git("status", "--short").isEmpty)
    }

    @Suite struct Slow {
        @Test func `a package builds before and after its domain was extracted, and git undoes it`() async throws {
            let shop = try ShopRepository(ExtractionTests.files)
            try await shop.initialize()
            let run = try await shop.run(
                ExtractionTests.command + ["--prove", "swift build --build-tests"],
                environment: NewProjectTests.freshBuild,
                exits: 0
            )
            #expect(run.output.contains("Proven in "))
            let text = try shop.text("Sources/Domain/Items.swift")
            #expect(text.contains("/// An item.\npackage struct Item {"))
            #expect(text.contains("    package func twice() -> String { name + name }  // the name"))
            #expect(text.contains("\nstruct Unused { let value = 1 }"))
            #expect(text.contains("\nfunc helper() -> Int { 1 }"))
            #expect(try shop.text("Tests/DomainTests/ItemTests.swift").hasPrefix("@testable import Domain\n"))
            let tests = try shop.text("Tests/AppTests/UseTests.swift")
            #expect(tests.hasPrefix("@testable import App\n@testable import Domain\n"))
            _ = try await shop.run("check", exits: 0)
            try await shop.git("restore", "--staged", "--worktree", ".")
            #expect(try await shop.git("status", "--short").isEmpty)
        }

        @Test func `code of every kind becomes a module, and the tests of both pass`() async throws {
            let shop = try ShopRepository(ExtractionTests.kinds)
            try await shop.initialize()
            let command = ExtractionTests.command + ["--prove", "swift test"]
            let proven = try await shop.run(command, environment: NewProjectTests.freshBuild, exits: 0)
            #expect(proven.output.contains("Proven in "))
            #expect(try shop.text("Tests/DomainTests/DomainTests.swift").contains("@testable import Domain"))
        }

        @Test func `a package builds before and after its domain became a package, and git undoes it`() async throws {
            let shop = try ShopRepository(ExtractionTests.files)
            try await shop.initialize()
            let build = "swift build --build-tests"
            let proof = ["--prove", "\(build) && \(build) --package-path Packages/Domain"]
            let move = ExtractionTests.command + ["--to", "Packages/Domain"]
            let run = try await shop.run(move + proof, environment: NewProjectTests.freshBuild, exits: 0)
            #expect(run.output.contains("Proven in "))
            let text = try shop.text("Packages/Domain/Sources/Domain/Items.swift")
            #expect(text.contains("/// An item.\npublic struct Item {"))
            #expect(try shop.text("Packages/Domain/Tests/DomainTests/ItemTests.swift").contains("import Domain\n"))
            // A test that stays needs what is internal in another package now.
            #expect(try await shop.run("check", exits: 1).output.contains("[testable-import]"))
            try await shop.git("restore", "--staged", "--worktree", ".")
            #expect(try await shop.git("status", "--short").isEmpty)
        }
    }
}
