public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of unfinished traversals, as one document for each list.
public struct StoredArticleTraversalGateway: ArticleTraversalGateway {
    private let walks: DocumentCollection<TraversalDocument>

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - host: the host of the lists; each host has its own collection.
    ///   - store: stores the documents, in the collection `walks-HOST`.
    public init(host: ArticleHost, store: any DocumentStore) {
        walks = DocumentCollection("walks-\(host)", in: store)
    }

    @concurrent
    public func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? {
        let key = ArticlePageDocument.name(of: selection)
        guard let kept = try await walks.value(for: key) else { return nil }
        do throws(ValidationError) {
            return try kept.traversal(of: selection)
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(walks.name)/\(key)")), origin: error)
        }
    }

    @concurrent
    public func save(_ walk: ArticleTraversal) async throws(ApplicationError) {
        let key = ArticlePageDocument.name(of: walk.selection)
        if walk.isComplete {
            try await walks.delete(key)
        } else {
            try await walks.put(TraversalDocument(walk), for: key)
        }
    }
}
