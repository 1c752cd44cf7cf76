import ArticleContract
import Testing
import ViewKit

@testable import ArticleTerminal

struct CodeHighlighterTests {
    /// Returns the tokens of each line, as `kind:text`.
    private func tokens(_ language: String, _ lines: String...) -> [[String]] {
        var lexer = CodeLexer(syntax: CodeSyntax.named(language))
        return lines.map { line in
            lexer.tokens(of: line).map { token in
                "\(token.kind):" + String(decoding: Array(line.utf8)[token.bytes], as: UTF8.self)
            }
        }
    }

    @Test
    func `distinguishes words, types, strings, numbers and comments`() {
        #expect(
            tokens("swift", #"let a: String = "b \" c" + 1.5 // 日本語"#) == [
                ["keyword:let", "type:String", #"string:"b \" c""#, "number:1", "number:5", "comment:// 日本語"]
            ]
        )
        #expect(tokens("sql", "SELECT * FROM users -- all") == [["keyword:SELECT", "keyword:FROM", "comment:-- all"]])
        #expect(tokens("sh", "echo $#foo # bar") == [["keyword:echo", "comment:# bar"]])
        #expect(
            tokens("html", "<div class=\"a\"><!-- b -->") == [["keyword:div", "string:\"a\"", "comment:<!-- b -->"]]
        )
    }

    @Test
    func `comments and strings go on in the next line`() {
        #expect(
            tokens("js", "/* a", "b */ let", "`x", "y` 1") == [
                ["comment:/* a"], ["comment:b */", "keyword:let"], ["string:`x"], ["string:y`", "number:1"],
            ]
        )
        #expect(
            tokens("python", "'''a", "b''' def", "'open", "def") == [
                ["string:'''a"], ["string:b'''", "keyword:def"], ["string:'open"], ["keyword:def"],
            ]
        )
    }

    @Test
    func `strings that end with a backslash end with their line`() {
        #expect(tokens("c", "\"a\\", "int") == [["string:\"a\\"], ["keyword:int"]])
    }

    @Test
    func `an unknown construct stays plain`() {
        #expect(tokens("brainfuck", "let a") == [[]])
        #expect(CodeHighlighter.lines(of: TextCode(label: nil, language: nil, text: "let a")) == ["let a"])
    }

    @Test
    func `differences show what was added and removed`() {
        let code = TextCode(label: nil, language: "swift", isDifference: true, text: "+let a\n-let b\n@@ 1\n let c")
        #expect(
            CodeHighlighter.lines(of: code) == [
                TerminalText("+let a", style: TextStyle(.added)),
                TerminalText("-let b", style: TextStyle(.removed)),
                TerminalText("@@ 1", style: TextStyle(.accent)),
                TerminalText(" ") + TerminalText("let", style: TextStyle(.keyword)) + TerminalText(" c"),
            ]
        )
    }

    @Test
    func `tabs go to every fourth cell, in coloured code too`() {
        let code = TextCode(label: nil, language: "swift", text: "\tlet\tx\n日\t1")
        #expect(CodeHighlighter.lines(of: code).map(\.plainText) == ["    let x", "日  1"])
    }

    @Test(arguments: [
        "swift", "ts", "py", "rb", "go", "rs", "cpp", "bash", "sql", "html", "css", "json", "yaml", "dockerfile",
    ])
    func `knows the common languages`(name: String) {
        #expect(CodeSyntax.named(name) != nil)
    }
}
