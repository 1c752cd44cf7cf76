public import DomainKit

/// Keeps how far walks through lists have come.
public protocol ArticleWalkGateway: Sendable {
    /// Finds the walk through a list that was not finished.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func walk(through selection: ArticleSelection) async throws(ApplicationError) -> ArticleWalk?

    /// Keeps how far a walk has come, durably; of one that has arrived nothing is kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func keep(_ walk: ArticleWalk) async throws(ApplicationError)
}
