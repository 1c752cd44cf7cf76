import ArchitectureDomain
import Determinism
import Testing

/// Texts that nobody would write: whatever they are, they are read to their end.
struct ScannerFuzzTests {
    private static let pieces = [
        "import A", "@testable ", "public ", "\n", "\r\n", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "{",
        "}", "/*",
        "*/", "//", "/", "#/", "/#", "`", "#if ", "#else", "#elseif ", "#endif", "os(Linux)", "&&", "!", "?", ".", ";",
        ":",
        "try!", "as!", "switch error", "catch ", "let a: B!", "->", "<#", "#>", "日本", "\0", "\u{FEFF}", "class func",
        "@",
    ]

    @Test(arguments: 0..<2000)
    func `any run of pieces is read, and imports lie on lines that exist`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0..<60, using: &random) {
            if Int.random(in: 0..<20, using: &random) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            } else {
                bytes += Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
            }
        }
        let facts = SourceFacts(scanning: bytes, needsWords: true)
        #expect(facts.imports.allSatisfy { (1...max(1, facts.lines)).contains($0.position.line) && !$0.module.isEmpty })
        #expect(facts.unsafeUses.allSatisfy { (1...max(1, facts.lines)).contains($0.position.line) })
        for condition in facts.imports.flatMap(\.conditions) { _ = condition.value { _, _ in nil } }
    }

    @Test func `comments between the statements do not change the facts about a file`() {
        for spelling in Spelling.statements where !spelling.text.contains("\r") && spelling.text != "import" {
            let text = spelling.text.replacing("\n", with: " /* import X */ // import Y\n")
            let modules = SourceFacts(scanning: Array(text.utf8)).imports.map(\.module)
            #expect(modules == SourceFacts(scanning: Array(spelling.text.utf8)).imports.map(\.module))
        }
    }

    @Test(arguments: ["(", "\"\\(", "/*", "#if A\n", "switch ", "@a(", "import A.", "{", "let a: ", "#\"\"\"\n"])
    func `depth costs no stack`(piece: String) {
        let facts = SourceFacts(scanning: Array(String(repeating: piece, count: 20_000).utf8))
        #expect(facts.lines >= 1)
    }

    /// With a search of the rest of the text for each, this would take an hour.
    @Test(.timeLimit(.minutes(1)), arguments: ["let a = #/\n", "let a = #/ b ", "let a = ##/\n", "f(<# a) "])
    func `literals that nothing closes cost one search`(piece: String) {
        let text = String(repeating: piece, count: 100_000) + "\nimport A\n"
        #expect(SourceFacts(scanning: Array(text.utf8)).imports.map(\.module) == ["A"])
    }
}
