public import DomainKit

/// How much somebody wrote, and how many follow whom.
public struct UserCounts: Hashable, Sendable {
    /// How many articles the person published.
    public let articles: Int
    /// How many people the person follows.
    public let followees: Int
    /// How many people follow the person.
    public let followers: Int

    /// Makes counts.
    ///
    /// - Throws: ``ValidationError`` that names the count that is negative.
    public init(articles: Int, followees: Int, followers: Int) throws(ValidationError) {
        for (field, count) in [
            ("items_count", articles), ("followees_count", followees), ("followers_count", followers),
        ] {
            guard count >= 0 else {
                throw ValidationError(field: field, value: String(count), rule: .within(0...Int.max))
            }
        }
        self.articles = articles
        self.followees = followees
        self.followers = followers
    }
}
