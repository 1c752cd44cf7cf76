import ArchitectureDomain
import Testing

/// Unusual and unterminated source text, which the scanner reads to its end in linear time.
struct ScannerLimitTests {
    @Test func `comments between the statements do not change the facts about a file`() {
        for spelling in Spelling.statements where !spelling.text.contains("\r") && spelling.text != "import" {
            let text = spelling.text.replacing("\n", with: " /* import X */ // import Y\n")
            let modules = SourceFacts(scanning: Array(text.utf8)).imports.map(\.module)
            #expect(modules == SourceFacts(scanning: Array(spelling.text.utf8)).imports.map(\.module))
        }
    }

    @Test(arguments: [
        "(", "\"\\(", "/*", "#if A\n", "switch ", "@a(", "import A.", "{", "let a: ", "#\"\"\"\n", "extension A {",
        "A<", "func a<B: C>(",
    ])
    func `depth costs no stack`(piece: String) {
        let facts = SourceFacts(scanning: Array(String(repeating: piece, count: 8_000).utf8), needsSymbols: true)
        #expect(facts.lines >= 1)
    }

    /// With the whole path as a name for each part, the first would need gigabytes.
    @Test(.timeLimit(.minutes(1)))
    func `long paths and lists of parameters take linear time and space`() {
        let path = "let a: A" + String(repeating: "<B>.C", count: 40_000)
        let parameters = (0..<20_000).map { "A\($0)" }.joined(separator: ", ")
        let constraints = (0..<20_000).map { "A\($0): B" }.joined(separator: ", ")
        for text in [path, "func f<\(parameters)>() where \(constraints) {}"] {
            #expect(SourceFacts(scanning: Array(text.utf8), needsSymbols: true).lines == 1)
        }
    }

    @Test func `branches that close and open other brackets are read to their end`() {
        let text = "{ #if A\n} (((\n#else\n}}}\n#endif\n}}} let a: B"
        #expect(SourceFacts(scanning: Array(text.utf8), needsSymbols: true).lines == 6)
    }

    /// With a copy of all comments before each extension, this would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func `comments in the headers of extensions are recorded once`() {
        let text = String(repeating: "extension A // strata:allow coverage\n: B {}\n", count: 100_000)
        #expect(SourceFacts(scanning: Array(text.utf8)).suppressions.count == 100_000)
    }

    /// With a search of the rest of the text for each, this would take five minutes.
    @Test(.timeLimit(.minutes(1)), arguments: ["let a = #/\n", "let a = #/ b ", "let a = ##/\n", "f(<# a) "])
    func `literals that nothing closes cost one search`(piece: String) {
        let text = String(repeating: piece, count: 30_000) + "\nimport A\n"
        #expect(SourceFacts(scanning: Array(text.utf8)).imports.map(\.module) == ["A"])
    }
}
