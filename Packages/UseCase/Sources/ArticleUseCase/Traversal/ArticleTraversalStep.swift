public import ArticleDomain

/// A step of a traversal: the articles of a page, and the traversal after it.
public struct ArticleTraversalStep: Hashable, Sendable {
    /// The articles that did not occur before, in the order of the list.
    public let articles: [Fetched<Article>]
    /// The traversal after the step.
    public let traversal: ArticleTraversal

    /// Creates a step.
    public init(_ articles: [Fetched<Article>], traversal: ArticleTraversal) {
        self.articles = articles
        self.traversal = traversal
    }
}
