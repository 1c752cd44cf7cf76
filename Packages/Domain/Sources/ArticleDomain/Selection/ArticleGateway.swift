public import DomainKit

/// Fetches articles and lists of articles.
public protocol ArticleGateway: Sendable {
    /// Fetches one page of a list.
    ///
    /// - Returns: The articles in the list's order, each whole; an empty page past the end.
    @concurrent
    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>>

    /// Fetches one article.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article.
    @concurrent
    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article>
}
