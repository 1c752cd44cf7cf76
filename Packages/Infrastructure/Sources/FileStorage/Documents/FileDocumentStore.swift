internal import DedicatedThreads
public import RepositoryKit
internal import Synchronization

/// Keeps each document in a readable file of its own, in one folder.
///
/// A commit appends a record to a write-ahead log, durably, before it applies the changes to the files; after a power
/// failure the log restores what the disk has lost. A lock excludes other processes during a change; reading a document
/// takes no lock. A damaged file is set aside and reported, and a document of a newer program is left unchanged.
/// `docs/file-format.md` describes the files.
///
/// ```swift
/// let store = FileDocumentStore(folder: StandardFolders(application: "library").data)
/// let key = DocumentKey(collection: "books", name: "typee")
/// try await store.put(Document(version: 1, json: Array("{}".utf8)), for: key)
/// ```
public struct FileDocumentStore: DocumentStore {
    let layout: StoreLayout
    let lockTimeout: Duration
    private let boot: BootIdentityReader
    private let state = SharedState()

    /// The state that all copies of a store share.
    private final class SharedState: Sendable {
        let mutex = AsyncMutex()
        let logEnd = LogEndCache()
        let isRecovered = Atomic(false)
    }

    /// Creates a store; the folder is read by the first use, and created by the first change.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that only stores use.
    ///   - lockTimeout: the time after which waiting for the lock fails, if one holder kept it for the whole time.
    public init(folder: String, lockTimeout: Duration = .seconds(5)) {
        self.init(folder: folder, lockTimeout: lockTimeout, boot: nil)
    }

    /// Creates a store with a boot identity that a test has chosen.
    package init(folder: String, lockTimeout: Duration = .seconds(5), boot: BootIdentity?) {
        layout = StoreLayout(root: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        self.lockTimeout = lockTimeout
        self.boot = BootIdentityReader(layout.root, fixed: boot)
    }

    // MARK: - Reading a document

    /// Reads a document without the lock, unless a commit is being applied or was interrupted.
    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        let places = try StoreLayout.places(of: key)
        // The flag is read here, because a call that may suspend costs more.
        let isRecovered = state.isRecovered.load(ordering: .relaxed) ? true : await ensureRecovered()
        while true {
            let file: DocumentFile?
            switch isRecovered ? try read(places) : .pending {
            case .committed(let found): file = found
            case .unlinked: continue
            case .pending:
                file = try await withSnapshot { snapshot throws(DocumentError) in try snapshot.file(at: places) }
            case .begun(let found):
                // A writer at work has not returned yet, so its old document is still right; a killed one never returns.
                do throws(DocumentError) {
                    file = try await withSnapshot(timeout: .milliseconds(50)) { snapshot throws(DocumentError) in
                        try snapshot.file(at: places)
                    }
                } catch {
                    guard case .file(.busy) = error else { throw error }
                    file = found
                }
            }
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

    /// The result of reading a place without the lock, with the file that lay there, if any.
    private enum ReadResult {
        /// Every committed change was applied.
        case committed(DocumentFile?)
        /// A commit may be durable and not applied, but no part of several changes is.
        case begun(DocumentFile?)
        /// Changes of several documents are being applied, so that the file may belong to a part of them.
        case pending
        /// The file was replaced while it was read, perhaps by a rollback.
        case unlinked

        init(_ file: DocumentFile?, _ phase: CommitPhase) {
            self =
                switch phase {
                case .idle: .committed(file)
                case .begun: .begun(file)
                case .pending: .pending
                }
        }
    }

    /// Reads the file of a document without the lock.
    ///
    /// A file never moves from one of its places to the other: it is removed before the next one is created.
    private func read(_ places: StoreLayout.Places) throws(DocumentError) -> ReadResult {
        let found = try read(places.first)
        switch (found, places.earlier) {
        case (.committed(nil), let earlier?), (.begun(nil), let earlier?): return try read(earlier)
        default: return found
        }
    }

    /// Reads a file without the lock.
    ///
    /// The phase is read after the file, so that no change of a commit is seen before all are applied. If a rollback ended
    /// in between, the file that was read has no name any more.
    private func read(_ place: StoreLayout.Place) throws(DocumentError) -> ReadResult {
        let path = layout.path(place)
        do throws(SystemError) {
            let limit = DocumentFile.sizeLimit
            let result = try WholeFile.read(path, limit: limit) { bytes, descriptor throws(SystemError) -> ReadResult in
                let phase = try layout.phase()
                guard phase != .pending, try descriptor.hasName() else {
                    return phase == .pending ? .pending : .unlinked
                }
                return ReadResult(DocumentFile.read(bytes), phase)
            }
            if let result { return result }
            return ReadResult(nil, try layout.phase())
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            return .committed(.damaged)
        }
    }

    // MARK: - Listing

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        let folder = try KeyName.name(of: collection)
        if await ensureRecovered(),
            let keys = try await committedKeys(in: collection, layout.path(ofCollection: folder))
        {
            return keys
        }
        let files = try await withSnapshot { snapshot throws(DocumentError) in
            try snapshot.files(inCollection: folder)
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
            let lock = isNew ? nil : try acquireLock(exclusively: false, timeout: lockTimeout, interruption)
            let phase = try reading(folder, try layout.phase())
            let keys = phase == .idle ? try reading(folder, try Self.keys(in: collection, folder)) : nil
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
}

// MARK: - Recovery and locking

extension FileDocumentStore {
    /// Recovers the store before its first use, unless another process holds the lock and so does it.
    ///
    /// - Returns: false if documents have to be read under the lock, because records may have to be replayed.
    func ensureRecovered() async -> Bool {
        if state.isRecovered.load(ordering: .relaxed) { return true }
        let isRecovered = await DedicatedThread.run { (try? recoverIfFree()) ?? false }
        if isRecovered { state.isRecovered.store(true, ordering: .relaxed) }
        return isRecovered
    }

    private func recoverIfFree() throws -> Bool {
        var (hasLog, hasOrphans) = (false, false)
        try FileSystem.forEachName(in: layout.work) { name in
            if name.elementsEqual("log".utf8) {
                hasLog = true
            } else if !name.elementsEqual("idle".utf8), name.first != UInt8(ascii: ".") {
                hasOrphans = true
            }
        }
        if hasLog, try LogFile.mayNeedReplay(layout.log, boot: boot.identity) { return false }
        guard hasOrphans, let lock = try FileLock.tryAcquire(layout.lock) else { return true }
        let store = lockedStore(lock)
        try store.recover()
        store.removeOrphans()
        return true
    }

    /// Reads the committed documents under the lock.
    private func withSnapshot<Value: Sendable>(
        timeout: Duration? = nil,
        _ body: @escaping @Sendable (CommittedSnapshot) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await withLockedStore(timeout: timeout) { store throws(DocumentError) in try body(try store.snapshot()) }
    }

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
    func withLockedStore<Value: Sendable>(
        timeout: Duration? = nil,
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await state.mutex.withLock { () async throws(DocumentError) in
            try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
                let timeout = timeout ?? lockTimeout
                return try body(lockedStore(try acquireLock(exclusively: true, timeout: timeout, interruption)))
            }
        }
    }

    private func lockedStore(_ lock: consuming FileLock) -> LockedStore {
        LockedStore(layout: layout, boot: boot.identity, logEnd: state.logEnd, lock: lock)
    }

    private func acquireLock(
        exclusively: Bool,
        timeout: Duration,
        _ interruption: Interruption
    ) throws(DocumentError) -> FileLock {
        do throws(FileLock.Failure) {
            return try .acquire(layout.lock, exclusively: exclusively, timeout: timeout, interruption)
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
