public import DomainKit
public import UseCaseKit

/// Fetches a list again; the old list stays until the new one is complete.
public struct RefreshArticles: CommandUseCase {
    private let paginator: ArticlePaginator
    private let memory: (any InvalidatableCache)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - paginator: the paginator of the list.
    ///   - memory: the cache of responses, which is invalidated first, or nil where there is none.
    public init(paginator: ArticlePaginator, memory: (any InvalidatableCache)? = nil) {
        self.paginator = paginator
        self.memory = memory
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        memory?.invalidate()
        await paginator.refresh()
    }
}
