public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Starts a list of articles, and searches in its place; the list reports progress and failure.
public struct BrowseArticles: CommandUseCase {
    /// A change of the list.
    public enum Input: Hashable, Sendable {
        /// Starts the list of a selection.
        case start(ArticleSelection)
        /// Shows what a search finds in place of the list.
        case search(ArticleSelection)
        /// Restores the list from before the search; one that was not there yet is fetched.
        case endSearch
    }

    private let paginator: ArticlePaginator
    private let marks: State<ArticleMarks>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - paginator: the paginator of the list.
    ///   - marks: the state of what lists show about articles, which adopts what the list says.
    public init(paginator: ArticlePaginator, marks: State<ArticleMarks>) {
        self.paginator = paginator
        self.marks = marks
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .start(let selection): await marks.load(.start(selection), of: paginator)
        case .search(let selection): await marks.load(.search(selection), of: paginator)
        case .endSearch:
            paginator.endSearch()
            let list = paginator.list.value
            // The marks are newer than a list that comes back.
            guard list.items.isEmpty, list.phase != .complete else { return }
            await marks.load(.refresh, of: paginator)
        }
    }
}
