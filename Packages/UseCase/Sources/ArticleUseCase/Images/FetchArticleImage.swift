public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches an image of an article.
public struct FetchArticleImage: QueryUseCase {
    private let gateway: any ArticleImageGateway

    /// Creates the use case.
    public init(gateway: any ArticleImageGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleImageAddress) async throws(ApplicationError) -> PixelImage {
        try await gateway.image(at: input)
    }
}
