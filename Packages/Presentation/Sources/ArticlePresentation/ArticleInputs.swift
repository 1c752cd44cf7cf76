public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import DomainKit
import PresentationKit
import UseCaseKit

extension SearchQuery {
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

extension ReactionRequest {
    /// Creates the request of an action of the user.
    ///
    /// - Throws: ``ValidationError`` if the name is neither the identifier nor the URL of an article.
    public init(_ action: ReactionAction, article name: String) throws(ValidationError) {
        self.init(action.reaction, to: try ArticleReference(name), isGiven: action.isGiven)
    }
}

extension ReactionAction {
    fileprivate var reaction: Reaction {
        switch self {
        case .stock, .unstock, .stocked: .stock
        case .like, .unlike, .liked: .like
        }
    }

    /// A Boolean value that indicates whether the reaction is to be given or removed, or nil for a check.
    var isGiven: Bool? {
        switch self {
        case .stock, .like: true
        case .unstock, .unlike: false
        case .stocked, .liked: nil
        }
    }
}

extension ArticleReference {
    /// Returns the identifier in what the user wrote, or the whole text if it names no article.
    static func identifier(in name: String) -> String {
        (try? ArticleReference(name))?.id.rawValue ?? name
    }
}

extension ArticleRoute {
    /// Creates the route to the article that a link leads to; nil for a link to any other page, which a browser shows.
    ///
    /// Only articles of the host of the run can be read here: elsewhere, the same identifier may be another article. The
    /// guide has no articles of a host, but its chapters lead to each other.
    init?(linkTo url: String, from origin: ArticleOrigin) {
        switch origin {
        case .host(let setting, _): self.init(linkTo: url, on: setting.value)
        case .guide: self.init(chapter: url)
        }
    }

    /// Creates the route to the article of a host that a link leads to, or nil.
    init?(linkTo url: String, on host: ArticleHost) {
        guard let reference = try? ArticleReference(url), reference.host == host else { return nil }
        self = .detail(url)
    }

    /// Creates the route to a chapter of the guide; nil for any other file.
    ///
    /// - Parameter file: the name of the file, which is that of the chapter behind its number, such as `03-the-grid.md`.
    private init?(chapter file: String) {
        guard let dash = file.firstIndex(of: "-"), dash > file.startIndex, file.hasSuffix(".md"),
            file[..<dash].allSatisfy(\.isNumber),
            let id = try? ArticleID(String(file[file.index(after: dash)...].dropLast(3)))
        else { return nil }
        self = .detail(id.rawValue)
    }
}

extension Phrase {
    /// Creates the message that a link of the guide leads to a file of the repository.
    static func outsideOfGuide(_ file: String) -> Phrase {
        let path = file.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
        return Phrase(
            en: "'\(path)' is not a chapter of the guide, but a file of the repository.",
            ja: "'\(path)' はガイドの章ではなく、リポジトリー内のファイルです。"
        )
    }
}

extension ListCompletions.Input {
    /// Creates the input of a completion; names that begin otherwise than the prefix may be among the suggestions.
    public init(_ kind: Suggestion.Kind, prefix: String) {
        switch kind {
        case .tags: self = .tags
        case .savedSearches: self = .savedSearches
        case .keptArticles: self = .keptArticles(prefix: prefix)
        }
    }
}

extension [Suggestion] {
    /// Creates the suggestions of a completion, in its order.
    public init(_ completions: ListCompletions.Output) {
        switch completions {
        case .tags(let tags):
            self = tags.map { tag in
                Suggestion(tag.tag.name, tag.keptCount > 0 ? Phrase(keptArticles: tag.keptCount) : nil)
            }
        case .savedSearches(let names): self = names.map { Suggestion($0.text) }
        case .keptArticles(let titles):
            self = titles.map { Suggestion($0.id.rawValue, Phrase(verbatim: $0.title)) }
        }
    }
}
