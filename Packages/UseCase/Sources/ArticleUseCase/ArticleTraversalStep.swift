public import ArticleDomain
public import DomainKit
public import UseCaseKit

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

/// Finds the unfinished traversal of a list, or creates a new one.
public struct FindArticleTraversal: QueryUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Creates the use case.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal {
        try await gateway.traversal(of: input) ?? ArticleTraversal(input)
    }
}

/// Fetches the next step of a traversal.
public struct FetchArticleTraversalStep: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Creates the use case.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    /// Fetches the next articles.
    ///
    /// - Throws: ``ApplicationError``; a page of kept copies is not a step, so the reason for it is thrown.
    public func callAsFunction(_ input: ArticleTraversal) async throws(ApplicationError) -> ArticleTraversalStep {
        guard let request = input.request else { return ArticleTraversalStep([], traversal: input) }
        let page = try await gateway.page(request.page, of: request.selection)
        if case .kept(_, let reason)? = page.elements.first?.freshness { throw ApplicationError(reason) }
        var traversal = input
        let articles = traversal.take(page)
        return ArticleTraversalStep(articles, traversal: traversal)
    }
}

/// Saves a traversal, so that it can be resumed.
public struct SaveArticleTraversal: CommandUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Creates the use case.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTraversal) async throws(ApplicationError) {
        try await gateway.save(input)
    }
}
