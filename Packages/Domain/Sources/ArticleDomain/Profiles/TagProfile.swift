public import DomainKit

/// What is publicly known about a tag.
public struct TagProfile: Hashable, Sendable {
    /// The tag, spelt as the service spells it.
    public let tag: ArticleTag
    /// How many articles have it.
    public let articles: Int
    /// How many people follow it.
    public let followers: Int

    /// Makes a profile.
    ///
    /// - Throws: ``ValidationError`` that names the count that is negative.
    public init(tag: ArticleTag, articles: Int, followers: Int) throws(ValidationError) {
        for (field, count) in [("items_count", articles), ("followers_count", followers)] {
            guard count >= 0 else {
                throw ValidationError(field: field, value: String(count), rule: .within(0...Int.max))
            }
        }
        self.tag = tag
        self.articles = articles
        self.followers = followers
    }
}
