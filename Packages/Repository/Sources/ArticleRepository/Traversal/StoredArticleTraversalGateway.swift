public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of unfinished traversals, as one document for each list.
public struct StoredArticleTraversalGateway: ArticleTraversalGateway {
    private let traversals: DocumentCollection<TraversalDocument>

    /// Creates a gateway, which stores documents in the collection `walks-HOST`.
    public init(host: ArticleHost, store: any DocumentStore) {
        traversals = DocumentCollection("walks-\(host)", in: store)
    }

    @concurrent
    public func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? {
        let key = ArticlePageDocument.name(of: selection)
        return try await traversals.value(for: key) { kept throws(ValidationError) in
            try kept.traversal(of: selection)
        }
    }

    @concurrent
    public func save(_ traversal: ArticleTraversal) async throws(ApplicationError) {
        let key = ArticlePageDocument.name(of: traversal.selection)
        if traversal.isComplete {
            try await traversals.delete(key)
        } else {
            try await traversals.put(TraversalDocument(traversal), for: key)
        }
    }
}
