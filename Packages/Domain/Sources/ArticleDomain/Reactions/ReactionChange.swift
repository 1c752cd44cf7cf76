/// A change of a reaction: it is given or removed.
public struct ReactionChange: Hashable, Sendable {
    /// The identifier of the article.
    public let article: ArticleID
    /// The reaction.
    public let reaction: Reaction
    /// A Boolean value that indicates whether the reaction is given; otherwise it is removed.
    public let isGiven: Bool

    /// Creates a change.
    public init(_ reaction: Reaction, to article: ArticleID, isGiven: Bool) {
        self.article = article
        self.reaction = reaction
        self.isGiven = isGiven
    }
}
