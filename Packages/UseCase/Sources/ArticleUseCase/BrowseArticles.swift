public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Starts a list of articles; the list reports progress and failure.
public struct BrowseArticles: CommandUseCase {
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

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) {
        await paginator.start(input)
        marks.update { $0.adopt(paginator.list.value, after: 0) }
    }
}
