extension CodeSyntax {
    /// Returns the syntax of the language with the name that stands behind a fence, or nil if it is not known.
    static func named(_ name: String) -> CodeSyntax? { languages[aliases[name] ?? name] }

    private static let aliases: [String: String] = [
        "c++": "c", "cpp": "c", "h": "c", "hpp": "c", "objc": "c", "objective-c": "c", "objectivec": "c", "m": "c",
        "csharp": "cs", "c#": "cs", "kt": "kotlin", "js": "javascript", "jsx": "javascript", "mjs": "javascript",
        "node": "javascript", "ts": "typescript", "tsx": "typescript", "py": "python", "python3": "python",
        "rb": "ruby",
        "golang": "go", "rs": "rust", "bash": "shell", "sh": "shell", "zsh": "shell", "console": "shell",
        "fish": "shell",
        "shellscript": "shell", "terminal": "shell", "makefile": "make", "mk": "make", "mysql": "sql",
        "postgresql": "sql",
        "sqlite": "sql", "plsql": "sql", "xml": "html", "xhtml": "html", "vue": "html", "svg": "html", "plist": "html",
        "scss": "css", "sass": "css", "less": "css", "yml": "yaml", "docker": "dockerfile", "tf": "terraform",
        "hcl": "terraform", "hs": "haskell", "ex": "elixir", "exs": "elixir", "jsonc": "json", "json5": "json",
        "ini": "toml", "conf": "toml", "env": "toml", "ps1": "powershell", "pl": "perl", "jl": "julia",
    ]

    private static let cComments: [Span] = [.line("//"), .block("/*", "*/")]
    private static let quotes: [Span] = [.string("\""), .string("'")]
    private static let tripleQuote: [Span] = [.string("\"\"\"", isMultiline: true)]
    private static let tripleQuotes: [Span] = tripleQuote + [.string("'''", isMultiline: true)]
    private static let backquote = Span.string("`", isMultiline: true)
    private static let hash = Span.line("#", needsSpace: true)

    private static let languages: [String: CodeSyntax] = [
        "swift": CodeSyntax("swift", tripleQuote + [.string("#\"", "\"#"), .string("\"")] + cComments, hasTypes: true),
        "kotlin": CodeSyntax("kotlin", tripleQuote + quotes + cComments, hasTypes: true),
        "java": CodeSyntax("java", tripleQuote + quotes + cComments, hasTypes: true),
        "javascript": CodeSyntax("javascript", [backquote] + quotes + cComments, hasTypes: true),
        "typescript": CodeSyntax("typescript", [backquote] + quotes + cComments, hasTypes: true),
        "python": CodeSyntax("python", tripleQuotes + quotes + [.line("#")], hasTypes: true),
        "ruby": CodeSyntax("ruby", quotes + [hash, .block("=begin", "=end")], hasTypes: true),
        "go": CodeSyntax("go", [.string("`", hasEscapes: false, isMultiline: true)] + quotes + cComments),
        "rust": CodeSyntax(
            "rust",
            [.string("r#\"", "\"#"), .string("\"", isMultiline: true)] + cComments,
            hasTypes: true
        ),
        "c": CodeSyntax("c", quotes + cComments),
        "cs": CodeSyntax("cs", tripleQuote + quotes + cComments, hasTypes: true),
        "php": CodeSyntax("php", quotes + cComments + [hash], hasTypes: true),
        "dart": CodeSyntax("dart", tripleQuotes + quotes + cComments, hasTypes: true),
        "scala": CodeSyntax("scala", tripleQuote + [.string("\"")] + cComments, hasTypes: true),
        "haskell": CodeSyntax("haskell", [.string("\""), .line("--"), .block("{-", "-}")], hasTypes: true),
        "elixir": CodeSyntax("elixir", tripleQuotes + quotes + [.line("#")], hasTypes: true),
        "julia": CodeSyntax("julia", tripleQuote + [.string("\""), .block("#=", "=#"), .line("#")], hasTypes: true),
        "lua": CodeSyntax("lua", quotes + [.string("[[", "]]"), .block("--[[", "]]"), .line("--")]),
        "perl": CodeSyntax("perl", quotes + [hash]),
        "r": CodeSyntax("r", quotes + [.line("#")]),
        "shell": CodeSyntax("shell", quotes + [hash], wordJoiners: "-"),
        "powershell": CodeSyntax(
            "powershell",
            quotes + [.block("<#", "#>"), hash],
            ignoresCase: true,
            wordJoiners: "-"
        ),
        "sql": CodeSyntax("sql", quotes + [.line("--"), .block("/*", "*/")], ignoresCase: true),
        "html": CodeSyntax(
            "html",
            [.block("<!--", "-->"), .string("\"", hasEscapes: false, isMultiline: true)],
            ignoresCase: true,
            wordJoiners: "-"
        ),
        "css": CodeSyntax("css", quotes + cComments, wordJoiners: "-"),
        "json": CodeSyntax("json", [.string("\"")] + cComments),
        "yaml": CodeSyntax("yaml", quotes + [hash], wordJoiners: "-"),
        "toml": CodeSyntax("toml", tripleQuotes + quotes + [hash, .line(";", needsSpace: true)]),
        "dockerfile": CodeSyntax("dockerfile", quotes + [hash], ignoresCase: true),
        "make": CodeSyntax("make", quotes + [hash]),
        "terraform": CodeSyntax("terraform", [.string("\"")] + cComments + [hash]),
        "graphql": CodeSyntax("graphql", tripleQuote + [.string("\""), .line("#")], hasTypes: true),
        "vim": CodeSyntax("vim", [.string("'", hasEscapes: false), .line("\"", needsSpace: true)]),
    ]
}
