/// What a reader wants to have changed: a reaction to an article given, or taken back.
public struct ReactionChange: Hashable, Sendable {
    /// Which article.
    public let article: ArticleID
    /// Which reaction.
    public let reaction: Reaction
    /// Whether the reaction is given; else it is taken back.
    public let isGiven: Bool

    /// Makes a change.
    public init(_ reaction: Reaction, to article: ArticleID, isGiven: Bool) {
        self.article = article
        self.reaction = reaction
        self.isGiven = isGiven
    }
}
