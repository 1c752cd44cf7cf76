public import DomainKit

/// The public profile of a tag.
public struct TagProfile: Hashable, Sendable {
    /// The tag, in the spelling of the service.
    public let tag: ArticleTag
    /// The number of articles with the tag.
    public let articles: Int
    /// The number of its followers.
    public let followers: Int

    /// Creates a profile.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(tag: ArticleTag, articles: Int, followers: Int) throws(ValidationError) {
        try ValidationError.check(["items_count": articles, "followers_count": followers])
        self.tag = tag
        self.articles = articles
        self.followers = followers
    }
}
