import Testing

@testable import ArchitectureDomain

struct SourceFactsTests {
    private func facts(_ text: String) -> SourceFacts { SourceFacts(scanning: Array(text.utf8)) }

    @Test(
        arguments: [
            ("final class A: @unchecked Sendable {}", .uncheckedSendable),
            ("nonisolated(unsafe) var a = 1", .nonisolatedUnsafe),
            ("let a = try! f()", .forcedTry),
            ("let a = b as! C", .forcedCast),
            ("var a: B!", .implicitlyUnwrapped),
            ("var a: [B]!", .implicitlyUnwrapped),
            ("var a: B<C>!", .implicitlyUnwrapped),
            ("weak var a: B! = nil", .implicitlyUnwrapped),
            ("func f() -> B! { nil }", .implicitlyUnwrapped),
            ("fatalError(\"\")", .fatalError),
            ("@preconcurrency import A", .preconcurrency),
            ("let a = \"\\(try! f())\"", .forcedTry),
        ] as [(String, UnsafeConstruct)]
    )
    func `finds unsafe constructs`(text: String, construct: UnsafeConstruct) {
        let uses = facts("\n" + text).unsafeUses
        #expect(uses.map(\.construct) == [construct])
        #expect(uses.map(\.position.line) == [2] && uses.map(\.hasReason) == [false])
    }

    @Test(arguments: [
        "// try! f()", "let a = \"as! B\"", "let a = try? f()", "let a = b as? C", "let a = b!", "if a != b {}",
        "var a: Int { b! }", "let a: Int = b!", "switch a { case let b: c!.d() }", "a ? b : c!", "f(a: b!)",
        "let a = { (b: Int) -> Int in c! }", "x.fatalError()", "unowned(safe) let a = b", "nonisolated func f() {}",
        "func fatalError() {}", "let a: (Int) -> Bool\nb!()", "try !f()",
    ])
    func `finds none where there is none`(text: String) {
        #expect(facts(text).unsafeUses.isEmpty)
    }

    @Test(arguments: [
        ("// SAFETY: guarded by the lock\nlet a = try! f()", true),
        ("// SAFETY: guarded by the lock,\n// which is held here\nlet a = try! f()", true),
        ("let a = try! f()  // SAFETY: cannot fail", false),
        ("// SAFETY:\nlet a = try! f()", false),
        ("// SAFETY: guarded\n\nlet a = try! f()", false),
        ("// guarded\nlet a = try! f()", false),
    ])
    func `wants the reason right above`(text: String, expected: Bool) {
        #expect(facts(text).unsafeUses.map(\.hasReason) == [expected])
    }

    @Test func `lists types`() {
        let text =
            "public protocol A {}\nstruct B { class func b() {} }\nopen class C { open class func d() {} }\nactor D {}"
        let expected = [("protocol", "A"), ("struct", "B"), ("class", "C"), ("actor", "D")]
        #expect(facts(text).declarations == expected.map { .init(keyword: $0, name: $1) })
    }

    @Test(arguments: [
        ("public let a = 1", true), ("let a = 1", false), ("public import A", false), ("open class A {}", true),
    ])
    func `finds out whether anything is public`(text: String, expected: Bool) {
        #expect(facts(text).hasPublicDeclaration == expected)
    }

    @Test(arguments: [
        "switch error { default: f() }", "switch result.failure {}", "do {} catch .a {}",
        "do {} catch let e as E {}",
        "do {} catch E.a where b {}", "if let a = b as? NetworkError {}", "if a is NetworkError {}",
    ])
    func `finds decisions by error`(text: String) {
        #expect(facts(text).errorDecisions.map(\.line) == [1])
    }

    @Test(arguments: [
        "do {} catch {}", "do {} catch let e {}", "switch route { case .a(let error): f(error) }", "a as? Route",
        "switch route {\n}\nlet error = 1",
    ])
    func `finds no decision by error in others`(text: String) {
        #expect(facts(text).errorDecisions.isEmpty)
    }

    @Test(arguments: [
        "\"Not found\"", "\"Hello \\(name)\"", "\"見つかりません\"", "\"\"\"\nTwo words\n\"\"\"", "#\"one word\"#",
    ])
    func `finds sentences`(text: String) {
        #expect(facts("let a = " + text).sentences.count == 1)
    }

    @Test(arguments: [
        "\"\"", "\"word\"", "\"--flag\"", "\"a b\"", "\"\\(some) \"", "\"https://example.com/a\"", "\"x=1, y=2\"",
    ])
    func `takes names and notations for no sentence`(text: String) {
        #expect(facts("let a = " + text).sentences.isEmpty)
    }

    @Test func `counts decisions`() {
        #expect(
            facts("if a { for b in c { while d {} } } else { switch e {} }\nguard f else {}").branches.map(\.line)
                == [1, 1, 1, 1, 2]
        )
    }

    @Test(arguments: [
        "let a = b ? c : d", "let a = b\n    ? c\n    : d", "f(b() ? [1] : [2])", "\"\\(b ? c : d)\"",
        "a = b/* c */? d : e", "x = b ?c : d",
    ])
    func `counts the choice between two values`(text: String) {
        #expect(facts(text).branches.map(\.line) == [text.contains("\n") ? 2 : 1])
    }

    @Test(arguments: [
        "a?.b()", "a?[0]", "a ?? b", "a\n    ?? b", "a?\n    .b", "let a: T?", "let a: [T?]? = nil", "f(_: T?, g: U?)",
        "a as? T", "try? f()", "case a?: f()", "(T?) -> U?", "init?() {}", "\"a ? b : c\"", "// a ? b : c",
        "#\"\\(a ? b : c)\"#", "/a ? b/",
    ])
    func `takes no other question mark for a choice`(text: String) {
        #expect(facts(text).branches == [])
    }

    @Test(arguments: [
        "find(for: a, if: b)", "func find(for a: A, while b: B) {}", "a.guard()", "begin { } catch: { }",
        "f(\n    switch: error\n)", "#selector(find(for:in:))",
    ])
    func `takes labels for no decisions`(text: String) {
        #expect(facts(text).branches == [])
        #expect(facts(text).errorDecisions == [])
    }

    @Test func `columns count Unicode scalars, without a byte order mark`() {
        let found = facts("\u{FEFF}/* 日本 */ let a = try! f(); b ? c : \"two words\"\n  switch error {}")
        #expect(found.unsafeUses.map(\.position) == [Position(line: 1, column: 18)])
        #expect(found.branches == [Position(line: 1, column: 30), Position(line: 2, column: 3)])
        #expect(found.sentences == [Position(line: 1, column: 36)])
        #expect(found.errorDecisions == [Position(line: 2, column: 3)])
    }
}
