public import DomainKit

/// Stores unfinished traversals.
public protocol ArticleTraversalGateway: Sendable {
    /// Returns the unfinished traversal of a list.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal?

    /// Stores a traversal durably, or removes the stored one if the traversal is complete.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func save(_ traversal: ArticleTraversal) async throws(ApplicationError)
}
