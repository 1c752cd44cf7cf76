public import ArticleDomain
public import DomainKit
public import UseCaseKit

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
    ///
    /// - Parameters:
    ///   - tags: lists the tags of the kept articles.
    ///   - searches: lists the saved searches.
    ///   - kept: lists the kept articles.
    ///   - search: searches in the kept articles.
    ///   - history: lists the history.
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
