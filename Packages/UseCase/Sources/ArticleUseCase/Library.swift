public import ArticleDomain
public import DomainKit
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

/// Lists what is on this machine, page by page.
public struct ListLibrary: QueryUseCase {
    /// A page of a selection.
    public struct Input: Hashable, Sendable {
        /// The page.
        public let page: PageRequest
        /// The selection.
        public let selection: LibrarySelection

        /// Creates an input.
        public init(_ page: PageRequest, of selection: LibrarySelection) {
            self.page = page
            self.selection = selection
        }
    }

    private let tags: any QueryUseCase<Void, [KnownTag]>
    private let searches: any QueryUseCase<Void, SavedSearchList>
    private let kept: any QueryUseCase<PageRequest, Page<KeptArticleSummary>>
    private let search: any QueryUseCase<KeptSearch, Page<KeptArticleHit>>
    private let history: any QueryUseCase<PageRequest, Page<HistoryEntry>>

    /// Creates the use case.
    public init(
        tags: any QueryUseCase<Void, [KnownTag]>,
        searches: any QueryUseCase<Void, SavedSearchList>,
        kept: any QueryUseCase<PageRequest, Page<KeptArticleSummary>>,
        search: any QueryUseCase<KeptSearch, Page<KeptArticleHit>>,
        history: any QueryUseCase<PageRequest, Page<HistoryEntry>>
    ) {
        self.tags = tags
        self.searches = searches
        self.kept = kept
        self.search = search
        self.history = history
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Page<LibraryEntry> {
        switch input.selection {
        case .tags: Page(elements: try await tags(()).map { .tag($0) }, next: nil, total: nil)
        case .searches: Page(try await searches(()))
        case .kept: try await kept(input.page).map { .kept($0) }
        case .found(let query): try await search(KeptSearch(query, page: input.page)).map { .found($0) }
        case .history: try await history(input.page).map { .history($0) }
        }
    }
}

extension Page<LibraryEntry> {
    fileprivate init(_ list: SavedSearchList) {
        let entries: [LibraryEntry] = list.searches.map { .search($0) } + list.unreadable.map { .unreadable($0) }
        self.init(elements: entries, next: nil, total: nil)
    }
}

/// Changes what a list of the library has; the list reports progress and failure.
public struct BrowseLibrary: CommandUseCase {
    /// A change of the list.
    public enum Input: Hashable, Sendable {
        /// Starts the list of a selection.
        case start(LibrarySelection)
        /// Shows what a search finds in place of the list.
        case search(LibrarySelection)
        /// Restores the list from before the search, and loads it again.
        case endSearch
        /// Loads the next page, or retries the one that failed.
        case loadMore
        /// Loads the list again, as many entries as it has.
        case reload
    }

    private let paginator: LibraryPaginator

    /// Creates the use case.
    public init(paginator: LibraryPaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .start(let selection): await paginator.load(.start(selection))
        case .search(let selection): await paginator.load(.search(selection))
        case .endSearch:
            paginator.endSearch()
            await paginator.load(.reload)
        case .loadMore: await paginator.load(.next)
        case .reload: await paginator.load(.reload)
        }
    }
}
