internal import DedicatedThreads
public import RepositoryKit

/// Keeps each document in a readable file of its own, in one folder.
///
/// A document is replaced as a whole, durably; several are changed together by means of a log. A lock excludes other processes
/// during a change; reading a document takes no lock. A damaged file is set aside and reported, and a document of a newer
/// program is left unchanged. `docs/file-format.md` describes the files.
///
/// ```swift
/// let store = FileDocumentStore(folder: StandardFolders(application: "library").data)
/// let key = DocumentKey(collection: "books", name: "typee")
/// try await store.put(Document(version: 1, json: Array("{}".utf8)), for: key)
/// ```
public struct FileDocumentStore: DocumentStore, MeasuredStore {
    private let layout: StoreLayout
    private let lockTimeout: Duration
    private let mutex = AsyncMutex()

    /// Creates a store; the folder is read by the first use, and created by the first change.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that only stores use.
    ///   - lockTimeout: the time after which waiting for the lock fails, if one holder kept it for the whole time.
    public init(folder: String, lockTimeout: Duration = .seconds(5)) {
        layout = StoreLayout(root: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        self.lockTimeout = lockTimeout
    }

    /// Commits changes as one.
    ///
    /// A commit that throws leaves every document as it was, unless it says `unconfirmed`, and so does a process that ends
    /// before the changes are durable. The next process completes the changes of one that ends later.
    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        guard !changes.isEmpty else { return }
        try await withLockedStore { store throws(DocumentError) in
            // The names of documents depend on the files, so they are found under the lock.
            try store.commit(try Transaction(changes, layout))
        }
    }

    /// Reads a document without the lock, unless several documents are being changed.
    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        let place = try layout.place(of: key)
        while true {
            let file: DocumentFile?
            let found = Result { () throws(DocumentError) in try layout.file(at: place) }
            // The log is looked for after the document is read, so that no change of a commit is seen before all are made.
            if try !reading(layout.log, try FileSystem.exists(layout.log)) {
                file = try found.get()
            } else {
                file = try await withLockedStore { store throws(DocumentError) in
                    guard let bytes = try store.unappliedFiles()[place] else { return try layout.file(at: place) }
                    return bytes.map { $0.withUnsafeBytes { DocumentFile.read($0) } }
                }
            }
            switch file {
            case nil: return nil
            case .document(let document): return document
            case .newerFormat: throw .newerFormat(path: layout.path(place))
            case .damaged:
                // It is set aside under the lock, unless another process has replaced it meanwhile.
                try await withLockedStore { store throws(DocumentError) in
                    try store.recover()
                    try store.document(at: place)
                }
            }
        }
    }

    /// Lists a folder under a shared lock, because reading a folder may miss a file that is renamed meanwhile.
    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        let folder = try layout.folder(of: collection)
        let keys: [DocumentKey]? = try await DedicatedThread.run(Interruption()) {
            interruption throws(DocumentError) in
            // Nothing was ever changed in a store without a lock's file.
            let isNew = try reading(layout.lock, try !FileSystem.exists(layout.lock))
            let lock = isNew ? nil : try acquireLock(exclusively: false, interruption)
            guard try reading(layout.log, try !FileSystem.exists(layout.log)) else { return nil }
            let keys = try Self.keys(in: collection, layout.path(ofCollection: folder))
            _ = consume lock
            return keys
        }
        if let keys { return keys }
        return try await withLockedStore { store throws(DocumentError) in
            let unapplied = try store.unappliedFiles().filter { $0.key.folder == folder }
            var names = Set(try Self.keys(in: collection, layout.path(ofCollection: folder)).map(\.name))
            for (place, file) in unapplied {
                guard let name = StoreLayout.name(ofFile: place.file) else { continue }
                if file == nil { names.remove(name) } else { names.insert(name) }
            }
            return names.map { DocumentKey(collection: collection, name: $0) }
        }
    }

    private static func keys(in collection: String, _ folder: String) throws(DocumentError) -> [DocumentKey] {
        var keys: [DocumentKey] = []
        do throws(SystemError) {
            // A folder takes about 48 bytes for a name, and growing an array step by step takes twice the memory.
            keys.reserveCapacity(min((try FileSystem.size(folder) ?? 0) / 48, 1 << 16))
            try FileSystem.forEachName(in: folder) { file in
                guard let name = StoreLayout.name(ofFile: file) else { return }
                keys.append(DocumentKey(collection: collection, name: name))
            }
        } catch {
            throw .reading(folder, error)
        }
        return keys
    }

    public func changes(in collection: String) throws(DocumentError) -> AsyncStream<Void> {
        let folder = layout.path(ofCollection: try layout.folder(of: collection))
        try writing(folder, try FileSystem.makeFolder(folder))
        return try writing(folder, try FolderWatch.changes(in: folder) { StoreLayout.name(ofFile: $0) != nil })
    }

    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let keys = try await keys(in: collection)
        return try await DedicatedThread.run { () throws(DocumentError) in
            var (documents, bytes) = (0, 0)
            for key in keys {
                let path = layout.path(try layout.place(of: key))
                // Another process may have removed it since.
                guard let size = try reading(path, try FileSystem.size(path)) else { continue }
                documents += 1
                bytes += size
            }
            return StoreSize(documents: documents, bytes: bytes)
        }
    }

    // MARK: - Locking

    /// Calls a function with the store under the lock, which excludes other processes and other tasks of this one.
    private func withLockedStore<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await mutex.withLock { () async throws(DocumentError) in
            try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
                try body(LockedStore(layout: layout, lock: try acquireLock(exclusively: true, interruption)))
            }
        }
    }

    private func acquireLock(
        exclusively: Bool,
        _ interruption: Interruption
    ) throws(DocumentError) -> FileLock {
        do throws(FileLock.Failure) {
            return try .acquire(layout.lock, exclusively: exclusively, timeout: lockTimeout, interruption)
        } catch {
            throw .locking(layout.lock, error)
        }
    }
}
