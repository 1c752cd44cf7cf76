internal import DedicatedThreads
internal import FileStorage
public import RepositoryKit

/// Keeps an index in a database of SQLite, in a folder of its own.
///
/// Words of three code points or more are found by their trigrams (FTS5), shorter and excluded ones by reading the folded
/// texts. Both ways find the same, because texts are folded before SQLite sees them. Relevance is FTS5's bm25 with the
/// weights of the fields; for words that are read, each further occurrence counts less.
///
/// Several processes may use one folder. One at a time changes something, and readers never wait: they see the last
/// committed state. Each rebuild creates a new file, which replaces the old one when it is complete. A damaged file is
/// never used again.
///
/// ```swift
/// let title = TextIndexSchema.Field("title", weight: 8)
/// let body = TextIndexSchema.Field("body")
/// let form = TextIndexSchema(version: 1, fields: [title, body], excerpted: body)
/// let books = SQLiteTextIndex(folder: "/home/ann/.cache/library/index", form: form)
/// let hits = try await books.search(TextQuery(words: ["whale"]), limit: 20, offset: 0)
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
    /// - Parameters:
    ///   - folder: the path of a folder that is used for nothing else.
    ///   - form: the fields and numbers of the entries.
    ///   - lockTimeout: the time after which waiting for another process fails, which may be rebuilding the index.
    public init(folder: String, form: TextIndexSchema, lockTimeout: Duration = .seconds(60)) {
        self.folder = IndexFolder(path: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        schema = IndexSchema(form: form)
        self.lockTimeout = lockTimeout
        reader = IndexSession(self.folder, schema, writes: false)
        writer = IndexSession(self.folder, schema, writes: true)
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
        try await write(.durable) { contents throws(SQLiteFailure) in try contents.markDirty(keys) }
    }

    @concurrent
    public func rebuild(
        _ next: @Sendable () async throws(TextIndexError) -> [TextEntry]
    ) async throws(TextIndexError) {
        try await withLock { () async throws(TextIndexError) in
            let announced = (try? await dirtyKeys()) ?? []
            try await IndexBuilder(folder: folder, schema: schema, announced: announced).build(next)
        }
    }

    private func read<Result: Sendable>(
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Result
    ) async throws(TextIndexError) -> Result {
        try await reader.perform(.reading, body)
    }

    private func write(
        _ mode: Database.TransactionMode,
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Void
    ) async throws(TextIndexError) {
        // Acquiring the lock would create the folder.
        if try reading(folder.path, try folder.newest()) == nil {
            throw .needsRebuild(.missing)
        }
        try await withLock { () async throws(TextIndexError) in try await writer.perform(mode, body) }
    }

    /// Calls a function under the lock, which excludes other processes and other tasks of this one.
    private func withLock(_ body: () async throws(TextIndexError) -> Void) async throws(TextIndexError) {
        try await mutex.withLock { () async throws(TextIndexError) in
            let lock = try await lock()
            try await body()
            _ = consume lock
        }
    }

    private func lock() async throws(TextIndexError) -> FileLock {
        try await DedicatedThread.run(Interruption()) { [folder, lockTimeout] interruption throws(TextIndexError) in
            do throws(FileLock.Failure) {
                return try .acquire(folder.lock, timeout: lockTimeout, interruption)
            } catch {
                throw .locking(folder.lock, error)
            }
        }
    }
}
