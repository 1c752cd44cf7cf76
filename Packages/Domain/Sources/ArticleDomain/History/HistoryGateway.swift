public import DomainKit
public import Foundation

/// The history of the articles that were read, of all hosts together, each article once.
public protocol HistoryGateway: Sendable {
    /// Adds an entry as the latest, in place of an older entry of the article, and drops entries beyond
    /// ``HistoryEntry/limit``.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`, `invalidInput` or `cancelled`; nothing was changed then.
    @concurrent
    func add(_ entry: HistoryEntry) async throws(ApplicationError)

    /// Returns one page of the history, the latest entry first, with the total; skips entries that cannot be read.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry>

    /// Returns the dates on which articles of a host were read last; empty if there are none.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date]

    /// Removes an article; does nothing if it is not in the history.
    ///
    /// - Parameter article: the article; an identifier alone means that of every host.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; other entries are removed nevertheless.
    @concurrent
    func remove(_ article: ArticleReference) async throws(ApplicationError)

    /// Removes all entries, unreadable ones included, except those that a newer version of the program has written.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; other entries are removed nevertheless.
    @concurrent
    func clear() async throws(ApplicationError)
}

/// An article that was read, with the date of the last time.
public struct HistoryEntry: Hashable, Sendable {
    /// The maximum number of entries in a history; the oldest are dropped.
    public static let limit = 1000

    /// The identifier of the article.
    public let article: ArticleID
    /// The host of the article.
    public let host: ArticleHost
    /// The title when the article was read.
    public let title: String
    /// The date on which the article was read.
    public let date: Date

    /// Creates an entry.
    public init(_ article: ArticleID, on host: ArticleHost, title: String, date: Date) {
        self.article = article
        self.host = host
        self.title = title
        self.date = date
    }
}
