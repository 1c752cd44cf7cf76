public import DomainKit

/// The articles of one host that are kept on this machine, found and listed without a network and without opening them.
public protocol KeptArticleGateway: Sendable {
    /// Finds kept articles, exactly those that a query finds.
    ///
    /// - Returns: the articles, the most relevant first, equally relevant ones the last kept first; with the total.
    /// - Throws: ``ApplicationError`` of kind `invalidInput` if what is kept cannot answer the query, `storage` or
    ///   `cancelled`.
    @concurrent
    func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit>

    /// Lists kept articles, the last kept first.
    ///
    /// - Parameters:
    ///   - limit: how many to give at most, 0 or more.
    ///   - offset: how many to leave out, 0 or more.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary]

    /// How many articles are kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func count() async throws(ApplicationError) -> Int

    /// Forgets an article; one that is not kept is no error.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; it is still kept then.
    @concurrent
    func remove(_ id: ArticleID) async throws(ApplicationError)
}
