import Testing

@testable import ArticleMarkdown

struct QiitaPreprocessorTests {
    /// Returns the rewritten source, with readable characters for the markers.
    private func rewritten(_ source: String) -> String {
        let names = [
            "```" + SourceMarker.mathStart: "‹m", SourceMarker.mathEnd + "```": "m›", SourceMarker.sizeStart: "‹s",
            SourceMarker.sizeEnd: "s›", "```" + SourceMarker.quotedMathStart: "‹q",
            SourceMarker.quotedMathEnd + "```": "q›",
            SourceMarker.noteStart: "‹n", SourceMarker.noteEnd: "n›",
        ]
        return names.reduce(QiitaPreprocessor.rewritten(source)) { $0.replacing($1.key, with: $1.value) }
    }

    @Test func `the fences of custom blocks become marked comments`() {
        #expect(rewritten(":::note warn\ntext\n:::") == "<!--‹nnote warnn›-->\ntext\n<!--‹nn›-->")
        #expect(rewritten("> :::note\n> a\n> :::") == "> <!--‹nnoten›-->\n> a\n> <!--‹nn›-->")
        #expect(rewritten(":::: message\na\n::::") == "<!--‹n: messagen›-->\na\n<!--‹n:n›-->")
        #expect(rewritten(":::a:b\n::\n a :::") == ":::a:b\n::\n a :::")
    }

    @Test(arguments: [
        ("a $x_1$ b", "a ‹mx_1m› b"),
        ("$a_b$ and $c_d$", "‹ma_bm› and ‹mc_dm›"),
        ("$`x_1`$", "‹qx_1q›"),
        ("$$x$$ inline", "‹mxm› inline"),
        ("it costs $5 or $10", "it costs $5 or $10"),
        ("$HOME and $PATH", "$HOME and $PATH"),
        ("\\$x$ y", "\\$x$ y"),
        ("`$x$` and ``$`y`$``", "`$x$` and ``$`y`$``"),
        ("$ x$", "$ x$"),
        ("$x", "$x"),
        ("$$$", "$$$"),
    ])
    func `formulas become marked code`(source: String, result: String) {
        #expect(rewritten(source) == result)
    }

    @Test func `formulas on lines of their own become code blocks`() {
        #expect(rewritten("$$\na_b\n$$\nc $x$") == "~~~~~~~~math\na_b\n~~~~~~~~\nc ‹mxm›")
        #expect(rewritten("  $$ a_b $$") == "  ~~~~~~~~math\n   a_b \n  ~~~~~~~~")
        #expect(rewritten("a\n$$\nb") == "a\n$$\nb")
    }

    @Test func `fenced code stays as it is`() {
        let source = "```sh\n:::note\n$x$\n$$\n![a](b =1x2)\n~~~\n```\n$x$\n~~~~\n```\n$x$\n~~~\n~~~~\n$x$"
        #expect(
            rewritten(source)
                == "```sh\n:::note\n$x$\n$$\n![a](b =1x2)\n~~~\n```\n‹mxm›\n~~~~\n```\n$x$\n~~~\n~~~~\n‹mxm›"
        )
    }

    @Test(arguments: [
        ("![a](b =300x200)", "![a](b \"‹s300x200s›\")"), ("![](b =300x)", "![](b \"‹s300xs›\")"),
        ("![a](b =x)y", "![a](b \"‹sxs›\")y"), ("if (a =1x)", "if (a =1x)"), ("f(a =b)", "f(a =b)"),
        ("![a](b =300", "![a](b =300"),
    ])
    func `sizes of images become marked titles`(source: String, result: String) {
        #expect(rewritten(source) == result)
    }

    @Test func `marks that the author wrote are removed`() {
        #expect(QiitaPreprocessor.rewritten("a\(SourceMarker.noteStart)b") == "ab")
    }

    @Test(arguments: ["$x$", ":::note info", ":::: --> a", ":::", "$`x`$", "![a](b =3x2)"])
    func `a rewritten source can be restored`(source: String) {
        let rewritten = QiitaPreprocessor.rewritten(source)
        #expect(rewritten != source)
        #expect(SourceMarker.restored(rewritten) == source)
    }
}

struct EmojiNamesTests {
    private static let entries = "\(EmojiTable.entries)".split(whereSeparator: \.isWhitespace)

    @Test func `every name of the table is found`() {
        #expect(Self.entries.count == 1913)
        for entry in Self.entries {
            let parts = entry.split(separator: "=", maxSplits: 1)
            #expect(EmojiNames.emoji(named: String(parts[0])) == String(parts[1]))
        }
    }

    @Test(arguments: ["", "=", "a=", "zzzz", "~", "!", "smil", "smiled", "smile=😄", "abc abcd", "smile_tone", "_tone1"])
    func `a text that is no emoji name finds nothing`(name: String) {
        #expect(EmojiNames.emoji(named: name) == nil)
    }
}
