/// A full-text index of documents, which also holds the data of lists, so that lists open no documents.
///
/// An index is derived from documents and is disposable: every function throws ``TextIndexError/needsRebuild(_:)`` if
/// it is missing or damaged, and the gateway that owns the documents then calls ``reset(markingDirty:)`` and updates the
/// entries of the dirty keys. It finds exactly the entries that match a query, whatever the length of the words.
///
/// A gateway marks keys as dirty, changes the documents, then changes the index. If the program ends in between,
/// whoever comes next finds the dirty keys and updates their entries. So marks are durable when ``markDirty(_:)``
/// returns, and changes need not be: after a power loss the index is in some earlier state, and everything that it
/// lacks is marked. Every function may be called from any task and does its work off the caller's actor.
public protocol TextIndex: Sendable {
    /// Searches for entries; `limit` and `offset` are 0 or more.
    ///
    /// Fields with a greater weight and more hits make an entry more relevant; of equally relevant ones the one with
    /// the greater ``TextEntry/order`` comes first, then the smaller key.
    @concurrent
    func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits

    /// Lists entries by descending ``TextEntry/order``, then by ascending key; `limit` and `offset` are 0 or more.
    ///
    /// - Complexity: O(limit + offset); reads no texts.
    @concurrent
    func list(limit: Int, offset: Int) async throws(TextIndexError) -> [TextSummary]

    /// Returns the number of entries.
    @concurrent
    func count() async throws(TextIndexError) -> Int

    /// Commits several changes as one transaction, and unmarks their keys.
    ///
    /// A key that was marked while it was dirty stays dirty until ``updateDirtyEntries(limit:_:)`` has read its document:
    /// of two who change a document at once, either may be the later one here. Of two changes of one key the later one counts. Putting an unchanged entry costs next to nothing. Keys that were
    /// not marked as dirty are changed as well, but a power loss may revert that unnoticed.
    ///
    /// - Parameter changes: the changes; an empty list does nothing.
    /// - Throws: ``TextIndexError``; nothing was changed then.
    @concurrent
    func change(_ changes: [TextIndexChange]) async throws(TextIndexError)

    /// Marks keys durably, because their documents are about to change.
    ///
    /// An index that cannot be written at all may be removed instead, so that documents need not wait for it.
    ///
    /// - Throws: ``TextIndexError``; nothing was marked then.
    @concurrent
    func markDirty(_ keys: [String]) async throws(TextIndexError)

    /// Returns the keys that are dirty, marked by this program or another one, in no particular order.
    @concurrent
    func dirtyKeys() async throws(TextIndexError) -> [String]

    /// Updates the entries of some dirty keys, as one transaction, and unmarks these keys.
    ///
    /// The documents are read while others may change them: an entry is not used if its key was marked again or changed
    /// since it was requested.
    ///
    /// At most `limit` keys, 1 or more, are updated. The function returns the entry of a key, or nil if there is no
    /// document; it must not use the index, and its errors are rethrown.
    ///
    /// - Returns: The number of keys that are dirty now.
    /// - Throws: ``TextIndexError``; nothing was changed then.
    @concurrent
    func updateDirtyEntries(
        limit: Int,
        _ entry: @Sendable (String) async throws(TextIndexError) -> TextEntry?
    ) async throws(TextIndexError) -> Int

    /// Replaces the index by an empty one in which keys are dirty, in addition to those that were.
    ///
    /// Nobody else can change the index meanwhile. So a gateway that reads the keys of its documents only when they are
    /// requested misses none, and it fills the index in pieces, each of which is kept. Nothing is done if another program
    /// has replaced the index since this one last used it.
    ///
    /// - Parameter keys: returns the keys; it must not use the index. Its errors are rethrown.
    /// - Throws: ``TextIndexError``; the index is unchanged then.
    @concurrent
    func reset(
        markingDirty keys: @Sendable () async throws(TextIndexError) -> [String]
    ) async throws(TextIndexError)
}

/// One change of an index.
public enum TextIndexChange: Hashable, Sendable {
    /// Writes an entry in place of the one under the same key.
    case put(TextEntry)
    /// Removes the entry under the key, if there is one.
    case remove(String)

    /// The key of the changed entry.
    public var key: String {
        switch self {
        case .put(let entry): entry.key
        case .remove(let key): key
        }
    }
}
