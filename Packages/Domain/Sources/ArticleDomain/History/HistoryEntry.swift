public import Foundation

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
