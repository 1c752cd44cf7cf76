public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Starts a list of articles; the list reports progress and failure.
public struct BrowseArticles: CommandUseCase {
    private let paginator: ArticlePaginator

    /// Creates the use case.
    ///
    /// - Parameter paginator: the paginator of the list.
    public init(paginator: ArticlePaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) {
        await paginator.start(input)
    }
}
