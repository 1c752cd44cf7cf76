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
    /// Only stores use the folder. Waiting for the lock fails after a time, if one holder kept it for the whole time.
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
            let found = Result { () throws(DocumentError) in try layout.file(at: places) }
            // The journal is looked for after the file was read, so that no change is seen before all are applied.
            let file =
                try isPending()
                ? try await withLockedStore(recovers: false) { store throws(DocumentError) in
                    try store.committedFile(at: places)
                }
                : try found.get()
            switch file {
            case nil: return nil
            case .document(let document): return document
            case .newerFormat: throw .newerFormat(path: layout.path(try layout.place(places)))
            case .damaged:
                // It is set aside under the lock, unless another process has replaced it meanwhile.
                try await withLockedStore { store throws(DocumentError) in
                    _ = try store.document(at: try layout.place(places))
                }
            }
        }
    }

    private func isPending() throws(DocumentError) -> Bool {
        try DocumentError.reading(layout.log, try FileSystem.exists(layout.log))
    }

    // MARK: - Listing

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        let folder = try KeyName.name(of: collection)
        if let keys = try await committedKeys(in: collection, layout.path(ofCollection: folder)) { return keys }
        let files = try await withLockedStore(recovers: false) { store throws(DocumentError) in
            try store.committedFiles(inCollection: folder)
        }
        let names = Set(files.compactMap { StoreLayout.name(ofFile: $0.utf8) })
        return names.map { DocumentKey(collection: collection, name: $0) }
    }

    /// Lists a folder under a shared lock, because reading a folder may miss a file that is renamed meanwhile.
    ///
    /// - Returns: Nil if a commit was interrupted.
    private func committedKeys(in collection: String, _ folder: String) async throws(DocumentError) -> [DocumentKey]? {
        try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
            // Nothing was ever changed in a store without a lock's file.
            let isNew = try DocumentError.reading(layout.lock, try !FileSystem.exists(layout.lock))
            let lock =
                isNew
                ? nil : try DocumentError.locking(layout.lock, exclusively: false, timeout: lockTimeout, interruption)
            let keys = try isPending() ? nil : try DocumentError.reading(folder, try Self.keys(in: collection, folder))
            _ = consume lock
            return keys
        }
    }

    private static func keys(in collection: String, _ folder: String) throws(SystemError) -> [DocumentKey] {
        var keys: [DocumentKey] = []
        // A folder takes about 48 bytes for a name, and growing an array step by step takes twice the memory.
        keys.reserveCapacity(min((try FileSystem.size(folder) ?? 0) / 48, 1 << 16))
        var hasReadableNames = false
        try FileSystem.forEachName(in: folder) { file, _ in
            guard let name = StoreLayout.name(ofFile: file) else { return }
            hasReadableNames = hasReadableNames || file.contains(UInt8(ascii: "+"))
            keys.append(DocumentKey(collection: collection, name: name))
        }
        // Somebody may have put a file at the other place of a document, too.
        return hasReadableNames ? Array(Set(keys)) : keys
    }

    // MARK: - Locking

    /// Calls a function with the store under the lock, which excludes other processes and other tasks of this one.
    ///
    /// - Parameter recovers: a Boolean value that indicates whether every committed change is applied before.
    func withLockedStore<Value: Sendable>(
        recovers: Bool = true,
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await mutex.withLock { () async throws(DocumentError) in
            try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
                let lock = try DocumentError.locking(layout.lock, timeout: lockTimeout, interruption)
                let store = LockedStore(layout: layout, lock: lock, orphans: orphans)
                if recovers { try store.recover() }
                return try body(store)
            }
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
                let path = layout.path(try layout.place(try StoreLayout.places(of: key)))
                // Another process may have removed it since.
                guard let size = try DocumentError.reading(path, try FileSystem.size(path)) else { continue }
                documents += 1
                bytes += size
            }
            return StoreSize(documents: documents, bytes: bytes)
        }
    }
}
