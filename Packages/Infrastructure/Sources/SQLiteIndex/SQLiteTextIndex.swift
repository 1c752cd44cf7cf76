internal import DedicatedThreads
internal import FileStorage
public import RepositoryKit

/// Keeps an index in a database of SQLite, in a folder of its own.
///
/// Trigrams (FTS5) narrow a search to the entries that may have its words of three code points or more; those are then
/// read, and so is every entry if a word is shorter. Both ways find the same, because texts are folded before SQLite sees
/// them. The relevance is the number of occurrences with the weights of the fields, where each further one counts less.
///
/// Several processes may use one folder. One at a time changes something, and readers wait only while it writes the pages
/// of a transaction to the file. Changes are logged in a rollback journal: SQLite's write-ahead log would need a file that
/// is mapped into memory, and on a full disk the process ends where such a file has no blocks. Each reset creates a new
/// file, which replaces the old one when it is complete. A damaged file is never used again.
///
/// ```swift
/// let title = TextIndexSchema.Field("title", weight: 8)
/// let body = TextIndexSchema.Field("body")
/// let form = TextIndexSchema(version: 1, fields: [title, body])
/// let books = SQLiteTextIndex(folder: "/home/ann/.cache/library/index", form: form)
/// let words = ["whale"].compactMap { TextQuery.Term($0) }
/// let hits = try await books.search(TextQuery([words]), limit: 20, offset: 0)
/// ```
public struct SQLiteTextIndex: TextIndex {
    let folder: IndexFolder
    private let schema: IndexSchema
    private let lockTimeout: Duration
    private let reader: IndexSession
    private let writer: IndexSession
    private let mutex = AsyncMutex()

    /// Creates an index; the folder is read by the first use, and created by the first rebuild.
    ///
    /// Only the index uses the folder. Waiting fails after a time, as another process may be rebuilding the index.
    public init(folder: String, form: TextIndexSchema, lockTimeout: Duration = .seconds(60)) {
        self.folder = IndexFolder(path: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        schema = IndexSchema(form: form)
        self.lockTimeout = lockTimeout
        reader = IndexSession(self.folder, schema, writes: false, lockTimeout: lockTimeout)
        writer = IndexSession(self.folder, schema, writes: true, lockTimeout: lockTimeout)
    }

    @concurrent
    public func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits {
        try await read { contents throws(SQLiteFailure) in
            try contents.search(query, limit: limit, offset: offset)
        }
    }

    @concurrent
    public func list(limit: Int, offset: Int) async throws(TextIndexError) -> [TextSummary] {
        try await read { contents throws(SQLiteFailure) in try contents.list(limit: limit, offset: offset) }
    }

    @concurrent
    public func count() async throws(TextIndexError) -> Int {
        try await read { contents throws(SQLiteFailure) in try contents.count() }
    }

    @concurrent
    public func dirtyKeys() async throws(TextIndexError) -> [String] {
        try await read { contents throws(SQLiteFailure) in try contents.dirtyKeys() }
    }

    @concurrent
    public func change(_ changes: [TextIndexChange]) async throws(TextIndexError) {
        if changes.isEmpty { return }
        // A power failure that undoes it also undoes the removal of the announcements.
        try await write(.consistent) { contents throws(SQLiteFailure) in try contents.change(changes) }
    }

    @concurrent
    public func markDirty(_ keys: [String]) async throws(TextIndexError) {
        if keys.isEmpty { return }
        do throws(TextIndexError) {
            try await write(.durable) { contents throws(SQLiteFailure) in try contents.markDirty(keys) }
        } catch {
            // Without the mark, an index that stays would be wrong after the documents have changed.
            guard case .file(.notWritable) = error, try await isRemoved() else { throw error }
            throw .needsRebuild(.missing)
        }
    }

    @concurrent
    public func updateDirtyEntries(
        limit: Int,
        _ entry: @Sendable (String) async throws(TextIndexError) -> TextEntry?
    ) async throws(TextIndexError) -> Int {
        let marks = try await read { contents throws(SQLiteFailure) in try contents.marks(limit: limit) }
        if marks.isEmpty { return 0 }
        var updates: [MarkedChange] = []
        for mark in marks {
            if Task.isCancelled { throw .cancelled }
            let change = try await entry(mark.key).map { TextIndexChange.put($0) } ?? .remove(mark.key)
            updates.append(MarkedChange(mark: mark, change: change))
        }
        return try await write(.consistent) { [updates] contents throws(SQLiteFailure) in
            try contents.change(updates)
            return try contents.dirtyCount()
        }
    }

    @concurrent
    public func reset(
        markingDirty keys: @Sendable () async throws(TextIndexError) -> [String]
    ) async throws(TextIndexError) {
        let seen = await [reader.lastSeen, writer.lastSeen].compactMap(\.self).max() ?? .max
        try await withLock { () async throws(TextIndexError) in
            if try TextIndexError.reading(folder.path, try folder.newest())?.number ?? 0 > seen { return }
            let dirty = (try? await dirtyKeys()) ?? []
            try await IndexBuilder(folder: folder, schema: schema).build(dirtyKeys: try await keys() + dirty)
        }
    }

    /// Removes every generation without the lock, which cannot be acquired.
    private func isRemoved() async throws(TextIndexError) -> Bool {
        try await DedicatedThread.run { [folder] () throws(TextIndexError) in
            try TextIndexError.writing(folder.path, try folder.clear(except: nil))
            return try TextIndexError.reading(folder.path, try folder.newest()) == nil
        }
    }

    private func read<Result: Sendable>(
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Result
    ) async throws(TextIndexError) -> Result {
        try await reader.perform(.reading, body)
    }

    private func write<Result: Sendable>(
        _ mode: Database.TransactionMode,
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Result
    ) async throws(TextIndexError) -> Result {
        // An index that is missing is found so before the lock is acquired, which would create its folder.
        try await writer.newest()
        return try await withLock { () async throws(TextIndexError) in try await writer.perform(mode, body) }
    }

    /// Calls a function under the lock, which excludes other processes and other tasks of this one.
    private func withLock<Result: Sendable>(
        _ body: () async throws(TextIndexError) -> Result
    ) async throws(TextIndexError) -> Result {
        try await mutex.withLock { () async throws(TextIndexError) in
            let lock = try await lock()
            let result = try await body()
            _ = consume lock
            return result
        }
    }

    private func lock() async throws(TextIndexError) -> FileLock {
        try await DedicatedThread.run(Interruption()) { [folder, lockTimeout] interruption throws(TextIndexError) in
            try TextIndexError.locking(folder.lock, timeout: lockTimeout, interruption)
        }
    }
}

extension SQLiteTextIndex: MeasuredIndex {
    @concurrent
    public func measure() async throws(TextIndexError) -> IndexMeasure {
        let bytes = try await DedicatedThread.run { [folder] () throws(TextIndexError) in
            try TextIndexError.reading(folder.path, try folder.size())
        }
        do throws(TextIndexError) {
            let isStale = try await !dirtyKeys().isEmpty
            // The whole list is read, so that what it would find damaged is found now.
            _ = try await list(limit: .max, offset: 0)
            return IndexMeasure(bytes: bytes, rebuildCause: nil, isStale: isStale)
        } catch {
            guard case .needsRebuild(let cause) = error else { throw error }
            return IndexMeasure(bytes: bytes, rebuildCause: cause, isStale: false)
        }
    }
}
