public import ArticleDomain
import DomainKit
public import UseCaseKit

/// A selection of what is on this machine.
public enum LibrarySelection: Hashable, Sendable {
    /// The tags of the kept articles.
    case tags
    /// The saved searches.
    case searches
    /// The kept articles.
    case kept
    /// The kept articles that match a query.
    case found(SearchQuery)
    /// The articles that were read.
    case history
}

/// An entry of a list of the library.
public enum LibraryEntry: Equatable, Sendable, Identifiable {
    /// A tag of kept articles.
    case tag(KnownTag)
    /// A saved search.
    case search(SavedSearch)
    /// A saved search that cannot be read.
    case unreadable(SavedSearchList.Unreadable)
    /// A kept article.
    case kept(KeptArticleSummary)
    /// A kept article that matches a query.
    case found(KeptArticleHit)
    /// An article that was read.
    case history(HistoryEntry)

    /// The identity of the entry in its list.
    public var id: String {
        switch self {
        case .tag(let tag): tag.tag.name
        case .search(let search): search.name.text
        case .unreadable(let search): search.name.text
        case .kept(let summary): summary.id.rawValue
        case .found(let hit): hit.id.rawValue
        case .history(let entry): "\(entry.host)/\(entry.article)"
        }
    }
}

/// A list of the library that grows page by page.
public typealias LibraryList = PaginatedList<LibrarySelection, LibraryEntry>

/// The paginator of a list of the library.
public typealias LibraryPaginator = Paginator<LibrarySelection, LibraryEntry>
