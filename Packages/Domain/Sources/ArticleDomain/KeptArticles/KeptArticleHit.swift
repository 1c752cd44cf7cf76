/// A kept article that matches a search, with an excerpt.
public struct KeptArticleHit: Identifiable, Hashable, Sendable {
    /// A part of the excerpt.
    public struct Part: Hashable, Sendable {
        /// The text, as its author wrote it.
        public let text: String
        /// A Boolean value that indicates whether the part matches the search.
        public let isHit: Bool

        /// Creates a part.
        public init(_ text: String, isHit: Bool) {
            self.text = text
            self.isHit = isHit
        }
    }

    /// The article without its text.
    public let summary: KeptArticleSummary
    /// A part of the line with most matches, or of the first line if none has any.
    public let excerpt: [Part]
    /// A Boolean value that indicates whether the line begins before the excerpt.
    public let isCutBefore: Bool
    /// A Boolean value that indicates whether the line continues after the excerpt.
    public let isCutAfter: Bool

    /// The identifier of the article.
    public var id: ArticleID { summary.id }

    /// Creates a hit.
    public init(_ summary: KeptArticleSummary, excerpt: [Part], isCutBefore: Bool = false, isCutAfter: Bool = false) {
        self.summary = summary
        self.excerpt = excerpt
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}
