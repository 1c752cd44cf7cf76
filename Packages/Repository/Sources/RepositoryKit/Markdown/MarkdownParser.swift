/// A parser of Markdown.
///
/// The language is CommonMark with the tables, task lists, strikethrough, autolinks and footnotes of GitHub Flavored
/// Markdown. Extensions of a source are read from the tree by its gateways. Every text is Markdown, so parsing cannot
/// fail.
public protocol MarkdownParser: Sendable {
    /// Parses a text.
    ///
    /// - Parameter source: untrusted Markdown.
    /// - Complexity: O(n) in the length of the source, in time and memory, whatever the source is.
    /// - Returns: A ``MarkdownNode/Kind/document``. Nodes are nested no deeper than ``MarkdownNode/maximumDepth``;
    ///   deeper ones take the place of the container around them.
    func parse(_ source: String) -> MarkdownNode
}
