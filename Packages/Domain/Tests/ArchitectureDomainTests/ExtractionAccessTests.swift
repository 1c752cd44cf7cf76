import ArchitectureDomain
import Testing

/// The access that declarations of extracted files get.
struct ExtractionAccessTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let domain: String
        let user: String
        let expected: String
    }

    @Test(arguments: [
        Example(
            testDescription: "a type and its members, but no others",
            domain: """
                /// An order.
                @frozen struct Order {  // of a shop
                    static let zero = 0
                    static var one: Int { 1 }
                    private var secret = 1
                    static func make() {}
                }
                struct Other {}
                """,
            user: "func f() { _ = Order.zero; Order.make() }",
            expected: """
                /// An order.
                @frozen package struct Order {  // of a shop
                    package static let zero = 0
                    static var one: Int { 1 }
                    private var secret = 1
                    package static func make() {}
                }
                struct Other {}
                """
        ),
        Example(
            testDescription: "the types of signatures, and what these show",
            domain: """
                struct Price { let amount: Int }
                enum Mode { case fixed(Price) }
                struct Hidden {}
                func total(of mode: Mode, rate: Double = 1) -> [Mode]? { _ = Hidden(); return nil }
                let rate: Double = 1, hidden = Hidden()
                typealias Prices = [Price]
                """,
            user: "func f() { total(of: m) }",
            expected: """
                package struct Price { let amount: Int }
                package enum Mode { case fixed(Price) }
                struct Hidden {}
                package func total(of mode: Mode, rate: Double = 1) -> [Mode]? { _ = Hidden(); return nil }
                let rate: Double = 1, hidden = Hidden()
                typealias Prices = [Price]
                """
        ),
        Example(
            testDescription: "initialisers that default values call, with theirs",
            domain: """
                struct Log { init(at level: Level = Level(1)) {}; init() {} }
                struct Level { init(_ value: Int) {} }
                func send(with log: Log = Log(at: Level(2))) {}
                """,
            user: "func f() { send() }",
            expected: """
                package struct Log { package init(at level: Level = Level(1)) {}; init() {} }
                package struct Level { package init(_ value: Int) {} }
                package func send(with log: Log = Log(at: Level(2))) {}
                """
        ),
        Example(
            testDescription: "an operator outside of its type that is a witness",
            domain: """
                struct Key: Hashable {}
                func == (a: Key, b: Key) -> Bool { true }
                func == (a: Other, b: Other) -> Bool { true }
                struct Other {}
                """,
            user: "func f(_ k: Key) {}",
            expected: """
                package struct Key: Hashable {}
                package func == (a: Key, b: Key) -> Bool { true }
                func == (a: Other, b: Other) -> Bool { true }
                struct Other {}
                """
        ),
        Example(
            testDescription: "requirements, witnesses and refined protocols",
            domain: """
                protocol Named { var name: String { get } }
                protocol Shape: Named { func area() -> Unit; associatedtype Key; init(side: Int) }
                struct Unit {}
                struct Square: Shape, Equatable {
                    var name: String { "" }
                    func area() -> Unit { Unit() }
                    func area(of: Int) {}
                    typealias Key = Int
                    init(side: Int) {}
                    init() {}
                    static func == (a: Self, b: Self) -> Bool { true }
                }
                extension Shape { func area() -> Unit { Unit() }; func other() {} }
                """,
            user: "func f(_ s: Square, _ t: any Shape) {}",
            expected: """
                package protocol Named { var name: String { get } }
                package protocol Shape: Named { func area() -> Unit; associatedtype Key; init(side: Int) }
                package struct Unit {}
                package struct Square: Shape, Equatable {
                    package var name: String { "" }
                    package func area() -> Unit { Unit() }
                    func area(of: Int) {}
                    package typealias Key = Int
                    package init(side: Int) {}
                    init() {}
                    package static func == (a: Self, b: Self) -> Bool { true }
                }
                extension Shape { package func area() -> Unit { Unit() }; func other() {} }
                """
        ),
        Example(
            testDescription: "a conformance to a protocol that stays hidden shows nothing",
            domain: "protocol Own { func a() }\nstruct S: Own { func a() {} }\nextension S: Hashable {}",
            user: "func f(_ s: S) {}",
            expected: "protocol Own { func a() }\npackage struct S: Own { func a() {} }\nextension S: Hashable {}"
        ),
        Example(
            testDescription: "members of extensions, nested types and generic constraints",
            domain: """
                struct Box<Item: Weighed> where Item: Sized {}
                protocol Weighed {}
                protocol Sized {}
                extension Box where Item: Priced { static func pack() {}; struct Key { let id: Int } }
                protocol Priced {}
                private extension Box { static func hide() {} }
                extension String { func shout() -> Self { self } }
                """,
            user: "func f(_ k: Box<Int>.Key) { Box<Int>.pack() }",
            expected: """
                package struct Box<Item: Weighed> where Item: Sized {}
                package protocol Weighed {}
                package protocol Sized {}
                extension Box where Item: Priced { package static func pack() {}; package struct Key { let id: Int } }
                package protocol Priced {}
                private extension Box { static func hide() {} }
                extension String { func shout() -> Self { self } }
                """
        ),
        Example(
            testDescription: "modifiers, attributes and conditions keep their order",
            domain: """
                #if os(Linux)
                internal final class Store {
                    @objc dynamic class func load() {}
                    @available(macOS 12, *) @MainActor
                    static weak var shared: Store?
                    private(set) static var count = 0
                }
                #else
                class Store { class func load() {} }
                #endif
                indirect enum Tree { case leaf, node(Tree); static let empty = leaf }
                """,
            user: "func f() { Store.load(); _ = Store.shared; _ = Store.count; _ = Tree.leaf }",
            expected: """
                #if os(Linux)
                package final class Store {
                    @objc package dynamic class func load() {}
                    @available(macOS 12, *) @MainActor
                    package static weak var shared: Store?
                    package private(set) static var count = 0
                }
                #else
                package class Store { package class func load() {} }
                #endif
                package indirect enum Tree { case leaf, node(Tree); static let empty = leaf }
                """
        ),
        Example(
            testDescription: "a wrapper of a property, and a class with its superclass that a class inherits from",
            domain: """
                @propertyWrapper struct Clamped { var wrappedValue: Int }
                class Base {}
                class Model: Base { @Clamped var value: Int; func load() {}; func save() {} }
                """,
            user: "class Mine: Model { override func load() {} }",
            expected: """
                @propertyWrapper struct Clamped { var wrappedValue: Int }
                open class Base {}
                open class Model: Base { @Clamped var value: Int; open func load() {}; func save() {} }
                """
        ),
        Example(
            testDescription: "interpolations with a label that is used, and without one",
            domain: """
                struct Row {}
                extension String.StringInterpolation {
                    mutating func appendInterpolation(row: Row) {}
                    mutating func appendInterpolation(rows: [Row]) {}
                    mutating func appendInterpolation(_ row: Row) {}
                }
                """,
            user: "func f() { print(\"\\(row: make())\") }",
            expected: """
                package struct Row {}
                extension String.StringInterpolation {
                    package mutating func appendInterpolation(row: Row) {}
                    mutating func appendInterpolation(rows: [Row]) {}
                    package mutating func appendInterpolation(_ row: Row) {}
                }
                """
        ),
        Example(
            testDescription: "a class that inherits its initialiser from a class of another package",
            domain: "final class Screen: Controller { func load() {} }",
            user: "func f() { _ = Screen(host: 1) }",
            expected: "package final class Screen: Controller { func load() {} }"
        ),
        Example(
            testDescription: "a required initialiser of a class from which others inherit, and the actor of a class",
            domain: """
                @globalActor actor Store { static let shared = Store() }
                @Store class Shape { required init() {}; init(sides: Int) {} }
                @available(Swift, introduced: 6) class Handler {}
                """,
            user: "class Square: Shape {}; func f(_ h: Handler) {}",
            expected: """
                @globalActor public actor Store { public static let shared = Store() }
                @Store open class Shape { public required init() {}; init(sides: Int) {} }
                @available(Swift, introduced: 6) package class Handler {}
                """
        ),
    ])
    func `what is used becomes visible, with what it needs and nothing else`(_ example: Example) throws {
        let text = try ExtractionFixture(example.domain, usedBy: example.user).domain()
        #expect(text == example.expected)
    }

    @Test(arguments: [
        Example(
            testDescription: "with defaults and a closure",
            domain: """
                struct Order {
                    let id: Int
                    var note: String?
                    var rate = 1.5, count: Int = 2
                    let done: () -> Void
                    let kind = "a"
                    lazy var cache = 1
                    static var all = 1
                    var sum: Int { 1 }
                    var seen = false { didSet {} }

                    func f() {}
                }
                """,
            user: "let o = Order(id: 1, done: {})",
            expected: """
                package struct Order {
                    let id: Int
                    var note: String?
                    var rate = 1.5, count: Int = 2
                    let done: () -> Void
                    let kind = "a"
                    lazy var cache = 1
                    static var all = 1
                    var sum: Int { 1 }
                    var seen = false { didSet {} }

                    package init(
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

                    func f() {}
                }
                """
        ),
        Example(
            testDescription: "of one line, with the type of a property and without properties",
            domain: "struct Key {}\nstruct Order { let key: Key }\nfinal class Store {\n}",
            user: "let o = Order(key: Key()), s = Store.init()",
            expected: """
                package struct Key {
                    package init() {}
                }
                package struct Order { let key: Key

                    package init(key: Key) {
                        self.key = key
                    }
                }
                package final class Store {
                    package init() {}
                }
                """
        ),
        Example(
            testDescription: "of one line with other members",
            domain: "struct Order { let id: Int; func f() {} }\nclass Store { func g() {} }",
            user: "let o = Order(id: 1), s = Store()",
            expected: """
                package struct Order { let id: Int

                    package init(id: Int) {
                        self.id = id
                    }; func f() {} }
                package class Store {
                    package init() {}
                    func g() {} }
                """
        ),
        Example(
            testDescription: "also beside another one in an extension",
            domain: "struct Box { var a = 1 }\nextension Box { init<T>(of: T) {} }",
            user: "let b = Box()",
            expected:
                "package struct Box { var a = 1\n\n    package init(a: Int = 1) {\n        self.a = a\n    }\n}\nextension Box { init<T>(of: T) {} }"
        ),
        Example(
            testDescription: "called by another one of an extension or of a class that inherits",
            domain:
                "struct Order { let id: Int; init(id: Int) { self.id = id } }\nclass Base { init(a: Int) {}; init() {} }",
            user:
                "extension Order { init() { self.init(id: 1) } }\nclass Mine: Base { init(b: Int) { super.init(a: b) } }",
            expected: """
                package struct Order { let id: Int; package init(id: Int) { self.id = id } }
                open class Base { package init(a: Int) {}; init() {} }
                """
        ),
        Example(
            testDescription: "unless a declared one is called",
            domain:
                "struct Order { let id: Int }\nextension Order { init(name: String, _ n: Int = 1) { id = n }; init(x: Int) { id = x } }",
            user: "let o = Order(name: \"\")",
            expected:
                "package struct Order { let id: Int }\nextension Order { package init(name: String, _ n: Int = 1) { id = n }; init(x: Int) { id = x } }"
        ),
    ])
    func `an initialiser that is called becomes visible, and is written out if the compiler adds it`(_ example: Example)
        throws
    {
        let text = try ExtractionFixture(example.domain, usedBy: example.user).domain()
        #expect(text == example.expected)
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
