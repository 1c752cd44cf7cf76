import ArticleRepository
import ArticleUseCase
import CurlTransport
import ImageCodecs
import RepositoryKit

/// The images in the texts of articles and manuscripts.
extension ReaderApp {
    var fetchImage: FetchArticleImage { FetchArticleImage(gateway: images) }

    /// Creates the gateway of images, which keeps the latest files in memory.
    ///
    /// Its exchange has neither the token nor the quota of the host, and a host of images that cannot be reached says nothing
    /// about the connection.
    static func makeImages(_ storage: ReaderStorage) -> RemoteArticleImageGateway {
        let transport = RetryingExchange(CurlHTTPExchange(environment: storage.environment))
        return RemoteArticleImageGateway(
            exchange: CachingExchange(transport, age: 3_600, capacity: 16 << 20),
            decoder: CodecImageDecoder()
        )
    }
}
