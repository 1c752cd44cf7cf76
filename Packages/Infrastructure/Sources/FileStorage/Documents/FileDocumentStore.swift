internal import DedicatedThreads
public import RepositoryKit
internal import Synchronization

/// Keeps each document in a readable file of its own, in one folder.
///
/// Changes are durable in a log before the function returns, and each document takes its place by one call of the file
/// system; what a loss of power takes away is brought back from the log. A lock keeps processes apart that change
/// something; reading takes none. What is no document is given another name and reported, what a newer program wrote is
/// left. `docs/file-format.md` describes the files.
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
    private let mutex = AsyncMutex()
    private let beginning = Beginning()
    private let memory = LogMemory()

    private final class Beginning: Sendable {
        let isOver = Atomic<Bool>(false)
    }

    /// Makes a store; the folder is touched by the first use only, and made by the first change.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder, which only stores use.
    ///   - lockTimeout: how long to wait for other processes before reporting the store as busy.
    public init(folder: String, lockTimeout: Duration = .seconds(5)) {
        self.init(folder: folder, lockTimeout: lockTimeout, boot: nil)
    }

    /// Makes a store that takes itself to live in another time between two starts of the machine.
    package init(folder: String, lockTimeout: Duration = .seconds(5), boot: BootIdentity?) {
        layout = StoreLayout(root: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        self.lockTimeout = lockTimeout
        self.boot = BootIdentityReader(layout.root, fixed: boot)
    }

    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        let place = try StoreLayout.place(of: key)
        var isClear = await begin()
        while true {
            var sight = isClear ? try look(at: place) : .unsettled
            switch sight {
            case .unsettled: (sight, isClear) = (try await lookBehind(at: place), true)
            case .begun(let seen):
                // A writer that is at work has not said yet that it is done; one that was ended may never do.
                do throws(DocumentError) {
                    sight = try await lookBehind(at: place, lockTimeout: .milliseconds(50))
                } catch {
                    guard case .busy = error else { throw error }
                    sight = seen.map(Sight.file) ?? .absent
                }
            default: break
            }
            switch sight {
            case .absent: return nil
            case .file(.document(let document)): return document
            case .file(.newerFormat): throw .newerFormat(path: layout.path(place))
            case .file(.damaged): try await locked { store throws(DocumentError) in _ = try store.document(at: place) }
            case .unsettled, .begun, .replaced: continue
            }
        }
    }

    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        var replacements: [StoreLayout.Place: Replacement] = [:]
        var order: [StoreLayout.Place] = []
        var expected: [(place: StoreLayout.Place, document: Document?)] = []
        func change(_ place: StoreLayout.Place, to bytes: [UInt8]?, of version: Int) {
            let replacement = Replacement(place: place, bytes: bytes, version: version)
            if replacements.updateValue(replacement, forKey: place) == nil { order.append(place) }
        }
        for step in changes {
            let place = try StoreLayout.place(of: step.key)
            switch step {
            case .put(let document, _):
                guard document.json.count <= Document.sizeLimit else {
                    throw .tooLarge(path: layout.path(place), limit: Document.sizeLimit)
                }
                change(place, to: DocumentFile.bytes(of: document), of: document.version)
            case .delete(_, let version): change(place, to: nil, of: version)
            case .expect(let document, _): expected.append((place, document))
            }
        }
        guard !changes.isEmpty else { return }
        _ = await begin()
        var attempts = 0
        while true {
            attempts += 1
            let outcome = try await locked { [attempts, expected, order, replacements] store throws(DocumentError) in
                for (place, document) in expected where try store.document(at: place) != document {
                    throw .changed(path: layout.path(place))
                }
                return try store.change(order.compactMap { replacements[$0] }, mayPostpone: attempts < 4)
            }
            switch outcome {
            case .made(let due):
                // The change is durable. What fails here is tried again with the next one.
                if let due { try? await checkpoint(due, waits: false) }
                return
            case .postponed(let due): try await checkpoint(due, waits: true)
            }
        }
    }

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        let name = try KeyName.name(of: collection)
        let folder = layout.path(ofCollection: name)
        var isClear = await begin()
        while true {
            if isClear, let keys = try await settledKeys(in: collection, folder: folder) { return keys }
            let new = try await alone { store throws(DocumentError) in
                try store.newSet()?.files(inCollection: name)
            }
            if let new { return new.compactMap { key(ofFile: $0, in: collection) } }
            isClear = true
        }
    }

    public func changes(in collection: String) throws(DocumentError) -> AsyncStream<Void> {
        let folder = layout.path(ofCollection: try KeyName.name(of: collection))
        return try writing(folder) { () throws(SystemError) in
            try FileSystem.makeFolder(folder)
            return try FolderWatch.changes(in: folder) { StoreLayout.name(ofFile: $0) != nil }
        }
    }
}

extension FileDocumentStore {
    private enum Sight {
        case absent
        case file(DocumentFile)
        /// This was seen, but there may be a change that is committed and not in place.
        case begun(DocumentFile?)
        /// Not everything that is committed is in place.
        case unsettled
        /// Another file took the place while this one was read.
        case replaced
    }

    /// What writers do at this moment, or have left undone.
    private enum Work {
        case idle
        case begun
        case pending
    }

    private func work() throws(SystemError) -> Work {
        if try FileSystem.exists(layout.idle) { return .idle }
        if try FileSystem.exists(layout.pending) { return .pending }
        return try FileSystem.exists(layout.begun) ? .begun : .idle
    }

    /// Reads a file without the lock.
    ///
    /// Whether several documents were changing is asked after reading, so that none of them is seen before all of them are
    /// in place. If that was taken back before the question, the file that was read has no name any more.
    private func look(at place: StoreLayout.Place) throws(DocumentError) -> Sight {
        let path = layout.path(place)
        return try reading(path) { () throws(SystemError) in
            do throws(SystemError) {
                let limit = DocumentFile.sizeLimit
                let sight = try WholeFile.read(path, limit: limit) { bytes, descriptor throws(SystemError) -> Sight in
                    let work = try work()
                    if work == .pending { return .unsettled }
                    if try !descriptor.hasName() { return .replaced }
                    let file = DocumentFile.read(bytes)
                    return work == .begun ? .begun(file) : .file(file)
                }
                if let sight { return sight }
            } catch {
                guard error.isNoFile else { throw error }
                return .file(.damaged)
            }
            return switch try work() {
            case .idle: .absent
            case .begun: .begun(nil)
            case .pending: .unsettled
            }
        }
    }

    /// Reads a file where something is committed that is not in place, after putting it there.
    ///
    /// - Returns: what is to lie there, if it cannot be put in place; `replaced` if it could.
    private func lookBehind(
        at place: StoreLayout.Place,
        lockTimeout: Duration? = nil
    ) async throws(DocumentError) -> Sight {
        try await alone(lockTimeout) { store throws(DocumentError) in
            guard let new = try store.newSet() else { return .replaced }
            return try new.file(at: place).map(Sight.file) ?? .absent
        }
    }

    private func key(ofFile file: String, in collection: String) -> DocumentKey? {
        Array(file.utf8).withUnsafeBufferPointer { StoreLayout.name(ofFile: $0) }
            .map { DocumentKey(collection: collection, name: $0) }
    }

    /// Lists a folder, unless several documents are changing.
    private func settledKeys(in collection: String, folder: String) async throws(DocumentError) -> [DocumentKey]? {
        try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
            // A folder may lose sight of a file that is given its place while the names are read.
            let lock = try sharedLock(interruption)
            let keys = try settledKeys(in: collection, folder: folder, under: lock)
            _ = consume lock
            return keys
        }
    }

    private func settledKeys(
        in collection: String,
        folder: String,
        under lock: borrowing FileLock?
    ) throws(DocumentError) -> [DocumentKey]? {
        var keys: [DocumentKey] = []
        let isSettled = try reading(folder) { () throws(SystemError) in
            // Nobody is at work under the lock, so that what has begun was left.
            guard try work() == .idle else { return false }
            // A folder has a name for each 48 bytes or so, and an array that grows asks for its memory twice.
            keys.reserveCapacity(min((try FileSystem.size(folder) ?? 0) / 48, 1 << 16))
            try FileSystem.forEachName(in: folder) { file in
                guard let name = StoreLayout.name(ofFile: file) else { return }
                keys.append(DocumentKey(collection: collection, name: name))
            }
            return true
        }
        return isSettled ? keys : nil
    }

    /// Tidies up after programs that were ended, once, if nobody is at work.
    ///
    /// - Returns: whether documents can be read as they lie; otherwise that can only be told under the lock.
    private func begin() async -> Bool {
        if beginning.isOver.load(ordering: .relaxed) { return true }
        let isClear = await DedicatedThread.run { (try? tidyUp()) ?? false }
        if isClear { beginning.isOver.store(true, ordering: .relaxed) }
        return isClear
    }

    private func tidyUp() throws -> Bool {
        var (hasLog, hasOthers) = (false, false)
        try FileSystem.forEachName(in: layout.work) { name in
            if name.elementsEqual("idle".utf8) {
                return
            } else if name.elementsEqual("log".utf8) {
                hasLog = true
            } else if name.first != UInt8(ascii: ".") {
                hasOthers = true
            }
        }
        if hasLog, try !LogFile.isQuiet(layout.log, boot: boot.identity) { return false }
        guard hasOthers, case .held(let lock) = try FileLock.attempt(layout.lock, exclusively: true) else {
            return true
        }
        let store = locked(by: lock)
        try store.settle()
        store.clear()
        return true
    }

    /// Does something with a settled store while this process, and in it this task, is the only one that changes it.
    func locked<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        try await alone { store throws(DocumentError) in
            try store.settle()
            return try body(store)
        }
    }

    /// Does something while this process, and in it this task, is the only one that changes the store.
    func alone<Value: Sendable>(
        _ lockTimeout: Duration? = nil,
        _ body: @escaping @Sendable (borrowing LockedStore) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        await mutex.lock()
        let result: Result<Value, DocumentError>
        do throws(DocumentError) {
            let value = try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
                let lock = try lock(exclusively: true, lockTimeout ?? self.lockTimeout, interruption)
                return try body(locked(by: lock))
            }
            result = .success(value)
        } catch {
            result = .failure(error)
        }
        await mutex.unlock()
        return try result.get()
    }

    private func locked(by lock: consuming FileLock) -> LockedStore {
        LockedStore(layout: layout, boot: boot.identity, memory: memory, lock: lock)
    }

    /// Waits until nobody changes the store; without a lock's file nobody ever did.
    private func sharedLock(_ interruption: Interruption) throws(DocumentError) -> FileLock? {
        let isNew = try reading(layout.lock) { () throws(SystemError) in try !FileSystem.exists(layout.lock) }
        return isNew ? nil : try lock(exclusively: false, lockTimeout, interruption)
    }

    private func lock(
        exclusively: Bool,
        _ lockTimeout: Duration,
        _ interruption: Interruption
    ) throws(DocumentError) -> FileLock {
        try waiting(for: layout.lock) { () throws(FileLock.Failure) in
            try .wait(for: layout.lock, exclusively: exclusively, lockTimeout: lockTimeout, interruption)
        }
    }
}
