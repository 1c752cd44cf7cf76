/// The parsed text of an article: its structure, without its appearance.
public struct Markup: Hashable, Sendable {
    /// The blocks, from top to bottom.
    public let blocks: [MarkupBlock]
    /// The footnotes; the first is number 1.
    public let footnotes: [[MarkupBlock]]

    /// Creates a parsed text.
    public init(blocks: [MarkupBlock], footnotes: [[MarkupBlock]] = []) {
        self.blocks = blocks
        self.footnotes = footnotes
    }

    /// The headings of the text in order, without those within quotes, lists and notes.
    public var outline: [MarkupHeading] {
        blocks.compactMap { block in
            guard case .heading(let heading) = block else { return nil }
            return heading
        }
    }
}

/// Parses the source of an article.
///
/// The implementation knows the dialect of a service. Every text has a structure, so parsing never fails; it takes time
/// in proportion to the length of the text, and no other resource.
public protocol MarkupGateway: Sendable {
    /// Returns the structure of Markdown, as its author wrote it.
    func markup(of source: String) -> Markup
}
