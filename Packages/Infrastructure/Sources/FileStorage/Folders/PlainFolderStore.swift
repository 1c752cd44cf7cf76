internal import DedicatedThreads
import Foundation
public import RepositoryKit

/// Plain folders on this machine, whose files may be changed by other programs too.
///
/// A hidden folder `.transactions` in the root has the lock and the journal of an interrupted change.
public struct PlainFolderStore: FolderStore {
    private let root: String
    let transactions: FileTransactions
    /// The hidden folder in the root.
    static let folder = ".transactions"

    /// Creates a store; nothing is read or written before its first use.
    ///
    /// - Parameter root: the folder of the folders, which is created by the first change.
    public init(root: String) {
        self.root = root
        transactions = FileTransactions(root: root, folder: Self.folder)
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
            guard (try? FileSystem.status(path))?.isFolder == true else { throw .notFound(path: folder) }
            return try names(in: path, at: folder).compactMap { name in
                if name.isRepaired { return FolderFile(repairedName: name.text) }
                return (try? FileSystem.status("\(path)/\(name.text)")).flatMap { FolderFile(name.text, $0) }
            }
        }
    }

    @concurrent
    public func file(at path: String) async throws(FolderError) -> FolderFile {
        try await reading { () throws(FolderError) in
            let name = path.split(separator: "/").last.map { String($0) } ?? path
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
            try FileSystem.forEachName(in: path) { name, _ in
                guard name.first != UInt8(ascii: "."), isIncluded(name) else { return }
                let text = String(decoding: name, as: UTF8.self)
                names.append(FolderName(text, isRepaired: !text.utf8.elementsEqual(name)))
            }
        } catch {
            throw .reading(shown, error)
        }
        return names.sorted { $0.text < $1.text }
    }

    @concurrent
    public func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>] {
        try await reading {
            paths.map { path in
                Result { () throws(FolderError) in
                    let file = try FolderError.reading(
                        path,
                        limit: limit,
                        try WholeFile.read("\(root)/\(path)", limit: limit)
                    )
                    guard let file else { throw .notFound(path: path) }
                    return file
                }
            }
        }
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
                step = .move(transactions.stage(bytes, modificationTime: time, in: &staged), to: path)
            case .replace(let path, let bytes, let content):
                let new = transactions.stage(bytes, in: &staged)
                if touched.contains(path) || status(path)?.isLink == true {
                    step = .replace(path, with: new)
                } else {
                    step = .exchange(path, with: new, old: fingerprint(content), new: fingerprint(bytes))
                }
            case .move(let path, let target): step = .move(path, to: target)
            case .substitute(let path, let new, let kept): step = .substitute(path, by: new, keeping: kept)
            case .delete(let path): step = .delete(path)
            }
            if case .exchange = step { exchanges.append(step) } else { steps.append(step) }
            touched.formUnion(step.paths)
        }
        try FolderError.writing(root, try transactions.commit(exchanges + steps, staging: staged))
        var edited: String?
        do throws(SystemError) {
            for step in exchanges where edited == nil {
                if try !transactions.exchange(step) { edited = step.paths[0] }
            }
            if edited != nil { try transactions.undo(exchanges) } else { try transactions.complete(exchanges + steps) }
        } catch {
            // The next process completes what is committed.
            throw .file(.unconfirmed(path: root))
        }
        if let edited { throw .changed(path: edited) }
    }

    @concurrent
    public func size(of folder: String) async throws(FolderError) -> FolderSize {
        try await reading { () throws(FolderError) in
            try FolderError.reading(folder, try FileSystem.size(below: "\(root)/\(folder)"))
        }
    }

    /// Deletes a folder; it is gone at once, whatever ends the process.
    @concurrent
    public func discard(_ folder: String) async throws(FolderError) {
        try await locked(recovers: false) { () throws(FolderError) in
            do throws(FolderError) {
                try recover()
                try discardNow(folder)
            } catch .file(.full) {
                // There is space for the rest of the transaction, which may put more into the folder.
                try discardNow(folder)
                try recover()
                try discardNow(folder)
            }
        }
    }

    private func discardNow(_ path: String) throws(FolderError) {
        let discarded = "\(transactions.folder)/discarded"
        do throws(SystemError) {
            try FileSystem.removeTree(discarded)
            guard try FileSystem.statusOfLink(transactions.absolute(path)) != nil else { return }
            try FileSystem.rename(transactions.absolute(path), to: discarded)
            try FileSystem.synchronize(root)
            try FileSystem.removeTree(discarded)
        } catch {
            throw .writing(path, error)
        }
    }

    public func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> {
        let path = "\(root)/\(folder)"
        do throws(SystemError) {
            return try FolderWatch.changes(in: path) { $0.first != UInt8(ascii: ".") }
        } catch {
            throw error.isAbsent || error.isNoFolder ? .notFound(path: folder) : .reading(folder, error)
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
            } catch .file(.notWritable), .file(.notReadable), .file(.notLockable), .file(.full) {}
        }
        return try await DedicatedThread.run(body)
    }

    private func locked(
        recovers: Bool = true,
        _ body: @escaping @Sendable () throws(FolderError) -> Void
    ) async throws(FolderError) {
        try await DedicatedThread.run(Interruption()) { interruption throws(FolderError) in
            let path = transactions.folder + "/lock"
            let lock = try FolderError.locking(path, for: root, interruption)
            try withExtendedLifetime(lock) { () throws(FolderError) in
                if recovers { try recover() }
                try body()
            }
        }
    }

    /// Completes the transaction of a process that has ended, if there is one.
    private func recover() throws(FolderError) {
        let path = transactions.journal
        guard let bytes = try FolderError.reading(path, try WholeFile.read(path)) else {
            return transactions.removeOrphans()
        }
        guard let steps = transactions.steps(in: bytes) else {
            throw .file(.notReadable(path: path, code: EBADMSG))
        }
        try FolderError.writing(root, try transactions.complete(steps))
    }
}

extension FileSystem {
    /// Returns the size of everything below a folder; links are not followed.
    fileprivate static func size(below folder: String) throws(SystemError) -> FolderSize {
        var (fileCount, byteCount) = (0, 0)
        var folders = [folder]
        while let folder = folders.popLast() {
            for path in try names(in: folder).map({ "\(folder)/\($0)" }) {
                guard let status = try statusOfLink(path) else { continue }
                if status.isFolder {
                    folders.append(path)
                } else {
                    (fileCount, byteCount) = (fileCount + 1, byteCount + Int(status.st_size))
                }
            }
        }
        return FolderSize(fileCount: fileCount, byteCount: byteCount)
    }
}
