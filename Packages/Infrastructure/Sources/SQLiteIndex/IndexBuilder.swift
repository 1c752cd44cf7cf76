internal import DedicatedThreads
internal import FileStorage
internal import RepositoryKit

/// Creates a new generation of an index, under the folder's lock.
///
/// It runs on a dedicated thread, because the library waits for the disk.
actor IndexBuilder {
    private let folder: IndexFolder
    private let schema: IndexSchema

    private let executor = DedicatedExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(folder: IndexFolder, schema: IndexSchema) {
        (self.folder, self.schema) = (folder, schema)
    }

    /// Creates a generation without entries, which replaces the present one.
    func build(dirtyKeys: [String]) throws(TextIndexError) {
        if Task.isCancelled { throw .cancelled }
        try TextIndexError.writing(folder.path, try FileSystem.makeFolder(folder.path))
        let old = try TextIndexError.writing(folder.path, try folder.newest())?.number
        try TextIndexError.writing(folder.path, try folder.clear(except: old))
        let new = try TextIndexError.writing(folder.path, try folder.free())
        let path = folder.building(new)
        do throws(TextIndexError) {
            _ = try TextIndexError.writing(path, try Descriptor(creating: path))
            try writingDatabase(path) { () throws(SQLiteFailure) in
                let contents = IndexContents(database: try Database(path, .new), schema: schema)
                try contents.database.execute("BEGIN")
                try contents.create()
                try contents.markDirty(dirtyKeys)
                try contents.database.execute("COMMIT")
            }
            try TextIndexError.writing(path, try Descriptor(reading: path).synchronize())
            try TextIndexError.writing(path, try FileSystem.rename(path, to: folder.index(new)))
            try TextIndexError.writing(path, try FileSystem.synchronize(folder.path))
        } catch {
            try? folder.clear(except: old)
            throw error
        }
        // Older generations that cannot be removed now are removed by the next program that writes.
        try? folder.clear(except: new)
    }
}
