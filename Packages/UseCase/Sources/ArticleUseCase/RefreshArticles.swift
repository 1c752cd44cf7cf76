public import DomainKit
public import UseCaseKit

/// Fetches the list anew; the old one stays until the new one is there.
public struct RefreshArticles: CommandUseCase {
    private let paginator: ArticlePaginator
    private let memory: (any InvalidatableCache)?

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - paginator: what builds up the list.
    ///   - memory: would answer what it was answered a moment ago, or nil where nothing does.
    public init(paginator: ArticlePaginator, memory: (any InvalidatableCache)? = nil) {
        self.paginator = paginator
        self.memory = memory
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        memory?.invalidate()
        await paginator.refresh()
    }
}
