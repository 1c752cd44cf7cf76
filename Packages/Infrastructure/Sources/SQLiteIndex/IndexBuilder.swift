internal import DedicatedThreads
internal import FileStorage
internal import RepositoryKit

/// Builds a new generation of an index, under the folder's lock.
///
/// It runs on a dedicated thread, because the library waits for the disk.
actor IndexBuilder {
    private let folder: IndexFolder
    private let schema: IndexSchema
    private let announced: [String]

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter announced: the keys that the old generation has as announced.
    init(folder: IndexFolder, schema: IndexSchema, announced: [String]) {
        (self.folder, self.schema, self.announced) = (folder, schema, announced)
    }

    func build(_ next: @Sendable () async throws(TextIndexError) -> [TextEntry]) async throws(TextIndexError) {
        try writing(folder.path, try FileSystem.makeFolder(folder.path))
        let old = try writing(folder.path, try folder.newest())
        try writing(folder.path, try folder.clear(except: old))
        let new = (old ?? 0) + 1
        let path = folder.building(new)
        do throws(TextIndexError) {
            try await fill(path, next)
            try writing(path, try Descriptor(reading: path).synchronize())
            try writing(path, try FileSystem.rename(path, to: folder.index(new)))
            try writing(path, try Descriptor(folder: folder.path).synchronize())
        } catch {
            try? folder.clear(except: old)
            throw error
        }
        // Older generations that cannot be removed now are removed by the next rebuild.
        try? folder.clear(except: new)
    }

    private func fill(
        _ path: String,
        _ next: @Sendable () async throws(TextIndexError) -> [TextEntry]
    ) async throws(TextIndexError) {
        _ = try writing(path, try Descriptor(creating: path))
        let contents = try writingDatabase(path) { () throws(SQLiteFailure) in
            let contents = IndexContents(database: try Database(path, .new), schema: schema)
            try contents.database.execute("BEGIN")
            try contents.create()
            try contents.markDirty(announced)
            return contents
        }
        while true {
            if Task.isCancelled { throw .cancelled }
            let entries = try await next()
            if entries.isEmpty { break }
            try writingDatabase(path) { () throws(SQLiteFailure) in
                for entry in entries { try contents.put(entry) }
            }
        }
        try writingDatabase(path) { () throws(SQLiteFailure) in
            try contents.database.execute("COMMIT; PRAGMA journal_mode = WAL")
        }
    }
}
