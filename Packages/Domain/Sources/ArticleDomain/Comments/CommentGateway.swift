public import DomainKit

/// Where the comments of articles come from.
public protocol CommentGateway: Sendable {
    /// Fetches every comment of an article.
    ///
    /// - Returns: the comments in the order of their source; empty if nobody said anything.
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article.
    @concurrent
    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]>
}
