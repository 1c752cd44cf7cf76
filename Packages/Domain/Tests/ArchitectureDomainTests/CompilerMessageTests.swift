import ArchitectureDomain
import Testing

/// Messages of Swift 6.3, as `swift build` prints them, and the answers to them.
struct CompilerMessageTests {
    private static let shown = """
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [7/8] Emitting module App
        /r/Sources/App/Use.swift:4:21: error: 'twice' is inaccessible due to 'internal' protection level
         2 | let h = Hidden()
         3 | func use(_ i: Item, k: Kind) {
         4 |     print(i.name, i.twice(), Item.Key(), Item.zero)
           |                     `- error: 'twice' is inaccessible due to 'internal' protection level
         5 |     var j = Item(name: "")

        /r/Sources/Domain/A.swift:2:10: note: 'twice()' declared here
         1 | package struct Item {
         2 |     func twice() -> String { "" }
           |          `- note: 'twice()' declared here
         3 | }

        /r/Sources/App/Use.swift:5:13: error: 'Item' initializer is inaccessible due to 'internal' protection level
        Domain.Item.init:2:10: note: 'init(name:c:)' declared here
        1 | struct Item {
        2 | internal init(name: String, c: Int = 1)}
          |          `- note: 'init(name:c:)' declared here
        /r/Sources/Domain/A.swift:9:14: warning: never used
        /r/Sources/Domain/A.swift:9:9: note: of the warning
        """

    @Test func `errors have their notes, in both styles, and each is read once`() {
        let messages = CompilerMessage.errors(in: Self.shown + "\n" + Self.shown)
        #expect(messages.map(\.error.position) == [Position(line: 4, column: 21), Position(line: 5, column: 13)])
        #expect(messages.map(\.notes.count) == [1, 1])
        #expect(messages.first?.notes.first?.path == "/r/Sources/Domain/A.swift")
        #expect(messages.last?.notes.first?.path == "Domain.Item.init")
    }

    @Test func `a note below a line of the source has its place`() {
        let text = """
            /r/Sources/Domain/A.swift:31:18: error: package protocol cannot refine an internal protocol
            10 | struct Price {}
            12 | protocol Shape { func area() -> Double }
               |          `- note: type declared here
               :
            31 | package protocol Refined: Shape {}
               |                  |- error: package protocol cannot refine an internal protocol
               |                  `- note: another
            """
        let notes = CompilerMessage.errors(in: text).first?.notes
        #expect(notes?.map(\.position) == [Position(line: 12, column: 10), Position(line: 31, column: 18)])
    }

    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The extracted file, marked with what the answer gives it.
        let code: String
        var user = ""
        let message: String
    }

    @Test(arguments: [
        Example(
            testDescription: "a member",
            code: "«package »struct Item {\n    «package »func twice() {}\n}",
            user: "func f(_ i: Item) { i.twice() }",
            message: """
                /r/Sources/App/Use.swift:3:23: error: 'twice' is inaccessible due to 'internal' protection level
                /r/Sources/Domain/A.swift:2:10: note: 'twice()' declared here
                """
        ),
        Example(
            testDescription: "an initialiser that the compiler adds",
            code: """
                «package »struct Item { let n: Int«

                    package init(n: Int) {
                        self.n = n
                    }
                | »}
                """,
            user: "func f(_ i: Item) { g(.init(n: 1)) }",
            message: """
                /r/Sources/App/Use.swift:3:23: error: 'Item' initializer is inaccessible due to 'internal' protection level
                Domain.Item.init:2:10: note: 'init(n:)' declared here
                """
        ),
        Example(
            testDescription: "an operator, and a member that is not found",
            code: """
                «package »struct V { «package »static func <+> (a: V, b: V) -> V { a } }
                extension Int { «package »var twice: Int { 2 } }
                """,
            message: """
                /r/Sources/App/Use.swift:10:11: error: cannot find operator '<+>' in scope
                /r/Sources/App/Use.swift:11:11: error: value of type 'Int' has no member 'twice'
                """
        ),
        Example(
            testDescription: "witnesses, and a type of a signature",
            code: """
                «package »struct Item: Odd { «package »var o: Int { 1 } }
                «package »struct P {}
                func f(_ x: [Item]) -> P { P() }
                """,
            user: "func g(_ i: Item) {}",
            message: """
                /r/Sources/Domain/A.swift:1:32: error: property 'o' must be as accessible as its enclosing type because it matches a requirement in protocol 'Odd'
                /r/Sources/Domain/A.swift:3:9: error: function cannot be declared package because its result uses an internal type
                /r/Sources/Domain/A.swift:2:8: note: type declared here
                """
        ),
        Example(
            testDescription: "another function of the same name",
            code: """
                «package »func read() {}
                «package »func read(_ n: Int, until: Int) {}
                func other() {}
                «package »func ~=<T>(a: T, b: T) {}
                """,
            user: "func g() {\n    read(\n        1,\n        until: 2\n    )\n}",
            message: """
                /r/Sources/App/Use.swift:6:16: error: extra argument 'until' in call
                /r/Sources/App/Use.swift:3:1: error: expression pattern of type 'Int' cannot match values of type 'Int'
                """
        ),
        Example(
            testDescription: "a value that is called",
            code: """
                «package »struct Bag { «package »func callAsFunction() {} }
                struct Other { func callAsFunction() {} }
                """,
            user: "func g(_ b: Bag) { b() }",
            message: "/r/Sources/App/Use.swift:3:20: error: cannot call value of non-function type 'Bag'"
        ),
        Example(
            testDescription: "a witness, whose error stands at the extension",
            code: "«package »struct Box {}\nextension Box: Open {\n    «package »func unbox() {}\n}",
            user: "func f(_ b: Box) {}",
            message: """
                /r/Sources/Domain/A.swift:2:1: error: method 'unbox()' must be declared package because it matches a requirement in package protocol 'Open'
                """
        ),
        Example(
            testDescription: "a witness in an extension, whose error stands at the type",
            code: "«package »struct Box: Open {}\nextension Box {\n    «package »func unbox() {}\n}\nfunc unbox() {}",
            user: "func f(_ b: Box) {}",
            message: """
                /r/Sources/Domain/A.swift:1:16: error: method 'unbox()' must be declared package because it matches a requirement in package protocol 'Open'
                """
        ),
        Example(
            testDescription: "a call in a chain, whose error stands above it",
            code: "extension String { «package »func distance() -> Int { 0 }; «package »var limit: Int { 1 } }",
            user: "func g() {\n    names\n        .filter({\n            $0.distance() < $0.limit\n        })\n}",
            message: "/r/Sources/App/Use.swift:3:5: error: type '()' cannot conform to 'Sequence'"
        ),
        Example(
            testDescription: "a member of an array, in place of which the compiler sees another one",
            code: "«package »struct Tab {}\nextension [Tab] { «package »func first(at place: Int) -> Int? { nil } }",
            user: "func g() { all.first(at: 1) }",
            message: "/r/Sources/App/Use.swift:1:16: error: cannot call value of non-function type 'Int?'"
        ),
        Example(
            testDescription: "an initialiser of a type from elsewhere, for which the compiler takes another one",
            code: "extension Array { «package »init(twice one: Element) { self = [one, one] } }",
            user: "func g() { h { Array(twice: $0) } }",
            message: "/r/Sources/App/Use.swift:1:16: error: cannot convert value of type 'Int'"
        ),
        Example(
            testDescription: "imports whose declarations are shown",
            code: """
                «package |internal »import Log
                «package »import Money
                «package »struct Item { «package »init(_ l: Line, _ m: Coin) {} }
                """,
            user: "func f() { _ = Item(l, m) }",
            message: """
                /r/Sources/Domain/A.swift:3:31: error: initializer cannot be declared package because its parameter uses an internal type
                /r/Sources/Domain/A.swift:1:10: note: struct 'Line' imported as 'internal' from 'Log' here
                /r/Sources/Domain/A.swift:3:40: error: initializer cannot be declared package because its parameter uses an internal type
                /r/Sources/Domain/A.swift:2:1: note: struct 'Coin' imported as 'internal' from 'Money' here
                """
        ),
        Example(
            testDescription: "the import of a protocol to which a visible type conforms",
            code: "«public »import Log\n«package »struct Item: Logged {}",
            user: "func f(_ i: Item) {}",
            message: """
                /r/Sources/Domain/A.swift:2:16: error: cannot use protocol 'Logged' in a public or '@usableFromInline' conformance; 'Log' was not imported publicly
                /r/Sources/Domain/A.swift:1:1: note: protocol 'Logged' imported as 'internal' from 'Log' here
                """
        ),
        Example(
            testDescription: "the import of a type in the constraints of a visible protocol",
            code: "«package »import Log\n«package »protocol Items: Sequence where Element == Line {}",
            user: "func f(_ items: any Items) {}",
            message: """
                /r/Sources/Domain/A.swift:2:10: error: package protocol's 'where' clause cannot use an internal struct
                /r/Sources/Domain/A.swift:1:1: note: struct 'Line' imported as 'internal' from 'Log' here
                """
        ),
        Example(
            testDescription: "two errors, each by the texts that were compiled",
            code: """
                «package »struct Item { let n: Int«

                    package init(n: Int) {
                        self.n = n
                    }
                | »}
                struct A {}
                «package »struct B {}
                struct C {}
                """,
            user: "func f(_ i: Item) { g(.init(n: 1)) }",
            message: """
                /r/Sources/App/Use.swift:3:23: error: 'Item' initializer is inaccessible due to 'internal' protection level
                Domain.Item.init:2:10: note: 'init(n:)' declared here
                /r/Sources/App/Use.swift:3:23: error: 'B' is inaccessible due to 'internal' protection level
                /r/Sources/Domain/A.swift:3:8: note: 'B' declared here
                """
        ),
        Example(
            testDescription: "a member that a class overrides, in a file that had no imports",
            code: "«open »class Base { «open »func load() {} }",
            user: "class Sub: Base {}\nclass Leaf: Sub {\n    override func load() {}\n}",
            message: "/r/Sources/App/Use.swift:5:19: error: method does not override any method from its superclass"
        ),
        Example(
            testDescription: "a class that is inherited from",
            code: "«open »class Base { func load() {} }",
            message: """
                /r/Sources/App/Use.swift:1:7: error: cannot inherit from non-open class 'Base' outside of its defining module
                """
        ),
        Example(
            testDescription: "a conformance that is inferred within a module",
            code: "struct Item«: Sendable» {}\nstruct Box: Hashable«, Sendable» where Int: Sendable {}",
            message: """
                /r/Sources/App/Use.swift:1:7: error: static property 'x' is not concurrency-safe because non-'Sendable' type 'Item' may have shared mutable state
                /r/Sources/Domain/A.swift:1:8: note: consider making struct 'Item' conform to the 'Sendable' protocol
                /r/Sources/Domain/A.swift:2:8: note: consider making struct 'Box' conform to the 'Sendable' protocol
                """
        ),
        Example(
            testDescription: "an import that a member needs",
            code: "«import Log\n\n»struct Item {}",
            message: """
                /r/Sources/Domain/A.swift:1:7: error: property 'x' is not available due to missing import of defining module 'Log'
                """
        ),
    ])
    func `an error is answered by what it says is missing`(_ example: Example) throws {
        let code = MarkedText(example.code)
        var draft = try ExtractionFixture(code.before, usedBy: example.user).draft()
        let errors = CompilerMessage.errors(in: example.message)
        let isAnswered = draft.answer(errors)
        #expect(isAnswered)
        #expect(try draft.texts()["Sources/Domain/A.swift"] == code.after)
        // The same errors again are not answered.
        let isAnsweredAgain = draft.answer(errors.filter { $0.notes.isEmpty })
        #expect(!isAnsweredAgain)
    }

    @Test(arguments: [true, false])
    func `modules whose members files saw by imports of others are tried one by one`(isMoving: Bool) throws {
        let (plain, importing) = ("func f() {}\n", "import Foundation\nimport Log\n")
        var draft = try ExtractionFixture(isMoving ? plain : importing, usedBy: isMoving ? importing : plain).draft()
        let path = isMoving ? "Sources/Domain/A.swift" : "Sources/App/Use.swift"
        let message = "/r/\(path):1:9: error: value of type 'Int' has no member 'line'"
        for module in ["Foundation", "Log"] {
            draft.expectAnswer(to: message)
            #expect(try draft.texts()[path] == "import \(module)\n\nfunc f() {}\n")
        }
        draft.expectAnswer(false, to: message)
    }

    @Test(arguments: [
        "error: value of type 'Item' has no member 'line'",
        "error: type 'Item' does not conform to protocol 'Lined'\nLog.Lined.line:1:9: note: protocol requires property 'line'",
    ])
    func `a member that stays stands in the way, and is no reason to import another module`(message: String) throws {
        let user = "import Log\nextension Item { var line: Int { 1 } }"
        var draft = try ExtractionFixture("struct Item {}", usedBy: user).draft()
        let errors = CompilerMessage.errors(in: "/r/Sources/Domain/A.swift:1:8: " + message)
        let isAnswered = draft.answer(errors)
        #expect(!isAnswered)
        draft.addObstacles(errors)
        let obstacles = try draft.extraction().obstacles
        #expect(obstacles.map(\.name) == ["Item.line"])
        #expect(obstacles.first?.declaration == Place(file: "Sources/App/Use.swift", line: 2, column: 22))
    }

    @Test func `the operator of a pattern stands in the way`() throws {
        let domain = "func g() { switch 1 { case \\.isBig: break; default: break } }"
        let user = "struct Path { static func ~= <T>(a: KeyPath<T, Bool>, b: T) -> Bool { true } }"
        var draft = try ExtractionFixture(domain, usedBy: user).draft()
        let message = "error: expression pattern of type 'KeyPath' cannot match values of type 'Int'"
        let errors = CompilerMessage.errors(in: "/r/Sources/Domain/A.swift:1:28: " + message)
        let isAnswered = draft.answer(errors)
        #expect(!isAnswered)
        draft.addObstacles(errors)
        #expect(try draft.extraction().obstacles.map(\.name) == ["~="])
    }

    @Test func `a test gets the import in place of access, and an error of something else is not answered`() throws {
        let fixture = ExtractionFixture("struct Item { func f() {} }", test: "@testable import App\n")
        var draft = try fixture.draft()
        let message = "/r/Tests/AppTests/T.swift:3:9: error: 'f' is inaccessible due to 'internal' protection level"
        draft.expectAnswer(to: message)
        #expect(try draft.texts()["Tests/AppTests/T.swift"] == "@testable import App\n@testable import Domain\n")
        #expect(try draft.texts()["Sources/Domain/A.swift"] == "struct Item { func f() {} }")
        draft.expectAnswer(false, to: "/r/Sources/App/Use.swift:3:9: error: missing return")
    }

    @Test func `a file that nothing else leads to imports the module of an operator`() throws {
        let user = "func g() {\n    switch 1 { case \\.isBig: break; default: break }\n}\n"
        var draft = try ExtractionFixture("func ~=<T>(a: KeyPath<T, Bool>, b: T) -> Bool { true }", usedBy: user)
            .draft()
        let message = "error: expression pattern of type 'KeyPath' cannot match values of type 'Int'"
        draft.expectAnswer(to: "/r/Sources/App/Use.swift:2:21: " + message)
        #expect(try draft.extraction().importing == ["Sources/App/Use.swift"])
    }
}
