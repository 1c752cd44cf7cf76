extension ExtractionTests {
    /// A package with kinds of code of which names do not tell all uses, a target of C, resources, and a type that has the name of the
    /// module.
    static let kinds = [
        ".gitignore": ".build\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "App", dependencies: ["CSum"], resources: [.process("Resources")]),
                .target(name: "CSum"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )

        """,
        "Sources/CSum/include/CSum.h": "int add_numbers(int a, int b);\n",
        "Sources/CSum/sum.c": """
        #include "CSum.h"
        int add_numbers(int a, int b) { return a + b; }

        """,
        "Sources/App/Resources/greeting.txt": "hello\n",
        "Sources/App/Resources/names.txt": "basket\n",
        "Sources/App/Domain/Basket.swift": """
        import CSum
        import Foundation

        struct Basket {
            private(set) var items: [Item] = []
            mutating func add(_ item: Item) { items.append(item) }
            static var name: String? {
                let url = Bundle.module.url(forResource: "names", withExtension: "txt")
                return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
            }
            var count: Int { Int(add_numbers(Int32(items.count), 0)) }
        }
        struct Item: Priced, Hashable, Codable { var price: Int }
        protocol Priced { var price: Int { get } }

        """,
        "Sources/App/Domain/More/Basket+Sum.swift": """
        extension Basket {
            var sum: Int { items.total }
            struct Line { let item: Item; enum Size { case small, large(Int) } }
            func lines() -> [Line] { items.map { Line(item: $0) } }
        }
        extension Array where Element: Priced {
            var total: Int { reduce(0) { $0 + $1.price } }
        }

        """,
        "Sources/App/Domain/Kinds.swift": """
        import Observation

        protocol Source<Element> {
            associatedtype Element: Priced
            associatedtype Failure: Error = Never
            func load() throws(Failure) -> [Element]
        }
        extension Source {
            func total() throws(Failure) -> Int { try load().total }
        }
        struct ListSource<Element: Priced>: Source {
            let list: [Element]
            func load() -> [Element] { list }
        }
        extension Source where Self == ListSource<Item> {
            static var empty: ListSource<Item> { ListSource(list: []) }
        }
        func sum<S: Source>(of source: S) -> Int where S.Element: Equatable, S.Failure == Never {
            source.load().total
        }

        @propertyWrapper struct Clamped<Value: Comparable> {
            private var value: Value
            let range: ClosedRange<Value>
            init(wrappedValue: Value, _ range: ClosedRange<Value>) {
                self.range = range
                value = min(max(wrappedValue, range.lowerBound), range.upperBound)
            }
            var wrappedValue: Value {
                get { value }
                set { value = min(max(newValue, range.lowerBound), range.upperBound) }
            }
            var projectedValue: ClosedRange<Value> { range }
        }

        @Observable final class Model {
            var count = 0
            @ObservationIgnored var note: String?
            init(count: Int = 0) { self.count = count }
        }

        @resultBuilder enum RowsBuilder {
            static func buildExpression(_ row: Row) -> [Row] { [row] }
            static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
            static func buildEither(first part: [Row]) -> [Row] { part }
            static func buildEither(second part: [Row]) -> [Row] { part }
            static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
        }
        struct Row { let text: String }
        struct Table { let rows: [Row]; init(@RowsBuilder _ rows: () -> [Row]) { self.rows = rows() } }

        #if canImport(ObjectiveC)
        @objc class Handler: NSObject { @objc func handle() {} }
        #else
        class Handler { func handle() {} }
        #endif

        #if os(Linux)
        let system = "Linux"
        func onSystem() -> Int { 1 }
        #else
        let system = "other"
        func onSystem() -> Int { 2 }
        #endif

        precedencegroup Joining { associativity: left higherThan: AdditionPrecedence }
        infix operator <>: Joining
        prefix operator √
        func <> (one: Row, other: Row) -> Row { Row(text: one.text + other.text) }
        extension Row { static prefix func √ (row: Row) -> Int { row.text.count } }

        let standardCount = 3
        enum Settings { static let step = 2 }
        func make(_ count: Int = standardCount, step: Int = Settings.step, _ row: Row = .standard) -> [Row] {
            Array(repeating: row, count: count * step)
        }
        extension Row { static let standard = Row(text: "-") }

        /// Named like the module.
        struct Domain { static let name = "domain" }

        @dynamicMemberLookup struct Bag {
            var values: [String: Int] = [:]
            subscript(dynamicMember name: String) -> Int? { values[name] }
            func callAsFunction(_ name: String) -> Int { values[name] ?? 0 }
        }
        enum Failed: Error { case network(code: Int), empty }
        func fetch(_ fails: Bool) throws(Failed) -> Int { if fails { throw .network(code: 1) }; return 1 }
        actor Counter { private var value = 0; func next() -> Int { value += 1; return value } }
        @globalActor actor Store { static let shared = Store() }
        @Store final class Cache { var hits = 0; nonisolated init() {} }
        func opaque() -> some Source<Item> { ListSource(list: [Item(price: 1)]) }
        struct Flags: OptionSet { let rawValue: Int; static let bold = Flags(rawValue: 1) }
        struct Pattern { let min: Int }
        func ~= (pattern: Pattern, value: Int) -> Bool { value >= pattern.min }
        extension DefaultStringInterpolation {
            mutating func appendInterpolation(row: Row) { appendLiteral(row.text) }
        }
        typealias Handlers = [String: (Row) -> Void]
        class Shape {
            var sides: Int { 0 }
            required init() {}
            func draw() -> String { "" }
            class func make() -> Self { Self() }
        }
        indirect enum Tree {
            case leaf(Int), node(Tree, Tree)
            var depth: Int { if case .node(let one, _) = self { one.depth + 1 } else { 0 } }
        }
        protocol Delegate: AnyObject { func done(_ handler: Handler) }

        """,
        "Sources/App/Screens/Texts.swift": """
        import Foundation

        enum Texts {
            static var greeting: String {
                let url = Bundle.module.url(forResource: "greeting", withExtension: "txt")
                return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
            }
        }

        """,
        "Sources/App/Screens/Use.swift": #"""
        import Observation

        extension Basket { var isEmpty: Bool { count == 0 } }
        struct Orders: Source { func load() -> [App.Item] { [Item(price: 2)] } }
        struct Box {
            @Clamped(0...10) var width = 20
            var limits: ClosedRange<Int> { $width }
        }
        struct Use: Sendable {
            func kinds() async -> [String] {
                var basket = Basket()
                basket.add(Item(price: 3))
                let (orders, count) = (Orders(), basket.lines().count)
                let sums = [basket.sum, basket.items.total, sum(of: orders), orders.total(), count]
                let size = Basket.Line.Size.large(1)
                if case .large(let n) = size { print(n) }
                let model = Model(count: 1)
                withObservationTracking { _ = model.count } onChange: {}
                let isLong = sums.count > 1
                let table = Table {
                    Row(text: "a")
                    if isLong { Row(text: "b") } else { Row(text: "c") }
                    for each in 0..<2 { Row(text: "\(each)") }
                }
                let row = table.rows[0] <> .standard
                let rows = make() + make(1) + make(step: 4)
                let bag = Bag(values: ["a": 1])
                do { _ = try fetch(true) } catch .network(let code) { print(code) } catch { print(error) }
                let hits = await Cache().hits
                let counter = await Counter().next()
                switch 3 { case Pattern(min: 2): print("big"); default: break }
                let handlers: Handlers = ["a": { print($0.text) }]
                handlers["a"]?(row)
                let paths: [KeyPath<Row, String>] = [\Row.text]
                print(sum(of: .empty), opaque(), Flags.bold.union([]), hits, counter, bag("a"), bag.a ?? 0)
                print(Domain.name, App.Domain.name, system, onSystem(), √row, Box().limits, basket.isEmpty)
                print("\(row: row)", row[keyPath: paths[0]], Tree.node(.leaf(1), .leaf(2)).depth)
                Handler().handle()
                return [Basket.name ?? "", Texts.greeting, Square.make().draw(), "\(sums)", "\(rows.count)"]
            }
        }
        final class Square: Shape { override var sides: Int { 4 }; override func draw() -> String { "square" } }
        final class Listener: Delegate { func done(_ handler: Handler) {} }

        """#,
        "Tests/AppTests/KindTests.swift": #"""
        import Testing
        @testable import App

        struct KindTests {
            @Test func kinds() async {
                #expect(await Use().kinds() == ["basket\n", "hello\n", "square", "[3, 3, 2, 2, 1]", "20"])
            }
            @Test func box() { #expect(Box().width == 10) }
        }

        """#,
        "Tests/AppTests/DomainTests.swift": #"""
        import Testing
        @testable import App

        struct DomainTests {
            @Test func rows() { #expect(make(1, step: 1).map(\.text) == ["-"]) }
            @Test func wrapped() { #expect(App.Domain.name == "domain") }
        }

        """#,
    ]
}
