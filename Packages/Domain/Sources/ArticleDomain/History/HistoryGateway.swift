public import DomainKit
public import Foundation

/// Keeps which articles were read, those of all hosts together, each once.
public protocol HistoryGateway: Sendable {
    /// Puts an article first, in place of what was kept of it, and drops what is beyond ``HistoryEntry/limit``.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`, `invalidInput` or `cancelled`; nothing was changed then.
    @concurrent
    func add(_ entry: HistoryEntry) async throws(ApplicationError)

    /// One page of what was read, the last read first, with the total; entries that cannot be read are passed over.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry>

    /// When each article of a host was read last; empty if none was.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date]

    /// Removes an article; one that is not there is no error.
    ///
    /// - Parameter article: which one; where it is named by its identifier alone, that of every host.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; an entry that cannot be removed stops no other.
    @concurrent
    func remove(_ article: ArticleReference) async throws(ApplicationError)

    /// Removes everything, also what can no longer be read, but for what a newer program has written.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; an entry that cannot be removed stops no other.
    @concurrent
    func clear() async throws(ApplicationError)
}
