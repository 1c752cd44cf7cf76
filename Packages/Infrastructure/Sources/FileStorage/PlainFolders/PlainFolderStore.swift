internal import DedicatedThreads
public import RepositoryKit

/// Plain folders on this machine, with a write-ahead journal for transactions.
///
/// A hidden folder `.transactions` in the root has the lock, the journal, and new files until they are complete. A
/// transaction is committed when its journal is durable; whoever acquires the lock next completes a transaction whose
/// process has ended. Every change of the journal can be repeated without effect (write-ahead logging with redo; Gray and
/// Reuter, "Transaction Processing", 1993).
///
/// ```swift
/// let store = PlainFolderStore(root: "/home/me/Pictures/library")
/// try await store.commit([.makeFolder(path: "Covers")])
/// ```
public struct PlainFolderStore: FolderStore {
    private let root: String
    private let lockTimeout: Duration

    /// Creates a store; nothing is read or written before its first use.
    ///
    /// - Parameters:
    ///   - root: the folder of the folders, which is created by the first change.
    ///   - lockTimeout: the time after which waiting for another process fails.
    public init(root: String, lockTimeout: Duration = .seconds(5)) {
        self.root = root
        self.lockTimeout = lockTimeout
    }

    @concurrent
    public func folders() async throws(FolderError) -> [FolderName] {
        try await reading { () throws(FolderError) in
            try names(in: root, at: root) { FileSystem.isFolder($0, in: root) }
        }
    }

    @concurrent
    public func files(in folder: String) async throws(FolderError) -> [FolderFile] {
        try await reading { () throws(FolderError) in
            let path = "\(root)/\(folder)"
            guard (try? FileSystem.status(path))?.isFolder ?? false else { throw .notFound(path: folder) }
            return try names(in: path, at: folder).compactMap { name in
                if name.isRepaired { return FolderFile(repairedName: name.text) }
                guard let status = try? FileSystem.status("\(path)/\(name.text)") else { return nil }
                return FolderFile(name.text, status)
            }
        }
    }

    @concurrent
    public func file(at path: String) async throws(FolderError) -> FolderFile {
        try await reading { () throws(FolderError) in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard let status = try? FileSystem.status("\(root)/\(path)"), let file = FolderFile(name, status) else {
                throw .notFound(path: path)
            }
            return file
        }
    }

    private func names(
        in path: String,
        at shown: String,
        where isIncluded: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
    ) throws(FolderError) -> [FolderName] {
        var names: [FolderName] = []
        do throws(SystemError) {
            try FileSystem.forEachName(in: path) { name in
                guard name.first != UInt8(ascii: "."), isIncluded(name) else { return }
                let text = String(decoding: name, as: UTF8.self)
                names.append(FolderName(text, isRepaired: !text.utf8.elementsEqual(name)))
            }
        } catch {
            throw .notReadable(path: shown)
        }
        return names.sorted { $0.text < $1.text }
    }

    @concurrent
    public func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>] {
        try await reading {
            paths.map { path in Result { () throws(FolderError) in try file(path, limit: limit) } }
        }
    }

    private func file(_ path: String, limit: Int) throws(FolderError) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try WholeFile.read("\(root)/\(path)", limit: limit) { bytes, _ in Array(bytes) }
        } catch {
            throw error.isTooLarge ? .tooLarge(path: path, limit: limit) : .notReadable(path: path)
        }
        guard let bytes else { throw .notFound(path: path) }
        return bytes
    }

    @concurrent
    public func commit(_ changes: [FolderChange]) async throws(FolderError) {
        try await locked { transactions throws(FolderError) in try transactions.commit(changes) }
    }

    @concurrent
    public func size(of folder: String) async throws(FolderError) -> FolderSize {
        try await reading { () throws(FolderError) in
            do throws(SystemError) {
                return try FileSystem.size(below: "\(root)/\(folder)")
            } catch {
                throw .notReadable(path: folder)
            }
        }
    }

    @concurrent
    public func discard(_ folder: String) async throws(FolderError) {
        try await locked(recovers: false) { transactions throws(FolderError) in
            do throws(FolderError) {
                try transactions.recover()
                try transactions.discard(folder)
            } catch {
                // There is space for the rest of the transaction, which may put more into the folder.
                guard case .full = error else { throw error }
                try transactions.discard(folder)
                try transactions.recover()
                try transactions.discard(folder)
            }
        }
    }

    public func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> {
        let path = "\(root)/\(folder)"
        do throws(SystemError) {
            return try FolderWatch.changes(in: path, isAnnounced: true, includingCreations: true) {
                $0.first != UInt8(ascii: ".")
            }
        } catch {
            throw (try? FileSystem.exists(path)) == false ? .notFound(path: folder) : .notReadable(path: folder)
        }
    }

    @concurrent
    public func check(_ changes: [FolderChange]) async throws(FolderError) {
        try await reading { () throws(FolderError) in try FolderTransactions(root: root).check(changes) }
    }

    /// Reads after the transaction of a process that has ended was completed, if it can be: what is there can be read
    /// whether or not the folder can be written.
    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable () throws(FolderError) -> Value
    ) async throws(FolderError) -> Value {
        if FolderTransactions(root: root).isPending {
            do throws(FolderError) {
                try await locked { _ in }
            } catch {
                switch error {
                case .notWritable, .notReadable, .notLockable, .full: break
                default: throw error
                }
            }
        }
        return try await DedicatedThread.run(body)
    }

    private func locked(
        recovers: Bool = true,
        _ body: @escaping @Sendable (FolderTransactions) throws(FolderError) -> Void
    ) async throws(FolderError) {
        try await DedicatedThread.run(Interruption()) { interruption throws(FolderError) in
            let transactions = FolderTransactions(root: root)
            let lock: FileLock
            do throws(FileLock.Failure) {
                lock = try FileLock.acquire(transactions.lockPath, timeout: lockTimeout, interruption)
            } catch {
                switch error {
                case .busy: throw .busy(path: root)
                case .cancelled: throw .cancelled
                case .notLockable: throw .notLockable(path: root)
                case .notWritable(let error): throw error.isFull ? .full : .notWritable(path: root)
                }
            }
            // The lock is held until it is consumed.
            do throws(FolderError) {
                if recovers { try transactions.recover() }
                try body(transactions)
            } catch {
                _ = consume lock
                throw error
            }
            _ = consume lock
        }
    }
}
