public import DomainKit

/// Fetches the comments on articles.
public protocol CommentGateway: Sendable {
    /// Fetches all comments on an article.
    ///
    /// - Returns: the comments in the order of their source; empty if there are none.
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article.
    @concurrent
    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]>
}
