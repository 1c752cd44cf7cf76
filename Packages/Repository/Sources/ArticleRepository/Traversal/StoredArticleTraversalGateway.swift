public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of unfinished traversals, as one document for each list.
public struct StoredArticleTraversalGateway: ArticleTraversalGateway {
    private let traversals: DocumentCollection<TraversalDocument>
    private let keys: ArticleListKeys

    /// Creates a gateway, which stores documents in the collection `walks-HOST`.
    ///
    /// Each token, which is evaluated for each call, has its own traversals of the lists of its account; without one,
    /// those are neither found nor stored.
    public init(
        host: ArticleHost,
        token: @autoclosure @escaping @Sendable () -> HostToken? = nil,
        store: any DocumentStore
    ) {
        keys = ArticleListKeys(token: token)
        traversals = DocumentCollection("walks-\(host)", in: store)
    }

    @concurrent
    public func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? {
        guard let key = keys.key(of: selection) else { return nil }
        return try await traversals.value(for: key) { kept throws(ValidationError) in
            try kept.traversal(of: selection)
        }
    }

    @concurrent
    public func save(_ traversal: ArticleTraversal) async throws(ApplicationError) {
        guard let key = keys.key(of: traversal.selection) else { return }
        if traversal.isComplete {
            try await traversals.delete(key)
        } else {
            try await traversals.put(TraversalDocument(traversal), for: key)
        }
    }
}
