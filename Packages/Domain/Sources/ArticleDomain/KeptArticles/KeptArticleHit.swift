/// A kept article that a search found, and the place in its text.
public struct KeptArticleHit: Identifiable, Hashable, Sendable {
    /// A stretch of the excerpt.
    public struct Part: Hashable, Sendable {
        /// The text as its author wrote it.
        public let text: String
        /// Whether it is what was searched for.
        public let isHit: Bool

        /// Makes a part.
        public init(_ text: String, isHit: Bool) {
            self.text = text
            self.isHit = isHit
        }
    }

    /// What a list shows of the article.
    public let summary: KeptArticleSummary
    /// A part of the line of its text with most of what was searched for; of its first line if none has any.
    public let excerpt: [Part]
    /// Whether that line begins before the excerpt.
    public let isCutBefore: Bool
    /// Whether that line goes on after the excerpt.
    public let isCutAfter: Bool

    /// Which article it is.
    public var id: ArticleID { summary.id }

    /// Makes a hit.
    public init(_ summary: KeptArticleSummary, excerpt: [Part], isCutBefore: Bool = false, isCutAfter: Bool = false) {
        self.summary = summary
        self.excerpt = excerpt
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}
