public import DomainKit

/// The numbers of articles, followees and followers of a user.
public struct UserCounts: Hashable, Sendable {
    /// The number of published articles.
    public let articles: Int
    /// The number of users that the user follows.
    public let followees: Int
    /// The number of followers of the user.
    public let followers: Int

    /// Creates counts.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(articles: Int, followees: Int, followers: Int) throws(ValidationError) {
        try ValidationError.check(["items_count": articles, "followees_count": followees, "followers_count": followers])
        self.articles = articles
        self.followees = followees
        self.followers = followers
    }
}
