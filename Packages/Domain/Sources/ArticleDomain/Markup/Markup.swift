/// The text of an article as a structure: what its Markdown means, without how it looks.
public struct Markup: Hashable, Sendable {
    /// The blocks, from top to bottom.
    public let blocks: [MarkupBlock]
    /// What the footnotes say; the first is number 1.
    public let footnotes: [[MarkupBlock]]

    /// Makes a text.
    public init(blocks: [MarkupBlock], footnotes: [[MarkupBlock]] = []) {
        self.blocks = blocks
        self.footnotes = footnotes
    }

    /// The headings of the text itself, in their order; those within quotes, lists and notes are not among them.
    public var outline: [MarkupHeading] {
        blocks.compactMap { block in
            guard case .heading(let heading) = block else { return nil }
            return heading
        }
    }
}

/// Turns the source of an article into a structure.
///
/// What a source's own kind of Markdown adds to the common one is known to the implementation. Every text has a
/// structure, so nothing can fail; the work takes no other resource than time in proportion to the text.
public protocol MarkupGateway: Sendable {
    /// The structure of a text.
    ///
    /// - Parameter source: Markdown as the author wrote it.
    func markup(of source: String) -> Markup
}
