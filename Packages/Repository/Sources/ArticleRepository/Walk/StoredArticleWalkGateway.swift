public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Keeps walks that are not finished as documents, one for each list.
public struct StoredArticleWalkGateway: ArticleWalkGateway {
    private let walks: DocumentCollection<KeptWalk>

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: where the lists are; each host has its own collection.
    ///   - store: keeps the documents, in the collection `walks-HOST`.
    public init(host: ArticleHost, store: any DocumentStore) {
        walks = DocumentCollection("walks-\(host)", in: store)
    }

    @concurrent
    public func walk(through selection: ArticleSelection) async throws(ApplicationError) -> ArticleWalk? {
        let key = KeptList.name(of: selection)
        guard let kept = try await walks.value(for: key) else { return nil }
        do throws(ValidationError) {
            return try kept.walk(through: selection)
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(walks.name)/\(key)")), origin: error)
        }
    }

    @concurrent
    public func keep(_ walk: ArticleWalk) async throws(ApplicationError) {
        let key = KeptList.name(of: walk.selection)
        if walk.isComplete {
            try await walks.delete(key)
        } else {
            try await walks.put(KeptWalk(walk), for: key)
        }
    }
}
