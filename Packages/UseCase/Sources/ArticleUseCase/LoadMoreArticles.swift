public import DomainKit
public import UseCaseKit

/// Fetches the next page of a list, or retries the one that failed; the list reports progress and failure.
public struct LoadMoreArticles: CommandUseCase {
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

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        await marks.load(.next, of: paginator)
    }
}
