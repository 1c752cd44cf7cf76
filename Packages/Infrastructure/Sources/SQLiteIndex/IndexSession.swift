internal import DedicatedThreads
internal import RepositoryKit

/// A connection to the newest generation of an index, which is opened by the first use, and again for a newer generation.
///
/// It runs on a dedicated thread, because the library waits for other processes and for the disk.
actor IndexSession {
    /// An open generation.
    private struct OpenGeneration {
        let generation: Int
        let database: Database
    }

    private let folder: IndexFolder
    private let schema: IndexSchema
    private let writes: Bool
    private var opened: OpenGeneration?

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Creates a session.
    ///
    /// - Parameter writes: true for a session that changes the index, and fails where writing is not possible.
    init(_ folder: IndexFolder, _ schema: IndexSchema, writes: Bool) {
        self.folder = folder
        self.schema = schema
        self.writes = writes
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
            let error = error.error(at: folder.index(current.generation), writing: writes)
            // A connection to a damaged file is not used again.
            if case .needsRebuild = error { opened = nil }
            throw error
        }
    }

    private func current() throws(TextIndexError) -> OpenGeneration {
        while true {
            guard let newest = try newest() else {
                opened = nil
                throw .needsRebuild(.missing)
            }
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
                throw error.error(at: folder.index(newest), writing: writes)
            }
            if let rebuildCause {
                opened = nil
                throw .needsRebuild(rebuildCause)
            }
        }
    }

    private func newest() throws(TextIndexError) -> Int? {
        try reading(folder.path, try folder.newest())
    }

    private func open(_ generation: Int) throws(SQLiteFailure) -> OpenGeneration {
        let path = folder.index(generation)
        do throws(SQLiteFailure) {
            let database = try Database(path, .shared)
            if writes, database.isReadOnly { throw .readOnly }
            return OpenGeneration(generation: generation, database: database)
        } catch {
            // The library needs to write files to coordinate with other connections.
            guard error.isWriteAccessFailure else { throw error }
            if writes { throw folder.writeAccessFailure ?? error }
            guard folder.isLogEmpty(generation) else { throw error }
            return OpenGeneration(generation: generation, database: try Database(path, .immutable))
        }
    }
}
