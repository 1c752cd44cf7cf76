import ArticleContract
import ArticleDomain
import DomainKit
import PresentationKit

extension ArticleRow {
    /// Shows an article in a list.
    init(_ fetched: Fetched<Article>, calendar: CalendarText) {
        let article = fetched.value
        let isKept = if case .kept = fetched.freshness { true } else { false }
        self.init(
            id: article.id.rawValue,
            title: article.title,
            author: article.author?.id,
            date: article.createdAt.map(calendar.day),
            tags: article.tags.map(\.name),
            likes: article.counts.likes,
            isKept: isKept,
            record: Record(listing: fetched)
        )
    }
}

extension ArticleSelection {
    /// Reads which articles a list is to hold.
    init(_ listing: ArticleListing) throws(ValidationError) {
        switch listing {
        case .newest: self = .newest
        case .search(let text): self = .search(try SearchQuery(text))
        case .tag(let name): self = .tag(try ArticleTag(name))
        case .user(let handle): self = .author(try ArticleAuthor(handle: handle))
        case .stocks(let handle?): self = .stocks(of: try ArticleAuthor(handle: handle))
        case .stocks(nil): self = .stocks(of: nil)
        case .mine: self = .mine
        }
    }
}
