public import RepositoryKit

/// A store whose every function fails with one error.
public struct FailingDocumentStore: DocumentStore, MeasuredStore {
    private let error: DocumentError

    /// Creates a store that fails with an error.
    public init(_ error: DocumentError) {
        self.error = error
    }

    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? { throw error }

    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) { throw error }

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] { throw error }

    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize { throw error }
}
