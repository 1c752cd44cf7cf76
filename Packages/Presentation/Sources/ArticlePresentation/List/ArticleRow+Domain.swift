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

extension SearchQuery {
    /// Reads a search: its words, and its conditions.
    init(_ search: ArticleSearch) throws(ValidationError) {
        var filters: [SearchFilter] = []
        if let days = search.created { filters.append(.created(try DayRange(days, field: "created"))) }
        if let days = search.updated { filters.append(.updated(try DayRange(days, field: "updated"))) }
        if let counts = search.stocks { filters.append(.stocks(try CountRange(counts))) }
        if let title = search.title { filters.append(.title(title)) }
        if let code = search.code { filters.append(.code(code)) }
        if let organization = search.organization { filters.append(.organization(organization)) }
        try self.init(search.words, filters: filters)
    }
}

extension ArticleSelection {
    /// Reads which articles a list is to hold.
    init(_ listing: ArticleListing) throws(ValidationError) {
        switch listing {
        case .newest: self = .newest
        case .search(let search): self = .search(try SearchQuery(search))
        case .tag(let name): self = .tag(try ArticleTag(name))
        case .user(let handle): self = .author(try ArticleAuthor(handle: handle))
        case .stocks(let handle?): self = .stocks(of: try ArticleAuthor(handle: handle))
        case .stocks(nil): self = .stocks(of: nil)
        case .mine: self = .mine
        }
    }
}
