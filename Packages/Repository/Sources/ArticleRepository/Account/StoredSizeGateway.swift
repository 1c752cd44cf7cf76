public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that measures the kept articles and their index.
public struct StoredSizeGateway: StorageUsageGateway {
    private let host: ArticleHost
    private let store: any MeasuredStore
    private let index: any MeasuredIndex

    /// Creates a gateway.
    public init(host: ArticleHost, store: any MeasuredStore, index: any MeasuredIndex) {
        self.host = host
        self.store = store
        self.index = index
    }

    @concurrent
    public func size() async throws(ApplicationError) -> StorageUsage {
        let size = try await mapping { () throws(DocumentError) in try await store.size(of: "articles-\(host)") }
        return StorageUsage(articles: size.documents, bytes: size.bytes, index: try await keptIndex())
    }

    private func keptIndex() async throws(ApplicationError) -> KeptIndex {
        let measure = try await mapping { () throws(TextIndexError) in try await index.measure() }
        let state: KeptIndex.State =
            switch measure.rebuildCause {
            case nil: measure.isStale ? .old : .current
            case .otherSchema: .old
            case .damaged: .damaged
            case .missing: .missing
            }
        return KeptIndex(state, bytes: measure.bytes)
    }
}
