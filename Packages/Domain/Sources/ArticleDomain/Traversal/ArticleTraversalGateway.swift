public import DomainKit

/// Keeps how far traversals through lists have come.
public protocol ArticleTraversalGateway: Sendable {
    /// Finds the traversal through a list that was not finished.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal?

    /// Keeps how far a traversal has come, durably; of one that has arrived nothing is kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func save(_ traversal: ArticleTraversal) async throws(ApplicationError)
}
