public import DomainKit
public import UseCaseKit

/// Fetches a list again; the old list stays until the new one is complete.
public struct RefreshArticles: CommandUseCase {
    private let paginator: ArticlePaginator
    private let marks: State<ArticleMarks>
    private let cache: (any InvalidatableCache)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - paginator: the paginator of the list.
    ///   - marks: the state of what lists show about articles, which adopts what the list says.
    ///   - cache: the cache of responses, which is invalidated first, or nil where there is none.
    public init(
        paginator: ArticlePaginator,
        marks: State<ArticleMarks>,
        cache: (any InvalidatableCache)? = nil
    ) {
        self.paginator = paginator
        self.marks = marks
        self.cache = cache
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        cache?.invalidate()
        await marks.load(.refresh, of: paginator)
    }
}
