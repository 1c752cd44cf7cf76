public import DomainKit
public import UseCaseKit

/// Fetches the next page of the list, or again the one that failed; how it goes is told by the list itself.
public struct LoadMoreArticles: CommandUseCase {
    private let paginator: ArticlePaginator

    /// Makes the use case.
    ///
    /// - Parameter paginator: what builds up the list.
    public init(paginator: ArticlePaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        await paginator.loadNext()
    }
}
