public import DomainKit

/// The articles of one host that are kept on this machine, searched and listed without a network.
///
/// They are found by an index, which is built in pieces where there is none: until ``updateIndex()`` has nothing left to do,
/// searches and lists lack the articles that it has not come to.
public protocol KeptArticleGateway: Sendable {
    /// Finds the kept articles that match a query.
    ///
    /// - Returns: The articles with the total, the most relevant first; articles of equal relevance the last kept
    ///   first.
    /// - Throws: ``ApplicationError`` of kind `invalidInput` if the kept articles cannot answer the query, `storage` or
    ///   `cancelled`.
    @concurrent
    func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit>

    /// Lists kept articles, the last kept first; `limit` and `offset` are 0 or more.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary]

    /// Returns the number of kept articles.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func count() async throws(ApplicationError) -> Int

    /// Indexes some of the articles that are not indexed yet.
    ///
    /// - Returns: The progress after that.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; what is indexed stays.
    @concurrent
    func updateIndex() async throws(ApplicationError) -> KeptIndexProgress

    /// Removes an article; does nothing if it is not kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; the article is still kept then.
    @concurrent
    func remove(_ id: ArticleID) async throws(ApplicationError)
}

/// The progress of building the index of the kept articles.
public struct KeptIndexProgress: Hashable, Sendable {
    /// The number of articles that are found.
    public let indexed: Int
    /// The number of articles that are not found yet, or by their earlier text.
    public let remaining: Int

    /// Creates a progress.
    public init(indexed: Int, remaining: Int) {
        self.indexed = indexed
        self.remaining = remaining
    }

    /// A Boolean value that indicates whether all articles are found.
    public var isComplete: Bool { remaining == 0 }
}
