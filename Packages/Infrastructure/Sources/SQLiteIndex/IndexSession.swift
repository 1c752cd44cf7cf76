internal import DedicatedThreads
internal import FileStorage
internal import RepositoryKit

/// A connection to the newest generation of an index, which is opened by the first use, and again for a newer generation.
///
/// It runs on a dedicated thread, because the library waits for other processes and for the disk.
actor IndexSession {
    private struct OpenGeneration {
        let generation: IndexFolder.Generation
        let database: Database
    }

    private let folder: IndexFolder
    private let schema: IndexSchema
    private let writes: Bool
    private let lockTimeout: Duration
    private var opened: OpenGeneration?
    /// The newest generation at the last use, 0 for none; nil before the first use.
    private(set) var lastSeen: Int?

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Creates a session; one that writes fails where writing is not possible.
    init(_ folder: IndexFolder, _ schema: IndexSchema, writes: Bool, lockTimeout: Duration) {
        self.folder = folder
        self.schema = schema
        self.writes = writes
        self.lockTimeout = lockTimeout
    }

    /// Calls a function with the contents in one transaction.
    func perform<Result: Sendable>(
        _ mode: Database.TransactionMode,
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Result
    ) throws(TextIndexError) -> Result {
        if Task.isCancelled { throw .cancelled }
        let current = try current()
        let contents = IndexContents(database: current.database, schema: schema)
        // An index that was read-only when it was opened may be writable the next time.
        defer { if current.database.isReadOnly { opened = nil } }
        do throws(SQLiteFailure) {
            return try current.database.transaction(mode) { () throws(SQLiteFailure) in try body(contents) }
        } catch {
            let error = error.error(at: folder.index(current.generation.number), writing: writes)
            // A connection to a damaged file is not used again.
            if case .needsRebuild = error { opened = nil }
            throw error
        }
    }

    private func current() throws(TextIndexError) -> OpenGeneration {
        while true {
            let newest = try newest()
            if let opened, opened.generation == newest { return opened }
            opened = nil
            let rebuildCause: TextIndexError.Cause?
            do throws(SQLiteFailure) {
                let found = try open(newest)
                rebuildCause = try IndexContents(database: found.database, schema: schema).rebuildCause()
                opened = found
            } catch {
                // A newer generation may have replaced it meanwhile.
                if error.isNotOpened, try self.newest() != newest { continue }
                throw error.error(at: folder.index(newest.number), writing: writes)
            }
            if let rebuildCause {
                opened = nil
                throw .needsRebuild(rebuildCause)
            }
        }
    }

    /// Returns the newest generation, and notes it as the last one seen.
    ///
    /// - Throws: `needsRebuild` if there is none.
    @discardableResult
    func newest() throws(TextIndexError) -> IndexFolder.Generation {
        let newest = try TextIndexError.reading(folder.path, try folder.newest())
        lastSeen = newest?.number ?? 0
        guard let newest else {
            opened = nil
            throw .needsRebuild(.missing)
        }
        return newest
    }

    private func open(_ generation: IndexFolder.Generation) throws(SQLiteFailure) -> OpenGeneration {
        let database = try Database(folder.index(generation.number), .shared(lockTimeout: lockTimeout))
        guard writes else { return OpenGeneration(generation: generation, database: database) }
        if database.isReadOnly { throw .readOnly }
        // The lock is held, so that nobody is at work on what else is there.
        try? folder.clear(except: generation.number)
        return OpenGeneration(generation: generation, database: database)
    }
}
