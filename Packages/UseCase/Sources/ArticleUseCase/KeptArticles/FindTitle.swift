public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the title of an article among those that are kept, without asking its host; nil where it is not kept.
public struct FindTitle: QueryUseCase {
    private let gateway: any CompletionSource

    /// Makes the use case.
    ///
    /// - Parameter gateway: sees what is there.
    public init(gateway: any CompletionSource) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> String? {
        try await gateway.titles(beginning: input.id.rawValue, limit: nil).first { $0.id == input.id }?.title
    }
}
