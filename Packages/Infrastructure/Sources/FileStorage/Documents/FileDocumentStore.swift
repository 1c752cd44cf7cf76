internal import DedicatedThreads
public import RepositoryKit

/// Keeps each document in a readable file of its own, in one folder.
///
/// A file is replaced as a whole, durably; a journal makes several changes one. A lock excludes other processes
/// during a change; reading a document takes no lock. A damaged file is set aside and reported, and a document of a newer
/// program is left unchanged. `docs/file-format.md` describes the files.
///
/// ```swift
/// let store = FileDocumentStore(folder: StandardFolders(application: "library").data)
/// let key = DocumentKey(collection: "books", name: "typee")
/// try await store.put(Document(version: 1, json: Array("{}".utf8)), for: key)
/// ```
public struct FileDocumentStore: DocumentStore {
    let layout: StoreLayout
    private let lockTimeout: Duration
    private let mutex = AsyncMutex()
    private let orphans = Orphans()

    /// Creates a store; the folder is read by the first use, and created by the first change.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that only stores use.
    ///   - lockTimeout: the time after which waiting for the lock fails, if one holder kept it for the whole time.
    public init(folder: String, lockTimeout: Duration = .seconds(5)) {
        layout = StoreLayout(root: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        self.lockTimeout = lockTimeout
    }

    // MARK: - Reading a document

    /// Reads a document without the lock, unless several changes are being applied or were interrupted.
    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        let places = try StoreLayout.places(of: key)
        while true {
            let found = Result { () throws(DocumentError) in try read(places) }
            // The journal is looked for after the file was read, so that no change is seen before all are applied.
            let isPending = try isPending()
            let file =
                isPending
                ? try await withLockedStore { store throws(DocumentError) in try store.snapshot().file(at: places) }
                : try found.get()
            switch file {
            case nil: return nil
            case .document(let document): return document
            case .newerFormat: throw .newerFormat(path: layout.path(try reading(layout.root, try layout.place(places))))
            case .damaged:
                // It is set aside under the lock, unless another process has replaced it meanwhile.
                try await withRecoveredStore { store throws(DocumentError) in
                    _ = try store.document(at: try store.place(places))
                }
            }
        }
    }

    /// Reads the file of a document, which never moves from one of its places to the other: it is removed before the next one
    /// is created.
    private func read(_ places: StoreLayout.Places) throws(DocumentError) -> DocumentFile? {
        let file = try DocumentFile.read(layout.path(places.first))
        guard file == nil, let earlier = places.earlier else { return file }
        return try DocumentFile.read(layout.path(earlier))
    }

    private func isPending() throws(DocumentError) -> Bool {
        try reading(layout.log, try FileSystem.exists(layout.log))
    }

    // MARK: - Listing

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        let folder = try KeyName.name(of: collection)
        if let keys = try await committedKeys(in: collection, layout.path(ofCollection: folder)) { return keys }
        let files = try await withLockedStore { store throws(DocumentError) in
            try store.snapshot().files(inCollection: folder)
        }
        let names = files.compactMap { file in
            Array(file.utf8).withUnsafeBufferPointer { StoreLayout.name(ofFile: $0) }
        }
        return Set(names).map { DocumentKey(collection: collection, name: $0) }
    }

    /// Lists a folder under a shared lock, because reading a folder may miss a file that is renamed meanwhile.
    ///
    /// - Returns: nil if a commit was interrupted.
    private func committedKeys(in collection: String, _ folder: String) async throws(DocumentError) -> [DocumentKey]? {
        try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
            // Nothing was ever changed in a store without a lock's file.
            let isNew = try reading(layout.lock, try !FileSystem.exists(layout.lock))
            let lock = isNew ? nil : try acquireLock(exclusively: false, interruption)
            let keys = try isPending() ? nil : try reading(folder, try Self.keys(in: collection, folder))
            _ = consume lock
            return keys
        }
    }

    private static func keys(in collection: String, _ folder: String) throws(SystemError) -> [DocumentKey] {
        var keys: [DocumentKey] = []
        // A folder takes about 48 bytes for a name, and growing an array step by step takes twice the memory.
        keys.reserveCapacity(min((try FileSystem.size(folder) ?? 0) / 48, 1 << 16))
        var hasReadableNames = false
        try FileSystem.forEachName(in: folder) { file in
            guard let name = StoreLayout.name(ofFile: file) else { return }
            hasReadableNames = hasReadableNames || file.contains(UInt8(ascii: "+"))
            keys.append(DocumentKey(collection: collection, name: name))
        }
        // Somebody may have put a file at the other place of a document, too.
        return hasReadableNames ? Array(Set(keys)) : keys
    }

    // MARK: - Locking

    /// Calls a function with the store, in which every committed change is applied, under the lock.
    func withRecoveredStore<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await withLockedStore { store throws(DocumentError) in
            try store.recover()
            return try body(store)
        }
    }

    /// Calls a function with the store under the lock, which excludes other processes and other tasks of this one.
    private func withLockedStore<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await mutex.withLock { () async throws(DocumentError) in
            try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
                let lock = try acquireLock(exclusively: true, interruption)
                return try body(LockedStore(layout: layout, lock: lock, orphans: orphans))
            }
        }
    }

    private func acquireLock(exclusively: Bool, _ interruption: Interruption) throws(DocumentError) -> FileLock {
        do throws(FileLock.Failure) {
            return try .acquire(layout.lock, exclusively: exclusively, timeout: lockTimeout, interruption)
        } catch {
            throw .locking(layout.lock, error)
        }
    }
}

// MARK: - Size

extension FileDocumentStore: MeasuredStore {
    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let keys = try await keys(in: collection)
        return try await DedicatedThread.run { () throws(DocumentError) in
            var (documents, bytes) = (0, 0)
            for key in keys {
                let places = try StoreLayout.places(of: key)
                let path = layout.path(try reading(layout.root, try layout.place(places)))
                // Another process may have removed it since.
                guard let size = try reading(path, try FileSystem.size(path)) else { continue }
                documents += 1
                bytes += size
            }
            return StoreSize(documents: documents, bytes: bytes)
        }
    }
}
