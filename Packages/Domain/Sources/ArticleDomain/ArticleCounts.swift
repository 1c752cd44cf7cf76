public import DomainKit

/// How readers received an article.
public struct ArticleCounts: Hashable, Sendable {
    /// How many people like it.
    public let likes: Int
    /// How many people keep it on their list.
    public let stocks: Int
    /// How many comments it has.
    public let comments: Int

    /// Nobody did anything with it yet.
    public static let none = ArticleCounts(uncheckedLikes: 0, stocks: 0, comments: 0)

    /// Makes counts.
    ///
    /// - Throws: ``ValidationError`` that names the count that is negative.
    public init(likes: Int = 0, stocks: Int = 0, comments: Int = 0) throws(ValidationError) {
        for (field, count) in [("likes_count", likes), ("stocks_count", stocks), ("comments_count", comments)] {
            guard count >= 0 else {
                throw ValidationError(field: field, value: String(count), rule: .within(0...Int.max))
            }
        }
        self.init(uncheckedLikes: likes, stocks: stocks, comments: comments)
    }

    private init(uncheckedLikes likes: Int, stocks: Int, comments: Int) {
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
    }
}
