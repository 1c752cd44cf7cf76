import ArticleDomain

/// The parser of the info string of a code block.
enum CodeFence {
    /// The notations of diagrams that Qiita draws.
    private static let diagrams: Set<String> = ["mermaid", "plantuml"]

    /// Returns the block of a fence: code, a formula or a diagram.
    ///
    /// The service divides an info string at its first colon, into a language and a title of any words. Without a colon, a
    /// word with a dot is the name of a file, whose extension is the language (increments/qiita-markdown, `CodeBlock`).
    ///
    /// - Parameters:
    ///   - info: `swift`, `swift:Main.swift`, `diff_swift:Main.swift`, `:Main.swift`, `Main.swift` or nothing.
    ///   - text: the lines of the block, each with a line break.
    static func block(info: String, text: String) -> MarkupBlock {
        var text = SourceMarker.restored(text)
        if text.hasSuffix("\n") { text.removeLast() }
        let parts = info.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var language = (parts.first?.split(whereSeparator: \.isWhitespace).first ?? "").lowercased()
        var title = parts.count > 1 ? parts[1].trimmed : ""
        if title.isEmpty, let end = language.lastIndex(of: ".") {
            language = String(language[end...].dropFirst())
            title = info.prefix { $0 != ":" }.trimmed
        }
        let isDifference = language == "diff" || language.hasPrefix("diff_")
        if isDifference { language = String(language.dropFirst("diff_".count)) }
        if title.isEmpty {
            if language == "math" { return .math(text) }
            if diagrams.contains(language) { return .diagram(notation: language, source: text) }
        }
        return .code(
            MarkupCode(
                language: language.isEmpty ? nil : language,
                fileName: title.isEmpty ? nil : title,
                isDifference: isDifference,
                text: text
            )
        )
    }
}

extension Substring {
    /// The text without white space around it.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
        )
    }
}
