public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the pages of a list of articles, and searches in its place; the list reports progress and failure.
public struct BrowseArticles: CommandUseCase {
    /// A change of the list.
    public enum Input: Hashable, Sendable {
        /// Starts the list of a selection.
        case start(ArticleSelection)
        /// Shows what a search finds in place of the list.
        case search(ArticleSelection)
        /// Restores the list from before the search; one that was not there yet is fetched.
        case endSearch
        /// Fetches the next page, or retries the one that failed.
        case loadMore
        /// Fetches the list again; the old list stays until the new one is complete.
        case refresh
    }

    private let paginator: ArticlePaginator
    private let marks: State<ArticleMarks>
    private let cache: (any InvalidatableCache)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - paginator: the paginator of the list.
    ///   - marks: the state of what lists show about articles, which adopts what the list says.
    ///   - cache: the cache of responses, which is invalidated before a refresh, or nil where there is none.
    public init(
        paginator: ArticlePaginator,
        marks: State<ArticleMarks>,
        cache: (any InvalidatableCache)? = nil
    ) {
        self.paginator = paginator
        self.marks = marks
        self.cache = cache
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let load: ArticlePaginator.Load
        switch input {
        case .start(let selection): load = .start(selection)
        case .search(let selection): load = .search(selection)
        case .endSearch:
            paginator.endSearch()
            let list = paginator.list.value
            // The marks are newer than a list that comes back.
            guard list.items.isEmpty, list.phase != .complete else { return }
            load = .refresh
        case .loadMore: load = .next
        case .refresh:
            cache?.invalidate()
            load = .refresh
        }
        let known = load == .next ? paginator.list.value.items.count : 0
        let old = marks.value
        // A request that another one has replaced changes no marks.
        guard await paginator.load(load) else { return }
        marks.update { $0.adopt(paginator.list.value, after: known, since: old) }
    }
}
