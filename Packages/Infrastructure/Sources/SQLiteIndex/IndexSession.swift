internal import DedicatedThreads
internal import FileStorage
internal import RepositoryKit

/// One connection to the index that counts, opened when it is first used, and again when there is a newer one.
///
/// It has a thread of its own, because the library waits for others and for the disk.
actor IndexSession {
    /// An index that is open.
    private struct Opened {
        let generation: Int
        let database: Database
    }

    private let folder: IndexFolder
    private let schema: IndexSchema
    private let writes: Bool
    private var opened: Opened?

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a session.
    ///
    /// - Parameter writes: whether it changes the index, and so is of no use where nobody can write.
    init(_ folder: IndexFolder, _ schema: IndexSchema, writes: Bool) {
        self.folder = folder
        self.schema = schema
        self.writes = writes
    }

    /// Uses the index as it is for as long as the function runs.
    func perform<Result: Sendable>(
        _ mode: Database.TransactionMode,
        _ body: @Sendable (IndexContents) throws(SQLiteFailure) -> Result
    ) throws(TextIndexError) -> Result {
        if Task.isCancelled { throw .cancelled }
        let current = try current()
        let contents = IndexContents(database: current.database, schema: schema)
        // Where nobody could write when it was opened, somebody may be able to write the next time.
        defer { if current.database.isReadOnly { opened = nil } }
        do throws(SQLiteFailure) {
            return try current.database.transaction(mode) { () throws(SQLiteFailure) in try body(contents) }
        } catch {
            let error = error.error(at: folder.index(current.generation), writing: writes)
            // A connection that met damage is not to be trusted.
            if case .needsRebuild = error { opened = nil }
            throw error
        }
    }

    private func current() throws(TextIndexError) -> Opened {
        while true {
            guard let newest = try newest() else {
                opened = nil
                throw .needsRebuild(.missing)
            }
            if let opened, opened.generation == newest { return opened }
            opened = nil
            let flaw: TextIndexError.Cause?
            do throws(SQLiteFailure) {
                let found = try open(newest)
                flaw = try IndexContents(database: found.database, schema: schema).flaw()
                opened = found
            } catch {
                // Between looking and opening, a newer one may have taken its place.
                if error.isNotOpened, try self.newest() != newest { continue }
                throw error.error(at: folder.index(newest), writing: writes)
            }
            if let flaw {
                opened = nil
                throw .needsRebuild(flaw)
            }
        }
    }

    private func newest() throws(TextIndexError) -> Int? {
        try reading(folder.path) { () throws(SystemError) in try folder.newest() }
    }

    private func open(_ generation: Int) throws(SQLiteFailure) -> Opened {
        let path = folder.index(generation)
        do throws(SQLiteFailure) {
            let database = try Database(path, .shared)
            if writes, database.isReadOnly { throw .readOnly }
            return Opened(generation: generation, database: database)
        } catch {
            // Reading beside others takes files in which the library notes who reads.
            guard error.isWriteAccessFailure else { throw error }
            if writes { throw folder.writeAccessFailure ?? error }
            guard folder.isLogEmpty(generation) else { throw error }
            return Opened(generation: generation, database: try Database(path, .immutable))
        }
    }
}
