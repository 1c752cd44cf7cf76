public import DomainKit

/// The numbers of reactions and comments of an article.
public struct ArticleCounts: Hashable, Sendable {
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int

    /// The counts of an article without any reaction or comment.
    public static let none = ArticleCounts(uncheckedLikes: 0, stocks: 0, comments: 0)

    /// Creates counts.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(likes: Int = 0, stocks: Int = 0, comments: Int = 0) throws(ValidationError) {
        try ValidationError.check(["likes_count": likes, "stocks_count": stocks, "comments_count": comments])
        self.init(uncheckedLikes: likes, stocks: stocks, comments: comments)
    }

    private init(uncheckedLikes likes: Int, stocks: Int, comments: Int) {
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
    }
}
