public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Begins the list of a selection; how it goes is told by the list itself.
public struct BrowseArticles: CommandUseCase {
    private let paginator: ArticlePaginator

    /// Makes the use case.
    ///
    /// - Parameter paginator: what builds up the list.
    public init(paginator: ArticlePaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) {
        await paginator.start(input)
    }
}
