import Testing

@testable import ArchitectureRepository

struct YAMLReaderTests {
    private func read(_ text: String) throws -> PropertyList {
        var reader = YAMLReader(Array(text.utf8))
        return try reader.read()
    }

    @Test func `reads blocks, flow style, texts, comments, anchors and merge keys`() throws {
        let value = try read(
            """
            %YAML 1.2
            ---
            name: App # the app
            "quoted key": 'it''s'
            address: http://example.org/#x
            empty:
            long: one
              two
            list:
            - a
            - path: b
              excludes: ["*.md", c]
            -
              - d
            block: |
              # not a comment
                echo: x
            flow: {a: 1, "b": [x, {c: d}], # the app's
              g: ["1 #2", 'h' # it's
              ],
              e: f} # end
            base: &base
              kind: one
              other: two
            derived:
              <<: *base
              kind: three
            again: *base
            ...
            ignored
            """
        )
        #expect(value["name"]?.text == "App")
        #expect(value["quoted key"]?.text == "it's")
        #expect(value["address"]?.text == "http://example.org/#x")
        #expect(value["empty"]?.text == "")
        #expect(value["long"]?.text == "one two")
        let list = try #require(value["list"]?.list)
        #expect(list.first?.text == "a")
        #expect(list[1]["path"]?.text == "b")
        #expect(list[1]["excludes"]?.texts == ["*.md", "c"])
        #expect(list[1].line == 11)
        #expect(list[2].texts == ["d"])
        #expect(value["block"]?.text?.hasPrefix("# not a comment\necho: x") == true)
        #expect(value["flow"]?["b"]?.list.last?["c"]?.text == "d")
        #expect(value["flow"]?["e"]?.text == "f")
        #expect(value["flow"]?["g"]?.texts == ["1 #2", "h"])
        #expect(value["derived"]?["kind"]?.text == "three")
        #expect(value["derived"]?["other"]?.text == "two")
        #expect(value["again"]?["kind"]?.text == "one")
    }

    @Test(arguments: [
        ("a: b\n  c: d", 2), ("a:\n  b: c\n d: e", 3), ("a: *none", 1), ("a: [b", 1), ("a: {b: c]", 1),
        ("a: \"open", 1),
        ("- a\nb: c", 2), ("a:\n\tb: c", 2),
    ])
    func `what is no YAML is refused with its line`(text: String, line: Int) {
        #expect(throws: PropertyList.SyntaxError(line: line)) { try read(text) }
    }

    @Test(arguments: ["[", "{a: ", "- ", "&a "])
    func `deep nesting is refused before the stack ends`(part: String) {
        #expect(throws: (any Error).self) { try read(String(repeating: part, count: 20_000)) }
    }

    @Test func `a chain of aliases is refused before its values nest too deep`() throws {
        let chain = { (length: Int) in "a0: &a x\n" + (1...length).map { "a\($0): &a\n  k: *a\n" }.joined() }
        #expect(try read(chain(8))["a8"]?["k"]?["k"] != nil)
        #expect(throws: PropertyList.SyntaxError.self) { try read(chain(100)) }
    }

    @Test func `an empty text is an empty mapping`() throws {
        for text in ["", "---", "# only a comment\n\n"] { #expect(try read(text)["a"] == nil) }
    }
}
