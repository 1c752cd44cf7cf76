/// Finds documents by what is written in them, and holds what lists show of them, so that lists open no documents.
///
/// An index is made from documents that are kept elsewhere and can be thrown away: who makes it says so with
/// ``TextIndexError/needsRebuild(_:)``, also when a new one is changed, and the gateway that owns the documents calls
/// ``rebuild(_:)``. It finds exactly the entries that fulfil a query, whatever the length of the words.
///
/// So that a program that is ended between a change of the documents and that of the index leaves nothing out, a gateway
/// announces the keys, changes the documents, then changes the index; whoever comes next finds in ``dirtyKeys()`` what
/// was left undone. So what is announced is durable when ``markDirty(_:)`` returns, and what is changed need not be: after
/// a loss of power the index is what it was at some moment, and whatever it lacks is announced. Every function may be
/// called from any task and does its work off the caller's actor.
///
/// ```swift
/// func keys(about words: [String], in index: any TextIndex) async throws(TextIndexError) -> [String] {
///     let hits: TextHits = try await index.search(TextQuery(words: words), limit: 20, offset: 0)
///     return hits.hits.map(\.entry.key)
/// }
/// ```
public protocol TextIndex: Sendable {
    /// Finds entries.
    ///
    /// Heavier fields and more hits make an entry more relevant; of equally relevant ones the one with the greater
    /// ``TextEntry/order`` comes first, then the smaller key.
    ///
    /// - Parameters:
    ///   - query: what to look for.
    ///   - limit: how many to give at most, 0 or more.
    ///   - offset: how many of the most relevant to leave out, 0 or more.
    /// - Throws: ``TextIndexError``.
    @concurrent
    func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits

    /// Lists entries, the greatest ``TextEntry/order`` first, of equal ones the smaller key.
    ///
    /// - Parameters:
    ///   - limit: how many to give at most, 0 or more.
    ///   - offset: how many to leave out, 0 or more.
    /// - Throws: ``TextIndexError``.
    /// - Complexity: O(limit + offset); reads no texts.
    @concurrent
    func list(limit: Int, offset: Int) async throws(TextIndexError) -> [TextSummary]

    /// How many entries there are.
    ///
    /// - Throws: ``TextIndexError``.
    @concurrent
    func count() async throws(TextIndexError) -> Int

    /// Makes several changes as one, and takes their keys from what is announced.
    ///
    /// Of two changes of one key the later one counts. An entry that is put as it is already costs next to nothing. Keys
    /// that were not announced are changed as well, but a loss of power may take that back unseen.
    ///
    /// - Parameter changes: what to do; an empty list does nothing.
    /// - Throws: ``TextIndexError``; nothing was changed then.
    @concurrent
    func change(_ changes: [TextIndexChange]) async throws(TextIndexError)

    /// Says of which keys the documents are about to change, durably.
    ///
    /// - Throws: ``TextIndexError``; nothing was announced then.
    @concurrent
    func markDirty(_ keys: [String]) async throws(TextIndexError)

    /// The keys that were announced and not changed since, by this program or another one, in no particular order.
    ///
    /// - Throws: ``TextIndexError``.
    @concurrent
    func dirtyKeys() async throws(TextIndexError) -> [String]

    /// Puts other entries in place of all there are.
    ///
    /// The entries are taken one batch after the other, while nobody else can change the index; who wants to, waits.
    /// Searches see the index as it was until all entries are there. So a gateway that reads its documents for the
    /// batches only when it is asked for them cannot bring back an entry that another one has changed meanwhile.
    ///
    /// - Parameter next: gives the next entries, none at the end; it must not use the index. What it throws is thrown
    ///   on.
    /// - Throws: ``TextIndexError``; the index is as it was then.
    @concurrent
    func rebuild(
        _ next: @Sendable () async throws(TextIndexError) -> [TextEntry]
    ) async throws(TextIndexError)
}

/// One step of a change of an index.
///
/// ```swift
/// let entry = TextEntry(key: "typee", order: 1846, texts: ["title": ["Typee"]], summary: Array("Typee".utf8))
/// let changes: [TextIndexChange] = [.put(entry), .remove("omoo")]
/// ```
public enum TextIndexChange: Hashable, Sendable {
    /// Keeps an entry in place of the one under the same key.
    case put(TextEntry)
    /// Removes the entry under the key, if there is one.
    case remove(String)

    /// The key that the step is about.
    public var key: String {
        switch self {
        case .put(let entry): entry.key
        case .remove(let key): key
        }
    }
}
