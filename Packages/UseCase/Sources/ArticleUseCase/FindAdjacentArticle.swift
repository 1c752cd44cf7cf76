public import ArticleDomain
public import DomainKit
public import UseCaseKit

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
    ///
    /// - Parameters:
    ///   - paginator: the paginator of the list.
    ///   - found: the state that receives the neighbour.
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
