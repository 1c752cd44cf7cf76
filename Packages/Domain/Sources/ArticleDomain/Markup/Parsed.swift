/// A text with the structure that its Markdown was parsed into.
public struct Parsed<Source: Hashable & Sendable>: Hashable, Sendable {
    /// The article, the comment or the manuscript.
    public let source: Source
    /// The parsed body.
    public let markup: Markup

    /// Creates a text with its structure.
    public init(_ source: Source, markup: Markup) {
        self.source = source
        self.markup = markup
    }
}

/// An article with its parsed body.
public typealias ParsedArticle = Parsed<Article>
