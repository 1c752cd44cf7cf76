/// An action on a reaction to an article; the raw values are the names of the commands.
public enum ReactionAction: String, Codable, CaseIterable, Sendable {
    /// Stocks the article.
    case stock
    /// Removes the article from the stocks.
    case unstock
    /// Checks whether the article is stocked.
    case stocked
    /// Likes the article.
    case like
    /// Removes the like.
    case unlike
    /// Checks whether the article is liked.
    case liked
}
