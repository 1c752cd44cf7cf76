public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that fetches the images of articles from their hosts, and decodes them.
///
/// Its requests carry no token, also to the host of the article.
public struct RemoteArticleImageGateway: ArticleImageGateway {
    /// The size that images are scaled down to fit into.
    static let limit = PixelSize(width: 800, height: 400)

    private let exchange: any HTTPExchange
    private let decoder: any ImageDecoder

    /// Creates a gateway.
    public init(exchange: any HTTPExchange, decoder: any ImageDecoder) {
        self.exchange = exchange
        self.decoder = decoder
    }

    @concurrent
    public func image(at address: ArticleImageAddress) async throws(ApplicationError) -> PixelImage {
        try await decoder.pixels(of: try await exchange.imageFile(at: address.url), fitting: Self.limit)
    }
}
