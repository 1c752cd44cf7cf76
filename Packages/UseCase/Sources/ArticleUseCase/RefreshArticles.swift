public import DomainKit
public import UseCaseKit

/// Fetches the list anew; the old one stays until the new one is there.
public struct RefreshArticles: CommandUseCase {
    private let paginator: ArticlePaginator

    /// Makes the use case.
    ///
    /// - Parameter paginator: what builds up the list.
    public init(paginator: ArticlePaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        await paginator.refresh()
    }
}
