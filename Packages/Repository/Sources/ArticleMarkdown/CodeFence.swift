import ArticleDomain

/// The parser of the info string of a code block.
enum CodeFence {
    /// The notations of diagrams that Qiita draws.
    private static let diagrams: Set<String> = ["mermaid", "plantuml"]

    /// Returns the block of a fence: code, a formula or a diagram.
    ///
    /// - Parameters:
    ///   - info: `swift`, `swift:Main.swift`, `diff_swift:Main.swift`, `:Main.swift` or nothing.
    ///   - text: the lines of the block, each with a line break.
    static func block(info: String, text: String) -> MarkupBlock {
        var text = SourceMarker.restored(text)
        if text.hasSuffix("\n") { text.removeLast() }
        let word = info.split(whereSeparator: \.isWhitespace).first ?? ""
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var language = (parts.first ?? "").lowercased()
        let fileName = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
        let isDifference = language == "diff" || language.hasPrefix("diff_")
        if isDifference { language = String(language.dropFirst("diff_".count)) }
        if language == "math" { return .math(text) }
        if diagrams.contains(language) { return .diagram(notation: language, source: text) }
        return .code(
            MarkupCode(
                language: language.isEmpty ? nil : language,
                fileName: fileName,
                isDifference: isDifference,
                text: text
            )
        )
    }
}
