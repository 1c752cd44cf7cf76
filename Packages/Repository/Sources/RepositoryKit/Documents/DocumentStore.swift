/// Keeps documents on this machine, each under a key, so that none is ever half-written or lost.
///
/// The port speaks of bytes and keys only; what a document means is the business of the gateway that keeps it. Every
/// asynchronous function may be called from any task, and does its work off the caller's actor.
///
/// ```swift
/// func isKept(_ id: String, in store: any DocumentStore) async throws(DocumentError) -> Bool {
///     try await store.document(for: DocumentKey(collection: "books", name: id)) != nil
/// }
/// ```
public protocol DocumentStore: Sendable {
    /// Reads one document.
    ///
    /// - Returns: the document as last committed, or nil if there is none under `key`.
    /// - Throws: ``DocumentError``; a damaged document, and what lies in its place and is no file, is set aside before
    ///   the error is thrown, so that the next read finds none. One beyond ``Document/sizeLimit`` is not read.
    @concurrent
    func document(for key: DocumentKey) async throws(DocumentError) -> Document?

    /// Makes several changes as one: after a crash either all or none of them hold.
    ///
    /// A document of a newer version than the one that is put in its place, or that a deletion names, was written by a
    /// newer program: it is left, and `newerFormat` is thrown.
    ///
    /// The changes are durable when the function returns. Of two changes of one key the later one counts. A document
    /// that is in the way and turns out to be damaged is set aside and reported, one in a newer format is left; nothing
    /// is changed then, and a second attempt finds the place of the damaged one free. What the transaction expects is
    /// looked at while nobody else can change anything.
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

    /// Tells that documents of a collection changed, whoever changed them: this program, another one, or an editor.
    ///
    /// Nothing that changes after the function has returned is missed. Changes in quick succession are told once; the
    /// observer reads again what it is interested in. The observation ends with the stream.
    ///
    /// - Returns: a stream with one element for everything that changed since the element before was taken.
    /// - Throws: ``DocumentError`` if the collection cannot be observed.
    func changes(in collection: String) throws(DocumentError) -> AsyncStream<Void>
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
    /// - Parameters:
    ///   - key: the document's key.
    ///   - version: the newest version that the caller knows; a document of a newer one is left.
    /// - Throws: ``DocumentError``; the document is still there then.
    @concurrent
    public func delete(_ key: DocumentKey, version: Int = 1) async throws(DocumentError) {
        try await commit([.delete(key, version: version)])
    }
}
