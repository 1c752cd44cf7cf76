public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import DomainKit

extension SearchQuery {
    /// Creates the query of a search.
    init(_ search: ArticleSearch) throws(ValidationError) {
        try self.init(search.words, filters: search.filters())
    }
}

extension KeptSearch {
    /// Creates a search of kept articles.
    ///
    /// - Throws: ``ValidationError`` for the page, for its size and for the search.
    public init(_ search: ArticleSearch, page: Int, size: Int) throws(ValidationError) {
        let page = try PageRequest(number: page, size: size)
        self.init(try SearchQuery(search), page: page)
    }
}

extension ArticleSearch {
    /// Returns the conditions of the search.
    func filters() throws(ValidationError) -> [SearchFilter] {
        let given: [(SearchFilter.Field, String?)] = [
            (.created, created), (.updated, updated), (.stocks, stocks), (.title, title), (.code, code),
            (.organization, organization),
        ]
        var filters: [SearchFilter] = []
        for (field, value) in given {
            if let value { filters.append(try SearchFilter(field, value)) }
        }
        return filters
    }
}

extension ArticleSelection {
    /// Creates the selection of a list.
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
