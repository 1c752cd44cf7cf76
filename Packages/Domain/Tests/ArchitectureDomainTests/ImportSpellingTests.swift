import ArchitectureDomain
import Testing

/// A text, and the imports that a Swift compiler sees in it.
struct Spelling: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let expected: [String]

    init(_ name: String, _ text: String, _ expected: String...) {
        self.name = name
        self.text = text
        self.expected = expected
    }

    var testDescription: String { name }
}

extension ImportStatement {
    /// The statement in one line, with its conditions, for comparison in tables.
    var summary: String {
        let words =
            attributes.map { "@" + $0 } + [access?.rawValue, declaration].compactMap(\.self)
            + [([module] + path).joined(separator: ".")]
        let condition = conditions.isEmpty ? "" : " if " + conditions.map(\.text).joined(separator: ", ")
        return "\(position.line): " + words.joined(separator: " ") + condition
    }
}

struct ImportSpellingTests {
    @Test(arguments: Spelling.statements + Spelling.conditions + Spelling.traps)
    func `sees what the compiler sees`(spelling: Spelling) {
        let facts = SourceFacts(scanning: Array(spelling.text.utf8))
        #expect(facts.imports.map(\.summary) == spelling.expected)
    }

    @Test func `sees imports behind a byte order mark and a line for scripts`() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        #expect(SourceFacts(scanning: mark + Array("import A".utf8)).imports.map(\.summary) == ["1: A"])
        let script = "#!/usr/bin/env swift import X\nimport A"
        #expect(SourceFacts(scanning: Array(script.utf8)).imports.map(\.summary) == ["2: A"])
    }

    @Test func `passes over bytes that are not UTF-8`() {
        let bytes = Array("// ".utf8) + [0xFF, 0xC3] + Array("\nimport A // ".utf8) + [0xE3, 0x81]
        #expect(SourceFacts(scanning: bytes).imports.map(\.summary) == ["2: A"])
    }

    @Test(arguments: [
        ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2), ("\"\"\"\n\n\"\"\"", 3),
    ])
    func `counts lines`(text: String, lines: Int) {
        #expect(SourceFacts(scanning: Array(text.utf8)).lines == lines)
    }
}

extension Spelling {
    static let statements = [
        Spelling("plain", "import A", "1: A"),
        Spelling("several lines", "import A\nimport B\n\nimport C\n", "1: A", "2: B", "4: C"),
        Spelling("several on a line", "import A; import B;import C", "1: A", "1: B", "1: C"),
        Spelling("carriage returns", "import A\r\nimport B\rimport C", "1: A", "2: B", "3: C"),
        Spelling("tabs and spaces", "\t import \t A ", "1: A"),
        Spelling(
            "access levels",
            "public import A\npackage import B\ninternal import C",
            "1: public A",
            "2: package B",
            "3: internal C"
        ),
        Spelling("private ones", "private import A\nfileprivate import B", "1: private A", "2: fileprivate B"),
        Spelling("attributes", "@testable import A\n@_exported import B", "1: @testable A", "2: @_exported B"),
        Spelling("two attributes", "@preconcurrency @testable import A", "1: @preconcurrency @testable A"),
        Spelling("attribute with argument", "@_spi(Private) @_spi(X) import A", "1: @_spi @_spi A"),
        Spelling("attribute and access", "@preconcurrency public import A", "1: @preconcurrency public A"),
        Spelling("attribute on its own line", "@testable\nimport A", "2: @testable A"),
        Spelling("module on the next line", "import\n  A", "1: A"),
        Spelling("comment in the middle", "import /* the */ A // last", "1: A"),
        Spelling("comment before", "/* one */ import A", "1: A"),
        Spelling("struct", "import struct A.B", "1: struct A.B"),
        Spelling(
            "kinds",
            "import class A.B\nimport enum C.D\nimport protocol E.F",
            "1: class A.B",
            "2: enum C.D",
            "3: protocol E.F"
        ),
        Spelling(
            "more kinds",
            "import func A.b\nimport var C.d\nimport let E.f",
            "1: func A.b",
            "2: var C.d",
            "3: let E.f"
        ),
        Spelling("typealias", "import typealias A.B", "1: typealias A.B"),
        Spelling("operator", "import func A.+", "1: func A.+"),
        Spelling("submodule", "import A.B.C", "1: A.B.C"),
        Spelling("submodule with spaces", "import A . B", "1: A.B"),
        Spelling("backticks", "import `A`\nimport `class`", "1: A", "2: class"),
        Spelling("raw identifier", "import `my module`", "1: my module"),
        Spelling("other scripts", "import 記事", "1: 記事"),
        Spelling("after code", "let a = 1\nimport A\nfunc f() {}\nimport B", "2: A", "4: B"),
        Spelling("after a block on the same line", "func f() {}; import B", "1: B"),
        Spelling("no line break at the end", "import A.B", "1: A.B"),
        Spelling("unfinished", "import"),
        Spelling("unfinished path", "import A.", "1: A"),
    ]

    static let conditions = [
        Spelling("if", "#if os(Linux)\nimport A\n#endif\nimport B", "2: A if os(Linux)", "4: B"),
        Spelling("else", "#if A\nimport A\n#else\nimport B\n#endif", "2: A if A", "4: B if !(A)"),
        Spelling(
            "elseif",
            "#if A\nimport A\n#elseif B\nimport B\n#else\nimport C\n#endif",
            "2: A if A",
            "4: B if !(A), B",
            "6: C if !(A), !(B)"
        ),
        Spelling(
            "nested",
            "#if A\n#if canImport(X)\nimport X\n#endif\nimport B\n#endif",
            "3: X if A, canImport(X)",
            "5: B if A"
        ),
        Spelling("indented", "  #if DEBUG\n    import A\n  #endif", "2: A if DEBUG"),
        Spelling("operators", "#if os(Linux) && !A || B\nimport A\n#endif", "2: A if os(Linux) && !A || B"),
        Spelling("two lines", "#if os(Linux) ||\n  os(macOS)\nimport A\n#endif", "3: A if os(Linux) || os(macOS)"),
        Spelling("version", "#if swift(>=5.9)\nimport A\n#endif", "2: A if swift(>=5.9)"),
        Spelling("comment", "#if A // import X\nimport A\n#endif // A", "2: A if A"),
        Spelling("attribute in a branch", "#if A\n@testable\n#endif\nimport B", "4: B"),
        Spelling("open braces in both branches", "#if A\nfunc f() {\n#else\nfunc g() {\n#endif\n}\nimport B", "7: B"),
        Spelling("never closed", "#if A\nimport A", "2: A if A"),
        Spelling("closed too often", "#endif\n#endif\nimport A", "3: A"),
        Spelling("broken condition", "#if (\nimport A\n#endif\nimport B", "4: B"),
    ]

    static let traps = [
        Spelling("line comment", "// import X\nimport A", "2: A"),
        Spelling("documentation comment", "/// import X\n//! import Y\nimport A", "3: A"),
        Spelling("block comment", "/* import X\nimport Y */ import A", "2: A"),
        Spelling("nested comments", "/* /* */ import X */\nimport A", "2: A"),
        Spelling("comment that does not end", "import A\n/* /* */\nimport X", "1: A"),
        Spelling("comment sign in a string", "let a = \"/*\"\nimport A\nlet b = \"*/\"", "2: A"),
        Spelling("string", "let a = \"import X\"\nimport A", "2: A"),
        Spelling("escaped quote", "let a = \"\\\" ; import X; \\\"\"\nimport A", "2: A"),
        Spelling("string of several lines", "let a = \"\"\"\nimport X\n\"\"\"\nimport A", "4: A"),
        Spelling("quotes in it", "let a = \"\"\"\n\"\" \\\"\"\"\nimport X\n\"\"\"\nimport A", "5: A"),
        Spelling("raw string", "let a = #\"\" \\ import X \"\"#\nimport A", "2: A"),
        Spelling("raw string of several lines", "let a = #\"\"\"\n\"\"\"\nimport X\n\"\"\"#\nimport A", "5: A"),
        Spelling("raw string with one quote", "let a = #\"\"\"#\nimport A", "2: A"),
        Spelling("more hashes", "let a = ##\"\"# ; import X\"##\nimport A", "2: A"),
        Spelling("interpolation", "let a = \"\\(b(\"\\(c)\"))\"\nimport A", "2: A"),
        Spelling("interpolation with a brace", "let a = \"\\(x.map { \"}\" })\"\nimport A", "2: A"),
        Spelling("interpolation in several lines", "let a = \"\"\"\n\\(f(\n1))\nimport X\n\"\"\"\nimport A", "6: A"),
        Spelling("raw interpolation", "let a = #\"\\(import X) \\#(b)\"#\nimport A", "2: A"),
        Spelling("string that does not end", "let a = \"import X\nimport A", "2: A"),
        Spelling("regular expression", "let a = /\"import/\nimport A", "2: A"),
        Spelling("comment sign in a regular expression", "let a = /a\\/*b/\nimport A", "2: A"),
        Spelling("brace in a regular expression", "let a = /[{]\\{/\nimport A", "2: A"),
        Spelling("raw regular expression", "let a = #/\"{/\"/#\nimport A", "2: A"),
        Spelling("regular expression of several lines", "let a = #/\n import X\n\" {\n/#\nimport A", "5: A"),
        Spelling("division", "let a = b / c; import A; let d = e / f", "1: A"),
        Spelling("division without spaces", "let a = (b)/c\nimport A\nlet d = \"\"/e", "2: A"),
        Spelling("operator before a comment", "let a = b +/* import X */c\nimport A", "2: A"),
        Spelling("member", "let a = b.import\nlet c = d\n  .import\nimport A", "4: A"),
        Spelling("argument label", "f(import: X)\nfunc g(import x: Int) {}\nimport A", "3: A"),
        Spelling("label on its own line", "f(\nimport: X,\nimport\n: Y)\nimport A", "5: A"),
        Spelling("in a function", "func f() {\nimport X\n}\nimport A", "4: A"),
        Spelling("backticks", "let `import` = 1\n`import`\nimport A", "3: A"),
        Spelling("enum case", "enum E {\ncase `import`\ncase b\n}\nimport A", "5: A"),
        Spelling("placeholder", "let a = <#T##import X\"#>\nimport A", "2: A"),
        Spelling("directive with text", "#warning(\"import X\")\n#error(\"\"\"\nimport Y\n\"\"\")\nimport A", "5: A"),
        Spelling("macro", "#import(A)\nimport A", "2: A"),
        Spelling("attribute on something else", "@testable\nstruct A {}\npublic struct B {}\nimport A", "4: A"),
        Spelling("word that begins alike", "importA\nimports X\nimport A", "3: A"),
        Spelling("null bytes", "import A\0\nimport B", "1: A", "2: B"),
    ]
}
