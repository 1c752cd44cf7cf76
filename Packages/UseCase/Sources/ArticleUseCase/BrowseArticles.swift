public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// A list of articles that grows page by page, each article with its freshness.
public typealias ArticleList = PaginatedList<ArticleSelection, Fetched<Article>>

/// The paginator of a list of articles.
public typealias ArticlePaginator = Paginator<ArticleSelection, Fetched<Article>>

/// The facts about articles that commands have changed since their lists were fetched; every list shows them.
public struct ArticleMarks: Hashable, Sendable {
    /// The articles that were kept on this machine, or whose copies were removed.
    public internal(set) var kept: [ArticleID: Bool]
    /// The articles that are known to be in the stocks of the signed-in user, or not any more.
    public internal(set) var stocked: [ArticleID: Bool]

    /// Creates marks.
    public init(kept: [ArticleID: Bool] = [:], stocked: [ArticleID: Bool] = [:]) {
        self.kept = kept
        self.stocked = stocked
    }

    /// Adopts what the new articles of a list say: they are kept as the list has them, and those of the user's stocks are
    /// stocked.
    ///
    /// - Parameters:
    ///   - known: the number of articles that the list had before.
    ///   - old: the marks from before the request; what has changed since is newer than the list.
    mutating func adopt(_ list: ArticleList, after known: Int, since old: ArticleMarks) {
        switch list.phase {
        case .idle, .complete: break
        case .loading, .refreshing, .failed: return
        }
        for id in list.items.dropFirst(known).map(\.id) {
            if kept[id] == old.kept[id] { kept[id] = nil }
            if list.query == .stocks(of: nil), stocked[id] == old.stocked[id] { stocked[id] = true }
        }
    }
}

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
        /// Fetches the list again; the old list stays until the new first page arrives.
        case refresh
    }

    private let paginator: ArticlePaginator
    private let marks: State<ArticleMarks>

    /// Creates the use case.
    public init(paginator: ArticlePaginator, marks: State<ArticleMarks>) {
        self.paginator = paginator
        self.marks = marks
    }

    /// Never throws; a failure is a phase of the list.
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
        case .refresh: load = .refresh
        }
        let before = paginator.list.value
        // After a failed refresh, the next page is the first one, which takes the place of the list.
        let known = load == .next && before.next?.previous != nil ? before.items.count : 0
        let old = marks.value
        // A request that another one has replaced changes no marks.
        guard await paginator.load(load) else { return }
        marks.update { $0.adopt(paginator.list.value, after: known, since: old) }
    }
}

/// Finds the article before or behind another one in a list; the state receives it.
///
/// A list that has more pages is extended, and one that nobody has started is started.
public struct FindAdjacentArticle: CommandUseCase {
    /// A direction in a list.
    public enum Direction: Hashable, Sendable {
        /// Towards the start of the list.
        case previous
        /// Towards the end of the list.
        case next
    }

    /// An article, its list, and a direction.
    public struct Input: Hashable, Sendable {
        /// The article.
        public let article: ArticleID
        /// The list, in case that it was not started.
        public let selection: ArticleSelection
        /// The direction.
        public let direction: Direction

        /// Creates an input.
        public init(_ direction: Direction, of article: ArticleID, in selection: ArticleSelection) {
            self.article = article
            self.selection = selection
            self.direction = direction
        }
    }

    /// The neighbour of an article in a list.
    public enum Output: Hashable, Sendable {
        /// The neighbour.
        case article(ArticleID)
        /// There is none: the article is the first or the last one.
        case end
        /// The article is not in the list.
        case unlisted
    }

    private let paginator: ArticlePaginator
    private let found: State<Output?>

    /// Creates the use case.
    public init(paginator: ArticlePaginator, found: State<Output?>) {
        self.paginator = paginator
        self.found = found
    }

    /// Finds the neighbour.
    ///
    /// - Throws: ``ApplicationError`` if the page with the neighbour cannot be fetched.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await found.load { () throws(ApplicationError) in try await neighbour(input) }
    }

    private func neighbour(_ input: Input) async throws(ApplicationError) -> Output {
        if paginator.list.value.query == nil {
            await paginator.load(.start(input.selection))
            if case .failed(let error) = paginator.list.value.phase { throw error }
        }
        var list = await loadedList()
        guard let index = list.items.firstIndex(where: { $0.id == input.article }) else { return .unlisted }
        switch input.direction {
        case .previous: return index > 0 ? .article(list.items[index - 1].id) : .end
        case .next:
            // A page can be empty, because all its articles were on pages before.
            while index + 1 >= list.items.count, list.next != nil, !Task.isCancelled {
                await paginator.load(.next)
                list = await loadedList()
                if case .failed(let error) = list.phase { throw error }
            }
            guard list.items.indices.contains(index), list.items[index].id == input.article else { return .unlisted }
            return index + 1 < list.items.count ? .article(list.items[index + 1].id) : .end
        }
    }

    /// Returns the list as it is when no request of another screen is running.
    private func loadedList() async -> ArticleList {
        for await list in paginator.list.values where list.phase != .loading && list.phase != .refreshing {
            return list
        }
        return paginator.list.value
    }
}
