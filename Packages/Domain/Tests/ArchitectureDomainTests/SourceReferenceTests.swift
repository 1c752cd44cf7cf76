import ArchitectureDomain
import Testing

struct SourceReferenceTests {
    /// Returns the references of a file to others of its module, as in `2:7 Order.Line`.
    private func references(of text: String, to others: String...) -> [String] {
        let files = ([text] + others).enumerated().map { index, text in
            Codebase.SourceFile("\(index).swift", text)
        }
        return references(in: ["Shop": files]).filter { $0.place.file == "0.swift" }.map(description)
    }

    private func references(in modules: [String: [Codebase.SourceFile]]) -> [SourceReference] {
        let targets = modules.keys.sorted().map { TargetManifest(name: $0) }
        let package = PackageManifest(name: "P", path: "P", products: [], dependencies: [], targets: targets)
        let sources = modules.map { (Codebase.TargetKey(package: "P", target: $0.key), $0.value) }
        return SourceReference.references(
            in: Codebase(packages: [package], sources: Dictionary(uniqueKeysWithValues: sources))
        )
    }

    private func description(_ reference: SourceReference) -> String {
        let position = reference.place.position
        return "\(position.line):\(position.column) \(reference.name)"
    }

    private static let order = """
        struct Order { struct Line { static let none = 1 }; static var total = 0; var id = 0; typealias ID = Int }
        """

    @Test(arguments: [
        ("let a: Order", ["1:8 Order"]),
        ("func f(_ a: [Order]) -> Order? {}", ["1:14 Order"]),
        ("let a = Order()", ["1:9 Order"]),
        ("let a: Order.Line", ["1:8 Order", "1:14 Order.Line"]),
        ("let a = Order.total", ["1:9 Order", "1:15 Order.total"]),
        ("let a = Order.Line.none", ["1:9 Order", "1:15 Order.Line", "1:20 Order.Line.none"]),
        ("let a = Order.other", ["1:9 Order"]),
        ("let a = Order.Line.self", ["1:9 Order", "1:15 Order.Line"]),
        ("let a: Shop.Order", ["1:13 Order"]),
        ("let a = \"\\(Order.total)\"", ["1:12 Order", "1:18 Order.total"]),
        ("let a = \\Order.id", ["1:10 Order", "1:16 Order.id"]),
        ("@Order var a: Int", ["1:2 Order"]),
        ("let a: Box<Order>.Item", ["1:12 Order"]),
        ("let あ: Order", ["1:8 Order"]),
        ("#if os(iOS)\nlet a: Order\n#else\nlet a: Order.Line\n#endif", ["2:8 Order", "4:14 Order.Line"]),
        ("let a: Line", []),
        ("let a = f(Order: 1)", []),
        ("f { } Order: { }", []),
        ("// Order\nlet a = \"Order\"", []),
        ("import struct Shop.Order", []), ("import A; let a: Order", ["1:18 Order"]),
        ("let a: Order<\nInt\n>.Line", ["1:8 Order", "3:3 Order.Line"]),
        ("var a: Order\nvar b: Order // strata:allow layer-arrow x", ["1:8 Order", "2:8 Order"]),
        ("@available(iOS 1, *, renamed: Order)\nfunc f() {}", []),
    ])
    func `finds a type and the members that are named behind it`(text: String, expected: [String]) {
        #expect(references(of: text, to: Self.order) == expected)
    }

    @Test(arguments: [
        ("struct Order {}; let a: Order", []),
        ("struct A { struct Order {}; let a: Order }", []),
        ("struct A { struct Order {} }; let a: Order", ["1:38 Order"]),
        ("struct A<Order> { let a: Order }", []),
        ("func f<Order>(a: Order) {}", []),
        ("func f<Order>() {}; let a: Order", ["1:28 Order"]),
        ("func f() { struct Order {}; _ = Order() }", []),
        ("func f() { typealias Order = Int; _ = Order() }", []),
        ("struct A { typealias Order = Int\nlet a: Order }", []),
        ("private struct A { enum Order {} }\nextension A { func f(a: Order) {} }", []),
        ("enum A { case Order }", []),
        ("enum A { case a(Order) }", ["1:17 Order"]),
        ("class A: Order {}", ["1:10 Order"]),
        ("struct A where A: Order {}", ["1:19 Order"]),
        ("protocol A { associatedtype B: Order; func f() -> Order.Line }", ["1:32 Order", "1:57 Order.Line"]),
    ])
    func `resolves types by scope`(text: String, expected: [String]) {
        #expect(references(of: text, to: Self.order) == expected)
    }

    @Test(arguments: [
        ("extension Order { func f(a: Line) {} }", ["1:11 Order", "1:29 Order.Line"]),
        ("extension Order.Line { func f() { _ = none } }", ["1:11 Order", "1:17 Order.Line", "1:39 Order.Line.none"]),
        ("extension Order.Line { func f() { _ = total } }", ["1:11 Order", "1:17 Order.Line"]),
        ("extension Order { func f() { self.id = total } }", ["1:11 Order", "1:35 Order.id", "1:40 Order.total"]),
        ("extension Order { func f(id: Int) { _ = id } }", ["1:11 Order"]),
        ("extension Order { func f() { let total = 1; _ = total } }", ["1:11 Order"]),
        ("extension Order { func f() { _ = Self.total } }", ["1:11 Order", "1:39 Order.total"]),
        ("typealias A = Order\nlet a: A.Line", ["1:15 Order", "2:10 Order.Line"]),
        ("class A: Order { let a: Line }", ["1:10 Order", "1:25 Order.Line"]),
        ("struct A<T: Order> { let a: T.Line }", ["1:13 Order", "1:31 Order.Line"]),
        ("func f<T: Order>(a: T.Line) {}", ["1:11 Order", "1:23 Order.Line"]),
        ("func f<T>(a: T.Line) where T: Order {}", ["1:16 Order.Line", "1:31 Order"]),
        ("class A<B, T> where B == Int, T: Order { let a: T.Line }", ["1:34 Order", "1:51 Order.Line"]),
        ("func f<T>(a: T.Line) {}", []),
        ("struct A<T> { struct B {} }\nlet a: A<Order>.B", ["2:10 Order"]),
    ])
    func `resolves members of the type around`(text: String, expected: [String]) {
        #expect(references(of: text, to: Self.order) == expected)
    }

    @Test(arguments: [
        ("let a = price(1)", ["1:9 price"]),
        ("let a = b.price", []),
        ("let a = .price", []),
        ("let a = f(price: 1)", []),
        ("func f(price: Int) { _ = price }", []),
        ("func f(for price: Int = price()) {}", []),
        ("let a = b.map { price in price }", []),
        ("let a = b.map { (price: Int, c) -> Int in price }", []),
        ("let a = b.map { [weak price] in price }", []),
        ("let a = b.map { price($0) }", ["1:17 price"]),
        ("func f() { let (price, a) = g(); _ = price }", []),
        ("func f() { var a = 1, price = 2; _ = price }", []),
        ("func f() { for price in g() { _ = price } }", []),
        ("func f() { if let price { _ = price } }", []),
        ("func f() { if case .some(let price) = g() { _ = price } }", []),
        ("func f() { if case let .a(b, price) = g() { _ = price } }", []),
        ("func f() { func price() {}; price() }", []),
        ("struct A { var price = 1; func f() { _ = price } }", []),
        ("struct A { func f() { _ = price(1) } }", ["1:27 price"]),
        ("var price = 1\nlet a = price", []),
        ("extension String { func f() { _ = price(1) } }", []),
        ("extension [Int] { func f() { _ = price(1) } }", []),
        ("func f() { print(1); withExtendedLifetime(1) {} }", []),
    ])
    func `resolves functions and variables outside of types`(text: String, expected: [String]) {
        let other =
            "func price(_ a: Int) -> Int { a }\nfunc print(_ a: Int) {}\nfunc withExtendedLifetime(of a: Int) {}"
        #expect(references(of: text, to: other) == expected)
    }

    @Test func `of what a file declares in several targets, that of the own one is meant`() {
        let shared = Codebase.SourceFile("Shared.swift", "extension String { static var x: Int { 1 } }")
        let found = references(in: ["App": [shared, .init("A.swift", "let a = String.x")], "Widget": [shared]])
        #expect(found.map(\.name) == ["String.x"])
    }

    @Test func `an extension of a type from outside has members`() {
        let text = "let a = String.Kind.a\nextension String { func f(kind: Kind) { double() } }"
        let expected = ["1:16 String.Kind", "1:21 String.Kind.a", "2:41 String.double"]
        #expect(references(of: text, to: "extension String { enum Kind { case a }; func double() {} }") == expected)
    }

    @Test(arguments: [
        ("extension [Int] { func f(a: Element) {} }", []),
        ("extension Array where Element == Int { func f(a: Element) {} }", []),
        ("extension Collection { struct A { var a: Element? } }", []),
        ("extension Swift.Dictionary { func f(a: Key) -> Element {} }", []),
        ("extension Queue { func f(a: Item) {} }", []),
        (
            "extension Pair where A == Key, Second: Order, Element.A: Order { let a: Second.B }",
            ["1:27 Key", "1:40 Order"]
        ),
        ("extension UInt8 { func f(a: Key) -> Element {} }", ["1:29 Key", "1:37 Element"]),
        (
            "extension Element where Key: Order { func f(a: Key) {} }",
            ["1:11 Element", "1:25 Key", "1:30 Order"]
        ),
        ("extension Array { func f() {} }; let a: Element", ["1:41 Element"]),
    ])
    func `a parameter or associated type of a type from outside is no type of its name`(
        text: String,
        expected: [String]
    ) {
        let other = "class Element {}; class Item {}; class Key {}; class Order {}; class Second {}"
        #expect(references(of: text, to: other, "extension Queue where Item: Equatable {}") == expected)
    }

    @Test func `an associated type is not the generic parameter of its name`() {
        let text = "struct B<T: P> { let a: T.Item }\nextension A { struct C: P { let a: Item } }"
        let expected = ["1:13 P", "1:27 P.Item", "2:11 A", "2:36 A.Item"]
        #expect(references(of: text, to: "protocol P<Item> { associatedtype Item }", "struct A<Item> {}") == expected)
    }

    @Test func `a function that may overload one of a supertype is left out`() {
        let text = "extension A { func f() { g(); h() } }"
        let other = "struct A: P { func g() {}; func h() {} }"
        let expected = ["1:11 A", "1:26 A.g"]
        #expect(
            references(of: text, to: other, "protocol P { func g() }", "extension P { func h(a: Int) {} }") == expected
        )
    }

    @Test func `private declarations of other files do not count`() {
        let other = "private struct A {}\nprivate extension B { struct C {} }\nstruct B { fileprivate struct D {} }"
        #expect(references(of: "let a: A\nlet b: B.C\nlet c: B.D", to: other) == ["2:8 B"])
        #expect(references(of: "let a = [b, c]", to: "private let a = 1, b = 2\nlet c = 3") == ["1:13 c"])
    }

    @Test func `the access of an import is not that of what follows`() {
        let other = "private import Foundation\nstruct A {}\nfileprivate import B\nimport D\nfinal class E {}"
        #expect(references(of: "let a: A\nlet e: E", to: other) == ["1:8 A", "2:8 E"])
    }

    @Test func `a function of several files is left out, a type of several files is not`() {
        let text = "let a: A = f()"
        #expect(
            references(of: text, to: "struct A {}\nfunc f() {}", "class A {}\nfunc f(a: Int) {}") == ["1:8 A", "1:8 A"]
        )
    }

    @Test func `finds extensions of what extensions declare, in any order`() {
        let others = [
            "extension A.B.C { struct D {} }", "extension A.B { struct C {} }", "extension A { enum B {} }",
            "enum A {}",
        ]
        let expected = ["1:8 A", "1:10 A.B", "1:12 A.B.C", "1:14 A.B.C.D"]
        #expect(references(of: "let a: A.B.C.D", to: others[0], others[1], others[2], others[3]) == expected)
    }

    @Test func `what circles does not hang`() {
        let other =
            "class A: B {}\nclass B: A {}\ntypealias C = D\ntypealias D = C\nextension C { enum E {} }\ntypealias F = G.H\ntypealias G = F.H"
        #expect(
            references(of: "let a: A.X\nlet b: C.E\nlet c: F.H", to: other) == ["1:8 A", "2:8 C", "2:10 C.E", "3:8 F"]
        )
    }

    @Test func `a conformance that an extension adds counts, although extensions were linked before it was known`() {
        let others = [
            "enum A {}", "extension A { struct B {} }", "extension A.B { struct C {} }",
            "extension A: P {}", "protocol P {}\nextension P { static var p: Int { 1 } }",
        ]
        let expected = ["1:9 A", "1:11 P.p"]
        #expect(references(of: "let a = A.p", to: others[0], others[1], others[2], others[3], others[4]) == expected)
    }

    /// The first chain of supertypes would exhaust the stack, the aliases would take years.
    @Test(.timeLimit(.minutes(5)))
    func `chains of supertypes and aliases are followed to a limit`() {
        let types = (0..<20_000).map { "struct A\($0): A\($0 + 1).B {}" }.joined(separator: "\n")
        #expect(references(of: "let a: A0.B", to: types) == ["1:8 A0"])
        let aliases = (0..<20).map { alias in
            "typealias T\(alias) = N" + String(repeating: ".T\(alias + 1)", count: 20)
        }
        let names = "enum N {\n" + aliases.joined(separator: "\n") + "\ntypealias T20 = N\n}"
        #expect(references(of: "let a: N.T0", to: names) == ["1:8 N", "1:10 N.T0"])
    }

    /// With a search of all supertypes for each of them, this would take more than the limit.
    @Test(.timeLimit(.minutes(5))) func `a type with many supertypes takes no more time than others`() {
        let types = (0..<30_000).map { "protocol P\($0) {}\n" }.joined()
        let list = (0..<30_000).map { "P\($0)" }.joined(separator: ", ")
        #expect(references(of: "let a = A.b", to: types + "struct A: \(list) {}") == ["1:9 A"])
    }

    /// With a search of the private declarations of all files, this would take minutes.
    @Test(.timeLimit(.minutes(5))) func `names that many files declare for themselves cost no more than others`() {
        let text = "private enum C { static let a = 1 }\nprivate func f() {}\nlet a = C.a, b = f()\nlet c: Order"
        let facts = SourceFacts(scanning: Array(text.utf8), needsSymbols: true)
        let other = Array("struct Order {}\nstruct C { static let a = 1 }".utf8)
        let order = Codebase.SourceFile(path: "0", facts: SourceFacts(scanning: other, needsSymbols: true))
        let files = (0..<10_000).map { Codebase.SourceFile(path: "\($0).swift", facts: facts) }
        let found = references(in: ["Shop": [order] + files])
        #expect(found.count == 10_000)
        #expect(found.allSatisfy { $0.name == "Order" })
    }

    /// With a search of all imports for each name, this would take minutes.
    @Test(.timeLimit(.minutes(5))) func `imports that are repeated cost nothing`() {
        let imports = String(repeating: "import Shop\n", count: 20_000)
        let text = imports + (0..<20_000).map { "let a\($0): B\($0)\n" }.joined() + "let b: Order"
        let files = ["Cart": text, "Shop": "public struct Order {}"].map { module, text in
            (module, [Codebase.SourceFile(module + ".swift", text)])
        }
        #expect(references(in: Dictionary(uniqueKeysWithValues: files)).map(\.name) == ["Order"])
    }

    @Test func `a function of the standard library is not that of its name in a module that a file imports`() {
        let found = references(in: [
            "Cart": [.init("a.swift", "import Shop\nlet a = max(1, 2)\nlet b = total()")],
            "Shop": [.init("b.swift", "public func max(of: [Int]) -> Int { 1 }\npublic func total() -> Int { 1 }")],
        ])
        #expect(found.map(\.name) == ["total"])
    }

    @Test func `looks up names in the modules that a file imports`() {
        let found = references(in: [
            "Cart": [.init("a.swift", "import Shop\nlet a: Order\nlet b: Secret\nlet c: Shop.Order")],
            "Other": [.init("b.swift", "let a: Order")],
            "Shop": [.init("c.swift", "public struct Order {}\nstruct Secret {}")],
        ])
        #expect(
            found == [
                .init(
                    "Order",
                    at: .init(file: "a.swift", line: 2, column: 8),
                    to: .init(file: "c.swift", line: 1, column: 15)
                )
            ]
        )
    }
}
