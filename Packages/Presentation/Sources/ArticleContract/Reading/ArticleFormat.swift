/// The output formats of an article; the raw values are the words of `--format`.
public enum ArticleFormat: String, CaseIterable, Codable, Hashable, Sendable {
    /// Text that is laid out for people.
    case text
    /// Markdown, as its author wrote it.
    case markdown = "md"
    /// An HTML page.
    case html
}
