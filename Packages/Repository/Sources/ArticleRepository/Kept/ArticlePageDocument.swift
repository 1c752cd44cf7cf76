import ArticleDomain
import DomainKit

/// The stored form of a page of a list, version 1.
struct ArticlePageDocument: Codable, Sendable {
    /// The identifiers of its articles, in the list's order.
    let articles: [String]
    /// The number of articles of the whole list.
    let total: Int?
    let hasNext: Bool

    init(_ articles: [ArticleID], of page: Page<Fetched<Article>>) {
        self.articles = articles.map(\.rawValue)
        total = page.total
        hasNext = page.next != nil
    }
}
