import ArchitectureDomain
import Testing

/// The access that declarations of extracted files get.
struct ExtractionAccessTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The extracted file, marked with what it gets.
        let code: String
        let user: String
    }

    @Test(arguments: [
        Example(
            testDescription: "a type and its members, but no others",
            code: """
                /// An order.
                @frozen «package »struct Order {  // of a shop
                    «package »static let zero = 0
                    static var one: Int { 1 }
                    private var secret = 1
                    «package »static func make() {}
                }
                struct Other {}
                """,
            user: "func f() { _ = Order.zero; Order.make() }"
        ),
        Example(
            testDescription: "the types of signatures, and what these show",
            code: """
                «package »struct Price { let amount: Int }
                «package »enum Mode { case fixed(Price) }
                struct Hidden {}
                «package »func total(of mode: Mode, rate: Double = 1) -> [Mode]? { _ = Hidden(); return nil }
                let rate: Double = 1, hidden = Hidden()
                typealias Prices = [Price]
                """,
            user: "func f() { total(of: m) }"
        ),
        Example(
            testDescription: "initialisers that default values call, with theirs",
            code: """
                «package »struct Log { «package »init(at level: Level = Level(1)) {}; init() {} }
                «package »struct Level { «package »init(_ value: Int) {} }
                «package »func send(with log: Log = Log(at: Level(2))) {}
                """,
            user: "func f() { send() }"
        ),
        Example(
            testDescription: "an operator outside of its type that is a witness",
            code: """
                «package »struct Key: Hashable {}
                «package »func == (a: Key, b: Key) -> Bool { true }
                func == (a: Other, b: Other) -> Bool { true }
                struct Other {}
                """,
            user: "func f(_ k: Key) {}"
        ),
        Example(
            testDescription: "requirements, witnesses and refined protocols",
            code: """
                «package »protocol Named { var name: String { get } }
                «package »protocol Shape: Named { func area() -> Unit; associatedtype Key; init(side: Int) }
                «package »struct Unit {}
                «package »struct Square: Shape, Equatable {
                    «package »var name: String { "" }
                    «package »func area() -> Unit { Unit() }
                    func area(of: Int) {}
                    «package »typealias Key = Int
                    «package »init(side: Int) {}
                    init() {}
                    «package »static func == (a: Self, b: Self) -> Bool { true }
                }
                extension Shape { «package »func area() -> Unit { Unit() }; func other() {} }
                """,
            user: "func f(_ s: Square, _ t: any Shape) {}"
        ),
        Example(
            testDescription: "witnesses in extensions of types from elsewhere",
            code: """
                «package »protocol Priced { var price: Int { get }; func pay() }
                extension String: Priced { «package »var price: Int { 0 }; func count() {} }
                extension String { «package »func pay() {} }
                extension Int: Own { func own() {} }
                protocol Own { func own() }
                """,
            user: "func f(_ p: any Priced) {}"
        ),
        Example(
            testDescription: "a conformance to a protocol that stays hidden shows nothing",
            code: "protocol Own { func a() }\n«package »struct S: Own { func a() {} }\nextension S: Hashable {}",
            user: "func f(_ s: S) {}"
        ),
        Example(
            testDescription: "members of extensions, nested types and generic constraints",
            code: """
                «package »struct Box<Item: Weighed> where Item: Sized {}
                «package »protocol Weighed {}
                «package »protocol Sized {}
                extension Box where Item: Priced { «package »static func pack() {}; «package »struct Key { let id: Int } }
                «package »protocol Priced {}
                private extension Box { static func hide() {} }
                extension String { func shout() -> Self { self } }
                """,
            user: "func f(_ k: Box<Int>.Key) { Box<Int>.pack() }"
        ),
        Example(
            testDescription: "modifiers, attributes and conditions keep their order",
            code: """
                #if os(Linux)
                «package |internal »final class Store {
                    @objc «package »dynamic class func load() {}
                    @available(macOS 12, *) @MainActor
                    «package »static weak var shared: Store?
                    «package »private(set) static var count = 0
                }
                #else
                «package »class Store { «package »class func load() {} }
                #endif
                «package »indirect enum Tree { case leaf, node(Tree); static let empty = leaf }
                """,
            user: "func f() { Store.load(); _ = Store.shared; _ = Store.count; _ = Tree.leaf }"
        ),
        Example(
            testDescription: "a wrapper of a property, and a class with its superclass that a class inherits from",
            code: """
                @propertyWrapper struct Clamped { var wrappedValue: Int }
                «open »class Base {}
                «open »class Model: Base { @Clamped var value: Int; «open »func load() {}; func save() {} }
                """,
            user: "class Mine: Model { override func load() {} }"
        ),
        Example(
            testDescription: "interpolations with a label that is used, and without one",
            code: """
                «package »struct Row {}
                extension String.StringInterpolation {
                    «package »mutating func appendInterpolation(row: Row) {}
                    mutating func appendInterpolation(rows: [Row]) {}
                    «package »mutating func appendInterpolation(_ row: Row) {}
                }
                """,
            user: "func f() { print(\"\\(row: make())\") }"
        ),
        Example(
            testDescription: "a class that inherits its initialiser from a class of another package",
            code: "«package »final class Screen: Controller { func load() {} }",
            user: "func f() { _ = Screen(host: 1) }"
        ),
        Example(
            testDescription: "a required initialiser of a class from which others inherit, and the actor of a class",
            code: """
                @globalActor «public »actor Store { «public »static let shared = Store() }
                @Store «open »class Shape { «public »required init() {}; init(sides: Int) {} }
                @available(Swift, introduced: 6) «package »class Handler {}
                """,
            user: "class Square: Shape {}; func f(_ h: Handler) {}"
        ),
    ])
    func `what is used becomes visible, with what it needs and nothing else`(_ example: Example) throws {
        let code = MarkedText(example.code)
        #expect(try ExtractionFixture(code.before, usedBy: example.user).domain() == code.after)
    }

    @Test(arguments: [
        Example(
            testDescription: "with defaults and a closure",
            code: """
                «package »struct Order {
                    let id: Int
                    var note: String?
                    var rate = 1.5, count: Int = 2
                    let done: () -> Void
                    let kind = "a"
                    lazy var cache = 1
                    static var all = 1
                    var sum: Int { 1 }
                    var seen = false { didSet {} }

                    «package init(
                        id: Int,
                        note: String? = nil,
                        rate: Double = 1.5,
                        count: Int = 2,
                        done: @escaping () -> Void,
                        seen: Bool = false
                    ) {
                        self.id = id
                        self.note = note
                        self.rate = rate
                        self.count = count
                        self.done = done
                        self.seen = seen
                    }

                    »func f() {}
                }
                """,
            user: "let o = Order(id: 1, done: {})"
        ),
        Example(
            testDescription: "of one line, with the type of a property and without properties",
            code: """
                «package »struct Key {«
                    package init() {}
                »}
                «package »struct Order { let key: Key«

                    package init(key: Key) {
                        self.key = key
                    }
                | »}
                «package »final class Store {
                «    package init() {}
                »}
                """,
            user: "let o = Order(key: Key()), s = Store.init()"
        ),
        Example(
            testDescription: "of one line with other members",
            code: """
                «package »struct Order { let id: Int«

                    package init(id: Int) {
                        self.id = id
                    }»; func f() {} }
                «package »class Store {«
                    package init() {}
                   » func g() {} }
                """,
            user: "let o = Order(id: 1), s = Store()"
        ),
        Example(
            testDescription: "also beside another one in an extension",
            code: """
                «package »struct Box { var a = 1«

                    package init(a: Int = 1) {
                        self.a = a
                    }
                | »}
                extension Box { init<T>(of: T) {} }
                """,
            user: "let b = Box()"
        ),
        Example(
            testDescription: "called by another one of an extension or of a class that inherits",
            code: """
                «package »struct Order { let id: Int; «package »init(id: Int) { self.id = id } }
                «open »class Base { «package »init(a: Int) {}; init() {} }
                """,
            user: """
                extension Order { init() { self.init(id: 1) } }
                class Mine: Base { init(b: Int) { super.init(a: b) } }
                """
        ),
        Example(
            testDescription: "unless a declared one is called",
            code: """
                «package »struct Order { let id: Int }
                extension Order { «package »init(name: String, _ n: Int = 1) { id = n }; init(x: Int) { id = x } }
                """,
            user: "let o = Order(name: \"\")"
        ),
    ])
    func `an initialiser that is called becomes visible, and is written out if the compiler adds it`(_ example: Example)
        throws
    {
        let code = MarkedText(example.code)
        #expect(try ExtractionFixture(code.before, usedBy: example.user).domain() == code.after)
    }

    @Test func `types that are nested deeply cost no stack`() throws {
        let (depth, last) = (10_000, "\nstruct B {}")
        let text = String(repeating: "struct A {\n", count: depth) + String(repeating: "}", count: depth) + last
        let domain = try ExtractionFixture(text, usedBy: "func f(_ b: B) {}").domain()
        #expect(domain.hasSuffix("\npackage struct B {}"))
    }

    @Test func `what was public stays so, and its signature with it; tools without 'package' get 'public'`() throws {
        let old = ExtractionFixture.manifest.replacing("6.0", with: "5.8")
        let text = try ExtractionFixture(
            "internal struct A { public func f(_ b: B) {} }\nstruct B {}\npublic struct C {}",
            usedBy: "func f(_ a: A, _ c: C) {}",
            manifest: old
        ).domain()
        #expect(text == "public struct A { public func f(_ b: B) {} }\npublic struct B {}\npublic struct C {}")
    }
}
