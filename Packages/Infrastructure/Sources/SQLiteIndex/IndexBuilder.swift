internal import DedicatedThreads
internal import FileStorage
internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Makes a new generation of an index, under the folder's lock.
///
/// It has a thread of its own, because the library waits for the disk.
actor IndexBuilder {
    private let folder: IndexFolder
    private let schema: IndexSchema
    private let announced: [String]

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter announced: what was announced before, by programs that may still be at work.
    init(folder: IndexFolder, schema: IndexSchema, announced: [String]) {
        (self.folder, self.schema, self.announced) = (folder, schema, announced)
    }

    func build(_ next: @Sendable () async throws(TextIndexError) -> [TextEntry]) async throws(TextIndexError) {
        let old = try writing(folder.path) { () throws(SystemError) in
            try FileSystem.makeFolder(folder.path)
            let newest = try folder.newest()
            try folder.clear(except: newest)
            return newest
        }
        let new = (old ?? 0) + 1
        let path = folder.building(new)
        do throws(TextIndexError) {
            try await fill(path, next)
            try writing(path) { () throws(SystemError) in
                try Descriptor(path, 0).synchronize()
                try FileSystem.rename(path, to: folder.index(new))
                try Descriptor(folder: folder.path).synchronize()
            }
        } catch {
            try? folder.clear(except: old)
            throw error
        }
        // What is left of older ones is removed by the next rebuild if it cannot be removed now.
        try? folder.clear(except: new)
    }

    private func fill(
        _ path: String,
        _ next: @Sendable () async throws(TextIndexError) -> [TextEntry]
    ) async throws(TextIndexError) {
        try writing(path) { () throws(SystemError) in
            _ = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        }
        let contents = try working(path) { () throws(SQLiteFailure) in
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
            try working(path) { () throws(SQLiteFailure) in
                for entry in entries { try contents.put(entry) }
            }
        }
        try working(path) { () throws(SQLiteFailure) in
            try contents.database.execute("COMMIT; PRAGMA journal_mode = WAL")
        }
    }
}
