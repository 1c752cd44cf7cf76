public import DomainKit
public import UseCaseKit

/// Fetches the next page of a list, or retries the one that failed; the list reports progress and failure.
public struct LoadMoreArticles: CommandUseCase {
    private let paginator: ArticlePaginator

    /// Creates the use case.
    ///
    /// - Parameter paginator: the paginator of the list.
    public init(paginator: ArticlePaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        await paginator.loadNext()
    }
}
