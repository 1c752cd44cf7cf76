/// Keeps documents on this machine, each under a key, so that none is ever half-written or lost.
///
/// The port speaks of bytes and keys only; what a document means is the business of the gateway that keeps it. Every
/// function may be called from any task, and does its work off the caller's actor.
public protocol DocumentStore: Sendable {
    /// Reads one document.
    ///
    /// - Returns: the document as last committed, or nil if there is none under `key`.
    /// - Throws: ``DocumentError``; a damaged document is set aside before the error is thrown, so that the next read
    ///   finds none.
    @concurrent
    func document(for key: DocumentKey) async throws(DocumentError) -> Document?

    /// Makes several changes as one: after a crash either all or none of them hold.
    ///
    /// The changes are durable when the function returns. Two changes of one key are applied in their order.
    ///
    /// - Parameter changes: what to do; an empty list does nothing.
    /// - Throws: ``DocumentError``; nothing was changed then.
    @concurrent
    func commit(_ changes: [DocumentChange]) async throws(DocumentError)

    /// Lists the keys of one collection.
    ///
    /// - Returns: the keys under which a document is kept, in no particular order; empty if there is no such
    ///   collection.
    /// - Throws: ``DocumentError``.
    /// - Complexity: O(n) in the number of keys; opens no document.
    @concurrent
    func keys(in collection: String) async throws(DocumentError) -> [DocumentKey]
}

extension DocumentStore {
    /// Keeps one document, durably, in place of the one under the same key.
    ///
    /// - Throws: ``DocumentError``; the old document is whole then.
    @concurrent
    public func put(_ document: Document, for key: DocumentKey) async throws(DocumentError) {
        try await commit([.put(document, for: key)])
    }

    /// Removes the document under a key; no document there is no error.
    ///
    /// - Throws: ``DocumentError``; the document is still there then.
    @concurrent
    public func delete(_ key: DocumentKey) async throws(DocumentError) {
        try await commit([.delete(key)])
    }
}

/// One step of a transaction.
public enum DocumentChange: Hashable, Sendable {
    /// Keeps a document in place of the one under the same key.
    case put(Document, for: DocumentKey)
    /// Removes the document under the key, if there is one.
    case delete(DocumentKey)

    /// The key that the change is about.
    public var key: DocumentKey {
        switch self {
        case .put(_, let key), .delete(let key): key
        }
    }
}
