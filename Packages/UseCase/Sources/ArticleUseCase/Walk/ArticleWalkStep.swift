public import ArticleDomain

/// A step of the way through a list: the articles that were met, and how far the walk is then.
public struct ArticleWalkStep: Hashable, Sendable {
    /// The articles that were not met before, in the list's order.
    public let articles: [Fetched<Article>]
    /// How far the walk is.
    public let walk: ArticleWalk

    /// Makes a step.
    public init(_ articles: [Fetched<Article>], walk: ArticleWalk) {
        self.articles = articles
        self.walk = walk
    }
}
