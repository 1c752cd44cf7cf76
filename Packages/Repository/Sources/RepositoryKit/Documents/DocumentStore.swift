/// A database of documents on this machine, with atomic and durable transactions.
///
/// The port knows bytes and keys only; gateways know what a document means. Every asynchronous function may be called
/// from any task, and does its work off the caller's actor.
public protocol DocumentStore: Sendable {
    /// Reads one document.
    ///
    /// - Returns: The document as last committed, or nil if there is none under `key`.
    /// - Throws: ``DocumentError``; a damaged document, and anything at its path that is not a regular file, is set aside
    ///   before the error is thrown, so that the next read finds none. A document beyond ``Document/sizeLimit`` is not
    ///   read.
    @concurrent
    func document(for key: DocumentKey) async throws(DocumentError) -> Document?

    /// Commits several changes as one transaction: after a crash either all or none of them hold.
    ///
    /// A document of a newer version than the one that replaces it, or that a deletion names, was written by a newer
    /// program: it is left unchanged, and `newerFormat` is thrown.
    ///
    /// The changes are durable when the function returns. Of two changes of one key the later one counts. If a damaged
    /// document is in the way, it is set aside and reported, and nothing is changed; a second attempt succeeds.
    /// Preconditions are checked while the lock is held.
    ///
    /// - Parameter changes: the changes; an empty list does nothing.
    /// - Throws: ``DocumentError``; nothing was changed then.
    @concurrent
    func commit(_ changes: [DocumentChange]) async throws(DocumentError)

    /// Lists the keys of one collection.
    ///
    /// - Returns: The keys in no particular order; empty if there is no such collection.
    /// - Complexity: O(n) in the number of keys; opens no document.
    @concurrent
    func keys(in collection: String) async throws(DocumentError) -> [DocumentKey]
}

extension DocumentStore {
    /// Writes one document durably, in place of the one under the same key.
    ///
    /// - Throws: ``DocumentError``; the old document is unchanged then.
    @concurrent
    public func put(_ document: Document, for key: DocumentKey) async throws(DocumentError) {
        try await commit([.put(document, for: key)])
    }
}
