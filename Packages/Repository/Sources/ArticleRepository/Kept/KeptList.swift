import ArticleDomain
import DomainKit
import Foundation

/// The form of a kept page of a list, version 1.
struct KeptList: Codable, Sendable {
    /// The identifiers of its articles, in the list's order.
    let articles: [String]
    /// How many articles the whole list had.
    let total: Int?
    /// Whether there was a page after it.
    let hasNext: Bool

    init(_ articles: [ArticleID], of page: Page<Fetched<Article>>) {
        self.articles = articles.map(\.rawValue)
        total = page.total
        hasNext = page.next != nil
    }

    /// The name under which a page is kept: what was asked for, in words.
    static func key(_ request: PageRequest, _ selection: ArticleSelection) -> String {
        let page = "page \(request.number) of \(request.size)"
        return switch selection {
        case .newest: "newest, \(page)"
        case .search(let query): "search, \(page), \(query.text)"
        case .tag(let tag): "tag, \(page), \(tag.name)"
        case .author(let author): "author, \(page), \(author.id)"
        case .stocks(let owner): "stocks, \(page), \(owner?.id ?? "mine")"
        case .mine: "mine, \(page)"
        }
    }
}
