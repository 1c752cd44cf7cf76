public import ArticleDomain

/// A step of the way through a list: the articles that were met, and how far the traversal is then.
public struct ArticleTraversalStep: Hashable, Sendable {
    /// The articles that were not met before, in the list's order.
    public let articles: [Fetched<Article>]
    /// How far the traversal is.
    public let traversal: ArticleTraversal

    /// Makes a step.
    public init(_ articles: [Fetched<Article>], traversal: ArticleTraversal) {
        self.articles = articles
        self.traversal = traversal
    }
}
