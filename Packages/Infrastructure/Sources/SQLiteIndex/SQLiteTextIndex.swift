internal import DedicatedThreads
internal import FileStorage
public import RepositoryKit

/// Keeps an index in a database of SQLite, in a folder of its own.
///
/// Words of three code points or more are found by their trigrams (FTS5), shorter ones and what is excluded by reading
/// the folded texts; both find the same, because what is the same is decided before SQLite sees a text. Relevance is
/// FTS5's bm25 with the weights of the fields, and for words that are read their number, which counts less and less.
///
/// Several processes may use one folder. One at a time changes something, and readers never wait: they see the last
/// committed state. Each rebuild makes a new file, which counts once it is whole. Nothing of a damaged one is used on.
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

    /// Makes an index; the folder is touched by the first use only, and made by the first rebuild.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that is used for nothing else.
    ///   - form: what the entries consist of.
    ///   - lockTimeout: how long to wait for another process, which may be rebuilding the index, before reporting the index
    ///     as busy.
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
        // What a loss of power undoes of it is announced again, by the same log.
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
        try await alone { () async throws(TextIndexError) in
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
        // The lock would make a folder.
        if try reading(folder.path, { () throws(SystemError) in try folder.newest() }) == nil {
            throw .needsRebuild(.missing)
        }
        try await alone { () async throws(TextIndexError) in try await writer.perform(mode, body) }
    }

    /// Does something while this process, and in it this task, is the only one that changes the index.
    private func alone(_ body: () async throws(TextIndexError) -> Void) async throws(TextIndexError) {
        await mutex.lock()
        let result: Result<Void, TextIndexError>
        do throws(TextIndexError) {
            let lock = try await lock()
            try await body()
            _ = consume lock
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await mutex.unlock()
        try result.get()
    }

    private func lock() async throws(TextIndexError) -> FileLock {
        try await DedicatedThread.run(Interruption()) { [folder, lockTimeout] interruption throws(TextIndexError) in
            do throws(FileLock.Failure) {
                return try .wait(for: folder.lock, lockTimeout: lockTimeout, interruption)
            } catch {
                switch error {
                case .busy: throw .busy(path: folder.lock)
                case .cancelled: throw .cancelled
                case .notWritable(let error) where error.isFull: throw .full(path: folder.lock)
                case .notLockable(let error), .notWritable(let error):
                    throw .notWritable(path: folder.lock, code: error.code)
                }
            }
        }
    }
}
