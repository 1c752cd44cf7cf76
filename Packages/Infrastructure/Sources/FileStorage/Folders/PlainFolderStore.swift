internal import DedicatedThreads
import Foundation
public import RepositoryKit

/// Plain folders on this machine, whose files may be changed by other programs too.
///
/// A hidden folder `.transactions` in the root has the lock and the journal of an interrupted change.
///
/// ```swift
/// let store = PlainFolderStore(root: "/home/me/Pictures/library")
/// try await store.commit([.makeFolder(path: "Covers")])
/// ```
public struct PlainFolderStore: FolderStore {
    let root: String
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
            bytes = try WholeFile.read("\(root)/\(path)", limit: limit) { Array($0) }
        } catch {
            throw error.isTooLarge ? .tooLarge(path: path, limit: limit) : .notReadable(path: path)
        }
        guard let bytes else { throw .notFound(path: path) }
        return bytes
    }

    @concurrent
    public func commit(_ changes: [FolderChange]) async throws(FolderError) {
        try await locked { () throws(FolderError) in try commitNow(changes) }
    }

    private func commitNow(_ changes: [FolderChange]) throws(FolderError) {
        try checkNow(changes)
        // What other programs may have changed since it was read comes first, because the transaction can be rolled back
        // only before its other steps.
        var exchanges: [FileTransactions.Step] = []
        var steps: [FileTransactions.Step] = []
        var staged: [WholeFile.NewFile] = []
        var touched: Set<String> = []
        for change in changes {
            let step: FileTransactions.Step
            switch change {
            case .makeFolder(let path): step = .makeFolder(path)
            case .create(let path, let bytes, let time):
                step = .move(transactions.stage(bytes, time, in: &staged), to: path)
            case .replace(let path, let bytes, let content):
                let new = transactions.stage(bytes, in: &staged)
                if !touched.contains(path), !isLink(path) {
                    exchanges.append(
                        .exchange(path, with: new, old: Fingerprint(content).text, new: Fingerprint(bytes).text)
                    )
                    touched.insert(path)
                    continue
                }
                step = .replace(path, with: new)
            case .move(let path, let target): step = .move(path, to: target)
            case .substitute(let path, let new, let kept): step = .substitute(path, by: new, keeping: kept)
            case .delete(let path): step = .delete(path)
            }
            steps.append(step)
            touched.formUnion(step.paths)
        }
        try writing { () throws(SystemError) in try transactions.commit(exchanges + steps, staging: staged) }
        var edited: String?
        do throws(SystemError) {
            for step in exchanges where edited == nil {
                if try !transactions.exchange(step) { edited = step.paths[0] }
            }
            if edited != nil { try transactions.undo(exchanges) } else { try transactions.complete(exchanges + steps) }
        } catch {
            // The next process completes what is committed.
            throw .unconfirmed(path: root)
        }
        if let edited { throw .changed(path: edited) }
    }

    private func writing(_ path: String? = nil, _ body: () throws(SystemError) -> Void) throws(FolderError) {
        do throws(SystemError) { try body() } catch {
            if error == .unconfirmed { throw .unconfirmed(path: root) }
            throw error.isFull ? .full : .notWritable(path: path ?? root)
        }
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

    /// Deletes a folder; it is gone at once, whatever ends the process.
    @concurrent
    public func discard(_ folder: String) async throws(FolderError) {
        try await locked(recovers: false) { () throws(FolderError) in
            do throws(FolderError) {
                try recover()
                try discardNow(folder)
            } catch {
                // There is space for the rest of the transaction, which may put more into the folder.
                guard case .full = error else { throw error }
                try discardNow(folder)
                try recover()
                try discardNow(folder)
            }
        }
    }

    private func discardNow(_ path: String) throws(FolderError) {
        let discarded = "\(transactions.folder)/discarded"
        try writing(path) { () throws(SystemError) in
            try FileSystem.removeTree(discarded)
            guard try FileSystem.statusOfLink(absolute(path)) != nil else { return }
            try FileSystem.rename(absolute(path), to: discarded)
            try Descriptor(folder: root).synchronize()
            try FileSystem.removeTree(discarded)
        }
    }

    public func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> {
        let path = "\(root)/\(folder)"
        do throws(SystemError) {
            return try FolderWatch.changes(in: path) { $0.first != UInt8(ascii: ".") }
        } catch {
            throw (try? FileSystem.exists(path)) == false ? .notFound(path: folder) : .notReadable(path: folder)
        }
    }

    @concurrent
    public func check(_ changes: [FolderChange]) async throws(FolderError) {
        try await reading { () throws(FolderError) in try checkNow(changes) }
    }

    /// Reads after the transaction of a process that has ended was completed, if it can be: what is there can be read
    /// whether or not the folder can be written.
    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable () throws(FolderError) -> Value
    ) async throws(FolderError) -> Value {
        if transactions.isPending {
            do throws(FolderError) {
                try await locked {}
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
        _ body: @escaping @Sendable () throws(FolderError) -> Void
    ) async throws(FolderError) {
        try await DedicatedThread.run(Interruption()) { interruption throws(FolderError) in
            let lock: FileLock
            do throws(FileLock.Failure) {
                lock = try FileLock.acquire(transactions.folder + "/lock", timeout: lockTimeout, interruption)
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
                if recovers { try recover() }
                try body()
            } catch {
                _ = consume lock
                throw error
            }
            _ = consume lock
        }
    }

    // MARK: - Recovery

    var transactions: FileTransactions { FileTransactions(root: root, folder: ".transactions") }

    /// Completes the transaction of a process that has ended, if there is one.
    private func recover() throws(FolderError) {
        let path = transactions.journal
        let bytes: [UInt8]?
        do throws(SystemError) { bytes = try WholeFile.read(path, limit: .max) { Array($0) } } catch {
            throw .notReadable(path: path)
        }
        if let bytes {
            guard let steps = transactions.steps(in: bytes) else { throw .notReadable(path: path) }
            try writing { () throws(SystemError) in try transactions.complete(steps) }
        } else {
            transactions.removeOrphans()
        }
    }
}

extension FileSystem {
    /// Returns the size of everything below a folder; links are not followed.
    fileprivate static func size(below folder: String) throws(SystemError) -> FolderSize {
        var (fileCount, byteCount) = (0, 0)
        for name in try names(in: folder) {
            guard let status = try statusOfLink("\(folder)/\(name)") else { continue }
            let size =
                status.isFolder
                ? try size(below: "\(folder)/\(name)") : FolderSize(fileCount: 1, byteCount: Int(status.st_size))
            fileCount += size.fileCount
            byteCount += size.byteCount
        }
        return FolderSize(fileCount: fileCount, byteCount: byteCount)
    }
}
