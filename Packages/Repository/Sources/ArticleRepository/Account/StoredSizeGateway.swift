public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Measures the articles that a ``KeepingArticleGateway`` keeps.
public struct StoredSizeGateway: KeptSizeGateway {
    private let host: ArticleHost
    private let store: any MeasuredStore

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: the host whose articles are measured.
    ///   - store: keeps them.
    public init(host: ArticleHost, store: any MeasuredStore) {
        self.host = host
        self.store = store
    }

    @concurrent
    public func size() async throws(ApplicationError) -> KeptSize {
        do throws(DocumentError) {
            let size = try await store.size(of: "articles-\(host)")
            return KeptSize(articles: size.documents, bytes: size.bytes)
        } catch {
            throw ApplicationError(error)
        }
    }
}
