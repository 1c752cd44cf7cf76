/// How the text of an article is written out; the raw values are the words of `--format`.
public enum ArticleFormat: String, CaseIterable, Hashable, Sendable {
    /// Laid out for people.
    case text
    /// Markdown, as its author wrote it.
    case markdown = "md"
    /// A page for a browser.
    case html
}
