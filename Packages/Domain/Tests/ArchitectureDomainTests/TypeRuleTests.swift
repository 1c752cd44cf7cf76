import Testing

@testable import ArchitectureDomain

/// The rules about types, in files of one target in the layer `Inner` and one in the layer `Outer`.
struct TypeRuleTests {
    private func findings(_ files: [String: String], _ change: (inout Rules.TypeRule) -> Void) -> [Finding] {
        var rule = Rules.TypeRule(quote: .init("types.t", because: "reason", at: Position(line: 3)))
        change(&rule)
        let rules = Rules.twoLayers { $0.types = [rule] }
        let base = Fixture().package("Inner").package("Outer", uses: "Inner").target("A", in: "Inner", nil)
            .target("B", in: "Outer", uses: ["A"], nil)
            .target("ATests", in: "Inner", kind: .test, "class InTests {}\nlet a: Cart")
        let fixture = files.sorted { $0.key < $1.key }.reduce(base) { fixture, file in
            let isOuter = file.key.hasPrefix("B/")
            let name = file.key.dropFirst(isOuter ? 2 : 0)
            return fixture.file(String(name), of: isOuter ? "B" : "A", in: isOuter ? "Outer" : "Inner", file.value)
        }
        return fixture.findings(rules).filter { $0.check != .unusedDependency }
    }

    /// Returns the types that a rule chooses; nothing meets its requirement.
    private func chosen(_ files: [String: String], _ change: (inout Rules.TypeRule) -> Void) -> [String] {
        findings(files) {
            $0.requirements = [.name(["No type"])]
            change(&$0)
        }.compactMap { if case .typeRule(_, let type, _, _) = $0.fact { type } else { nil } }
    }

    private func broken(_ text: String, _ requirement: Rules.Requirement) -> [String] {
        findings(["A.swift": text]) {
            $0.includesNested = true
            $0.requirements = [requirement]
        }.map { finding in
            guard case .typeRule(_, let type, _, let actual) = finding.fact else { return "\(finding.fact)" }
            return "\(finding.place.position.line) \(type)\(actual.isEmpty ? "" : " " + actual)"
        }
    }

    // MARK: - Which types

    private static let text = """
        class CartModel {}
        struct Cart { enum State {} }
        @MainActor @Observable final class OrderModel {}
        actor Queue {}
        protocol Model {}
        """

    @Test func `all types outside of others are meant, except those of tests`() {
        let names = chosen(["A.swift": Self.text, "B/B.swift": "enum Screen {}"]) { _ in }
        #expect(names == ["CartModel", "Cart", "OrderModel", "Queue", "Model", "Screen"])
        #expect(chosen(["A.swift": Self.text]) { $0.includesNested = true }.contains("Cart.State"))
        #expect(chosen(["A.swift": "func f() { struct A { enum B {} } }"]) { $0.includesNested = true } == [])
        #expect(chosen(["A.swift": "func f() { struct Local {} }\nextension Int { struct Digit {} }"]) { _ in } == [])
    }

    @Test func `names, kinds, layers, folders and attributes choose, each alone and together`() {
        let files = ["A.swift": Self.text, "Shop/Views/C.swift": "class C {}", "B/B.swift": "enum Screen {}"]
        func names(_ change: (inout Rules.TypeRule) -> Void) -> [String] { chosen(files, change) }
        #expect(names { $0.names = ["*Model"] } == ["CartModel", "OrderModel", "Model"])
        #expect(
            names {
                $0.names = ["*Model"]
                $0.except = ["Model"]
                $0.kinds = [.class, .protocol]
            } == ["CartModel", "OrderModel"]
        )
        #expect(names { $0.kinds = [.struct, .actor] } == ["Cart", "Queue"])
        #expect(names { $0.layers = ["Outer"] } == ["Screen"])
        #expect(names { $0.folders = ["Inner/A/Shop"] } == ["C"])
        #expect(names { $0.folders = ["*/Views"] } == ["C"])
        #expect(names { $0.attributes = ["MainActor"] } == ["OrderModel"])
        #expect(names { $0.attributes = ["Observable"] } == ["OrderModel"])
        let nested = names {
            $0.names = ["Cart.*"]
            $0.includesNested = true
        }
        #expect(nested == ["Cart.State"])
    }

    @Test(arguments: [
        ("@A\nclass X {}", true), ("@A(B, c: 1) public class X {}", true), ("public @A class X {}", true),
        ("@B @A class X {}", true), ("let x: @A () -> Void\nclass X {}", false), ("@A let x = 1\nclass X {}", false),
        ("@A import Y\nclass X {}", false), ("func f(@A x: Int) {}\nclass X {}", false),
        ("class X { @A var x = 1 }", false), ("@B(A) class X {}", false), ("@A extension X {}\nclass X {}", false),
    ])
    func `an attribute is that of the declaration behind it`(text: String, hasIt: Bool) {
        #expect(chosen(["A.swift": text]) { $0.attributes = ["A"] } == (hasIt ? ["X"] : []))
    }

    @Test(arguments: [
        ("class X: P {}", true), ("class X: Y, P {}", true), ("class X {}\nextension X: P {}", true),
        ("class X: Y {}\nclass Y: P {}", true), ("class X: Q {}\nprotocol Q: P {}", true),
        ("class X: R {}\ntypealias R = Q & P\nprotocol Q {}", true), ("class X: M.P {}", true),
        ("class X: Y {}\nextension Y: P {}\nclass Y {}", true), ("class X<T: P> {}", false),
        ("class X: Q<P> {}", false), ("class X { class P {} }", false), ("class X where T: P {}", false),
        ("class X: P {}\nclass P {}", false),
    ])
    func `conformances are found in all files, through supertypes and extensions`(text: String, conforms: Bool) {
        let files = Dictionary(
            uniqueKeysWithValues: text.split(separator: "\n").enumerated().map { ("\($0).swift", String($1)) }
        )
        let found = findings(files) {
            $0.names = ["X"]
            $0.protocols = ["P"]
            $0.requirements = [.notName(["X"])]
        }
        #expect(found.contains { $0.check == .typeRule } == conforms)
    }

    @Test func `classes inherit from classes alone, also from those of other modules`() {
        let files = [
            "A.swift": "open class Base: Model {}\npublic protocol Model {}",
            "B/B.swift": "import A\nclass X: Base {}\nclass Y: Model {}\nclass Z: UIViewController {}\n"
                + "class List: UITableViewController {}",
        ]
        #expect(chosen(files) { $0.superclasses = ["Base"] } == ["X"])
        #expect(chosen(files) { $0.superclasses = ["Model"] } == [])
        #expect(chosen(files) { $0.superclasses = ["UIViewController"] } == ["Z"])
        #expect(chosen(files) { $0.superclasses = ["UI*ViewController"] } == ["Z", "List"])
        #expect(chosen(files) { $0.protocols = ["Model"] } == ["Base", "X", "Y"])
    }

    // MARK: - What must hold

    @Test func `requirements name the type, its place and what it has`() {
        #expect(broken("class A {}\nfinal class B {}\nstruct C {}", .final) == ["1 A"])
        #expect(broken("struct AModel {}\nstruct B {}", .name(["*Model"])) == ["2 B"])
        #expect(broken("struct AManager {}\nstruct B {}", .notName(["*Manager"])) == ["1 AManager"])
        let nested =
            "public struct A { struct B {} }\nprivate class C {}\npackage enum D {}\npublic extension A { struct E {} }"
        #expect(
            broken(nested, .access([.internal, .private])) == ["1 A public", "3 D package", "4 A.E public"]
        )
        #expect(broken("open class A {}\nfileprivate enum B {}", .access([.open, .fileprivate])) == [])
        #expect(broken("struct A: P {}\nstruct B {}", .conformance(["P", "Q"])) == ["2 B"])
        #expect(broken("class A: P {}\nclass B {}", .superclass(["P"])) == ["2 B"])
        #expect(broken("@P struct A {}\nstruct B {}", .attribute(["P"])) == ["2 B"])
        #expect(broken("class A {}", .layer(["Inner"])) == [])
        #expect(broken("class A {}", .layer(["Outer"])) == ["1 A"])
        #expect(broken("class A {}", .folder(["Inner/*"])) == [])
        #expect(broken("class A {}", .folder(["Inner/Models"])) == ["1 A"])
    }

    @Test(
        arguments: [
            ("struct A: Outside {}", .conformance(["View"]), "Outside"),
            ("struct A: B {}\nprotocol B: Outside.P {}", .conformance(["View"]), "P"),
            ("struct A {}\nextension A: Hashable, Outside {}", .conformance(["View", "Own"]), "Outside"),
            ("class A: Outside {}", .superclass(["Base"]), "Outside"),
            // What the repository declares is none of the supertypes of what comes from outside.
            ("struct A: Outside {}\nprotocol View {}", .conformance(["View"]), nil),
            ("struct A: Outside {}\nprotocol OwnView {}", .conformance(["*View"]), nil),
            ("class A: Outside {}\nclass Base {}", .superclass(["Base"]), nil),
            ("struct A: Sendable {}", .conformance(["View"]), nil), ("struct A {}", .conformance(["View"]), nil),
            ("enum A: String {}", .conformance(["CaseIterable"]), nil),
            ("enum A: Code {}\ntypealias Code = Int", .conformance(["CaseIterable"]), nil),
            ("enum A: String, Outside {}", .conformance(["CaseIterable"]), "Outside"),
            ("struct A: Parts {}\ntypealias Parts = B\nprotocol B {}", .conformance(["View"]), nil),
        ] as [(String, Rules.Requirement, String?)]
    )
    func `whether a supertype from outside meets a requirement is not known`(
        text: String,
        requirement: Rules.Requirement,
        supertype: String?
    ) {
        let found = findings(["A.swift": text]) {
            $0.names = ["A"]
            $0.requirements = [requirement]
        }
        let unknown = supertype.map { Fact.unverifiedSupertype(target: "A", type: "A", requirement, supertype: $0) }
        #expect(found.map(\.fact) == [unknown ?? .typeRule(target: "A", type: "A", requirement, actual: "")])
        #expect(found.map(\.severity) == [supertype == nil ? .error : .note])
        #expect(broken("struct A: Hashable {}", .conformance(["Equatable"])) == [])
    }

    @Test func `what breaks two rules is listed in the order of the rules`() {
        var rules = Rules()
        rules.types = (1...5).map { line in
            var rule = Rules.TypeRule(quote: .init("types.r\(6 - line)", because: "r", at: Position(line: line)))
            rule.requirements = [.final]
            return rule
        }
        let found = Fixture().target("A", "class B {}").findings(rules).filter { $0.check == .typeRule }
        #expect(found.map { $0.rule?.place.position.line } == [1, 2, 3, 4, 5])
    }

    @Test func `a requirement has the name of the feature, as the type needs it`() {
        var rules = Rules()
        rules.features = Rules.Features(names: ["Cart"], reason: "r", at: Position())
        var rule = Rules.TypeRule(quote: .init("types.t", because: "reason"))
        rule.requirements = [
            .name(["{feature}*", "A{feature}"]), .notName(["No{feature}"]), .conformance(["{feature}P"]),
        ]
        rules.types = [rule]
        let facts = Fixture().target("CartView", "struct B {}").facts(rules).filter { $0.check == .typeRule }
        let requirements = [Rules.Requirement.name(["Cart*", "ACart"]), .conformance(["CartP"])]
        #expect(facts == requirements.map { .typeRule(target: "CartView", type: "B", $0, actual: "") })
    }

    @Test(arguments: [
        ("class\nA {}", ["1"]), ("final class // why\nA {}", ["1"]), ("struct\n\nA {}", ["1"]), ("actor\nA {}", []),
        ("class A {\nclass\nfunc f() {}\n}", ["1"]),
    ])
    func `the name of a type may stand on another line than the keyword`(text: String, expected: [String]) {
        #expect(chosen(["A.swift": text]) { $0.names = ["A"] } == expected.map { _ in "A" })
    }

    @Test(arguments: [
        ("struct A {\n\n}", ["1 A 3"]), ("@X\npublic struct A\n{ }", []), ("struct A { let a = \"}\n\" }", []),
        ("#if X\nstruct A {\n\n}\n#else\nstruct A {}\n#endif", ["2 A 3"]), ("struct A {\n\n", []),
        ("enum A {\n  case a\n  struct B {}\n}", ["1 A 4"]),
    ])
    func `a type has the lines from its name to its closing brace`(text: String, expected: [String]) {
        #expect(broken(text, .lines(2)) == expected)
    }

    @Test(arguments: [
        ("struct A { init(a: Int, _ b: Int) {} }", ["1 A 2"]), ("struct A { init?<T>(a: T, b c: T) {} }", ["1 A 2"]),
        ("struct A { init(a: (Int, Int) -> Void) {} }", []), ("struct A { func f(a: Int, b: Int) {} }", []),
        ("struct A {}\nextension A { init(a: [Int: Int] = [1: 2], b: Int) {} }", ["2 A 2"]),
        ("struct A { init(\n@X a: Int,\nb: Int) {}\ninit() {} }", ["1 A 2"]),
        ("struct A { let a = B.init(a: 1, b: 2) }", []), ("class A { func f() { super.init(a: 1, b: 2) } }", []),
    ])
    func `every initializer counts its parameters`(text: String, expected: [String]) {
        #expect(broken(text, .parameters(1)) == expected)
    }

    @Test(arguments: [
        ("Cart.swift", []), ("Cart+Sum.swift", []), ("Carts.swift", ["Cart Carts.swift"]), ("B/Cart.swift", []),
    ])
    func `a file has the name of its types that are neither nested nor private`(file: String, expected: [String]) {
        let text = "struct Cart { struct Line {} }\nprivate struct Row {}\nfileprivate enum Sum {}"
        let found = findings([file: text]) {
            $0.includesNested = true
            $0.requirements = [.fileName]
        }
        let names = found.map {
            if case .typeRule(_, let type, _, let file) = $0.fact { "\(type) \(file)" } else { "" }
        }
        #expect(names == expected)
    }

    // MARK: - Mentions

    @Test(arguments: [
        ("\nFileManager.default", ["A"]), ("// FileManager\nlet a = \"FileManager\"", []),
        ("let a = \"\\(FileManager())\"", ["A"]),
        ("import FileManager", ["A"]), ("struct B { let a: FileManager }", ["A"]), ("let a = b.FileManager", []),
        ("extension Int { func f() { _ = FileManager() } }", ["A"]),
        ("func f(FileManager: Int) { _ = FileManager }", []),
        ("let a: Foundation.FileManager", ["A"]),
    ])
    func `without a choice among types, all code must not mention a name`(text: String, expected: [String]) {
        let found = findings(["A.swift": text]) {
            $0.layers = ["Inner"]
            $0.forbiddenNames = ["FileM*"]
        }
        #expect(found.map(\.fact) == expected.map { .avoidedName(target: $0, type: nil, name: "FileManager") })
    }

    @Test func `the code of a type is its body and its extensions in the files that are meant`() {
        let files = [
            "A.swift":
                "public struct Cart { let a: UIView; struct Line { let b: UIColor } }\nstruct Other { let a: UIView }",
            "Cart+Sum.swift": "extension Cart { func f() { _ = UIImage.self; _ = UIView.self } }",
            "B/B.swift": "import A\nextension Cart { func g() { _ = UIFont() } }",
        ]
        let found = findings(files) {
            $0.names = ["Cart"]
            $0.layers = ["Inner"]
            $0.forbiddenNames = ["UI*"]
        }
        #expect(found.allSatisfy { $0.fact.detail.prefix(2) == ["A", "Cart"] })
        #expect(found.map { $0.fact.detail[2] } == ["UIView", "UIColor", "UIImage", "UIView"])
        #expect(
            found.map(\.place.position) == [(1, 29), (1, 58), (1, 33), (1, 51)].map { Position(line: $0, column: $1) }
        )
        #expect(found.map(\.check) == Array(repeating: .avoidedName, count: 4))
    }

    @Test func `a layer must not mention types, but may call their functions`() {
        let files = [
            "A.swift":
                "public protocol CatGateway {}\npublic struct Cat { public func purr() {} }\npublic protocol Clock {}",
            "B/B.swift":
                "import A\nfunc f(cat: Cat, clock: any Clock) { cat.purr() }\nlet a: any CatGateway\nlet b: CatGateway",
            "B/C.swift": "protocol CatGateway {}\nlet a: CatGateway",
        ]
        let found = findings(files) {
            $0.kinds = [.protocol]
            $0.layers = ["Inner"]
            $0.except = ["Clock"]
            $0.mentioningLayers = ["Outer"]
        }
        #expect(found.isEmpty)
        let other = findings(files.filter { $0.key != "B/C.swift" }) {
            $0.kinds = [.protocol]
            $0.layers = ["Inner"]
            $0.except = ["Clock"]
            $0.mentioningLayers = ["Outer"]
        }
        #expect(other.map(\.fact) == [.mentionedType(target: "B", name: "CatGateway", layer: "Outer")])
        #expect(other.first?.place == Place(file: "Outer/B/B.swift", line: 3, column: 12))
    }

    @Test func `a file of several targets is reported once`() {
        var final = Rules.TypeRule(quote: .init("types.t", because: ""))
        final.requirements = [.final]
        final.mentioningLayers = ["Inner"]
        let fixture = ["App", "Widget"].reduce(Fixture()) { fixture, name in
            fixture.package(name).target(name, in: name, nil)
        }
        let files = [("A.swift", "class A {}"), ("B.swift", "let a: A")].flatMap { name, text in
            ["App", "Widget"].map { ($0, Codebase.SourceFile(name, text)) }
        }
        let sources = Dictionary(grouping: files, by: \.0).map { target, files in
            (Codebase.TargetKey(package: target, target: target), files.map(\.1))
        }
        let codebase = Codebase(
            packages: fixture.codebase().packages,
            sources: Dictionary(uniqueKeysWithValues: sources)
        )
        let rules = Rules.twoLayers {
            $0.layers[0].packages = ["App"]
            $0.layers[1].packages = ["Widget"]
            $0.types = [final]
        }
        let found = Checker(codebase, rules: rules).findings().map(\.fact)
        #expect(
            found == [
                .typeRule(target: "App", type: "A", .final, actual: ""),
                .mentionedType(target: "App", name: "A", layer: "Inner"),
            ]
        )
    }

    // MARK: - Rules that apply nowhere

    @Test func `patterns that match no type are told, and else a rule that is about none`() {
        let found = findings(["A.swift": "class A: P {}"]) {
            $0.names = ["A", "B*"]
            $0.except = ["C"]
            $0.protocols = ["P", "Q"]
            $0.superclasses = ["R"]
            $0.attributes = ["S"]
            $0.folders = ["Inner/A", "Inner/Gone"]
            $0.requirements = [.final]
        }
        let patterns = ["B*", "C", "Inner/Gone", "Q", "R", "S"]
        #expect(found.map(\.fact) == patterns.map { .deadPattern($0, rule: "types.t") })
        #expect(found.allSatisfy { $0.severity == .warning && $0.place == Place(file: Rules.file, line: 3) })
        let none = findings(["A.swift": "class A {}"]) {
            $0.kinds = [.actor]
            $0.requirements = [.final]
        }
        #expect(none.map(\.fact) == [.unmatchedRule("types.t")])
    }

    @Test func `symbols are read only where a rule needs them`() {
        let fixture = Fixture().package("Inner").package("Outer").target("A", in: "Inner").target("B", in: "Outer")
            .target("T", in: "Inner", kind: .test)
        func targets(_ change: (inout Rules.TypeRule) -> Void) -> [String] {
            var rule = Rules.TypeRule(quote: .init("types.t", because: ""))
            rule.layers = ["Inner"]
            change(&rule)
            let rules = Rules.twoLayers { $0.types = [rule] }
            return Checker(fixture.codebase(), rules: rules).targetsWithSymbols.map(\.target).sorted()
        }
        #expect(targets { $0.requirements = [.final] } == ["A"])
        #expect(targets { $0.mentioningLayers = ["Outer"] } == ["A", "B"])
        #expect(targets { $0.requirements = [.conformance(["P"])] } == ["A", "B"])
        #expect(targets { $0.folders = ["Elsewhere"] } == [])
    }
}
