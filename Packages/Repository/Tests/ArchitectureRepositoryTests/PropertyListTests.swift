import Testing

@testable import ArchitectureRepository

struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyList { try PropertyList(parsing: Array(text.utf8)) }

    @Test func `reads dictionaries, lists, texts, data and comments`() throws {
        let list = try parse(
            """
            // !$*UTF8*$!
            {
                plain = a-b_c.d/e$(X); /* "not read" = ( */
                "quo\\"ted" = "one\\ntwo \\U00e9\\Ud83d\\ude00\\101 あ";
                'single' = 'it';
                list = (a, "b c", (d), );
                data = <0fbd77 1c>;
                empty = {};
                none = ();
            }

            """.replacing("$(X)", with: "$X")
        )
        #expect(list["plain"]?.text == "a-b_c.d/e$X")
        #expect(list["quo\"ted"]?.text == "one\ntwo é😀A あ")
        #expect(list["single"]?.text == "it")
        #expect(list["list"]?.texts == ["a", "b c"])
        #expect(list["list"]?.list.last?.texts == ["d"])
        #expect(list["data"]?.text == "")
        #expect(list["empty"]?["x"] == nil)
        #expect(list["none"]?.list.isEmpty == true)
        #expect(list["list"]?.line == 6)
        #expect(list["missing"] == nil)
    }

    @Test(arguments: [
        ("", 1), ("{", 1), ("{\na", 2), ("{\na = ", 2), ("{\na = b\n}", 3), ("{ a = b; } c", 1), ("(a", 1),
        ("(a b)", 1),
        ("\n\n\"open", 3), ("{ a = \"open\\", 1), ("/* open", 1), ("{a=<00", 1), ("<?xml version", 1), ("{ = b; }", 1),
        ("(a,\n<<<<<<< HEAD\nb)", 2), (")", 1), ("\u{0}", 1),
    ])
    func `anything else is refused with its line`(text: String, line: Int) {
        #expect(throws: PropertyList.SyntaxError(line: line)) { try parse(text) }
    }

    @Test func `deep nesting is refused before the stack ends`() {
        let text = String(repeating: "(", count: 100_000)
        #expect(throws: PropertyList.SyntaxError(line: 1)) { try parse(text) }
        let dictionaries = String(repeating: "{a=", count: 100_000)
        #expect(throws: PropertyList.SyntaxError(line: 1)) { try parse(dictionaries) }
    }

    @Test func `no beginning of a list crashes the parser`() {
        let bytes = Array("{ a = (\"b\\U00e9\", <00>, 'c'); /* d */ e = { f = g; }; }".utf8)
        for count in bytes.indices {
            #expect(throws: (any Error).self) { try PropertyList(parsing: Array(bytes[..<count])) }
        }
        for index in bytes.indices {
            var changed = bytes
            changed[index] = 0xFF
            _ = try? PropertyList(parsing: changed)
        }
    }
}
