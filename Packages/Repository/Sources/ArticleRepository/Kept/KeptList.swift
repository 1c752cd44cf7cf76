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
        let (kind, value) = words(of: selection)
        return [kind, page, value].compactMap(\.self).joined(separator: ", ")
    }

    /// The name of a whole list, in words.
    static func name(of selection: ArticleSelection) -> String {
        let (kind, value) = words(of: selection)
        return [kind, value].compactMap(\.self).joined(separator: ", ")
    }

    private static func words(of selection: ArticleSelection) -> (kind: String, value: String?) {
        switch selection {
        case .newest: ("newest", nil)
        case .search(let query): ("search", query.text)
        case .tag(let tag): ("tag", tag.name)
        case .author(let author): ("author", author.id)
        case .stocks(let owner): ("stocks", owner?.id ?? "mine")
        case .mine: ("mine", nil)
        }
    }
}
