public import Foundation

/// That an article was read, and when for the last time.
public struct HistoryEntry: Hashable, Sendable {
    /// How many articles a history keeps at most; of more, those are dropped that were read longest ago.
    public static let limit = 1000

    /// Which article.
    public let article: ArticleID
    /// Where it is.
    public let host: ArticleHost
    /// The title that it had then.
    public let title: String
    /// When it was read.
    public let date: Date

    /// Makes an entry.
    public init(_ article: ArticleID, on host: ArticleHost, title: String, date: Date) {
        self.article = article
        self.host = host
        self.title = title
        self.date = date
    }
}
