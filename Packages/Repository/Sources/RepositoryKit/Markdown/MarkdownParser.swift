/// Reads Markdown into a tree.
///
/// The language is CommonMark with the tables, task lists, strikethrough, autolinks and footnotes of GitHub Flavored
/// Markdown. What a source adds to it is read out of the tree by the gateways of that source. Every text is Markdown,
/// so parsing cannot fail.
///
/// ```swift
/// func headings(in source: String, by parser: any MarkdownParser) -> Int {
///     parser.parse(source).children.count { if case .heading = $0.kind { true } else { false } }
/// }
/// ```
public protocol MarkdownParser: Sendable {
    /// Parses a text.
    ///
    /// - Parameter source: Markdown from outside.
    /// - Returns: a ``MarkdownNode/Kind/document``; nodes are nested no deeper than ``MarkdownNode/maximumDepth``, what would
    ///   be deeper takes the place of the container around it.
    func parse(_ source: String) -> MarkdownNode
}
