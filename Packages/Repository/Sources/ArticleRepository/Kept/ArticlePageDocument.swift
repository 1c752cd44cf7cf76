import ArticleDomain
import DomainKit
import RepositoryKit

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

    /// Returns the key of a page: the list and the page in words.
    static func key(_ request: PageRequest, _ selection: ArticleSelection) -> String {
        let page = "page \(request.number) of \(request.size)"
        let (kind, value) = words(of: selection)
        return fitting([kind, page, value].compactMap(\.self).joined(separator: ", "))
    }

    /// Returns the key of a whole list, in words.
    static func name(of selection: ArticleSelection) -> String {
        let (kind, value) = words(of: selection)
        return fitting([kind, value].compactMap(\.self).joined(separator: ", "))
    }

    /// Returns a key that stores accept: a long one, of a search with many conditions, is cut and gets a hash of the
    /// whole.
    private static func fitting(_ name: String) -> String {
        guard name.utf8.count > DocumentKey.lengthLimit else { return name }
        let hash = ", " + StableHash(name).digits
        var beginning = name
        while beginning.utf8.count + hash.utf8.count > DocumentKey.lengthLimit { beginning.removeLast() }
        return beginning + hash
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
