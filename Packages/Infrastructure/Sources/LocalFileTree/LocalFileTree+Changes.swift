import DedicatedThreads
import FileStorage
import Foundation
public import RepositoryKit

extension LocalFileTree {
    @concurrent
    public func change(
        _ changes: [FileChange],
        under root: String,
        provisionally isProvisional: Bool
    ) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            ignoredSignals.begin()
            defer { ignoredSignals.end() }
            guard let tree = try LockedTree(root, isChanged: !changes.isEmpty) else { return }
            try tree.change(changes, provisionally: isProvisional)
        }
    }
}

/// The signals by which people end programs, ignored while files are changed, so that they do not leave half of a change.
///
/// A change takes milliseconds, and what it has begun is completed.
private let ignoredSignals = SharedSignalActions([SIGHUP, SIGINT, SIGTERM], SIG_IGN)

/// The files below a root while this process changes them.
///
/// The hidden folder `.changes` has the transaction, and is the lock; it is there as long as there is something to undo. A change
/// of a process that has ended, or a provisional one, is undone by the next call, unless that makes the same for good.
///
/// The folder may come from somebody else, with the project around it. It is used only if the user owns it, and if no path
/// of the journal leads out of the root.
private struct LockedTree: ~Copyable {
    private static let name = ".changes"

    private let root: String
    private let transactions: FileTransactions
    /// The open folder, which is locked until this process closes it or ends.
    private let lock: Descriptor

    /// Locks the files.
    ///
    /// - Returns: Nil if there is nothing to undo, and nothing is to be changed.
    init?(_ root: String, isChanged: Bool) throws(FileTreeError) {
        let transactions = FileTransactions(root: root, folder: Self.name)
        guard let lock = try writing(Self.name, try Self.locked(transactions.folder, creates: isChanged)) else {
            return nil
        }
        guard let status = try? lock.status(), status.isOwn else { throw .notWritable(path: Self.name, code: EPERM) }
        (self.root, self.transactions) = (root, transactions)
        self.lock = lock
    }

    private static func locked(_ folder: String, creates: Bool) throws(SystemError) -> Descriptor? {
        while true {
            if creates, mkdir(folder, 0o700) != 0, errno != EEXIST { throw .last }
            guard try creates ? true : FileSystem.statusOfLink(folder) != nil else { return nil }
            do throws(SystemError) {
                let descriptor = try Descriptor(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                let isLocked = try descriptor.tryLock(exclusively: true)
                // Another process may have removed the folder meanwhile, and created the next one.
                guard try descriptor.isFile(at: folder) else { continue }
                guard isLocked else { throw SystemError(code: EWOULDBLOCK) }
                return descriptor
            } catch  where error.isAbsent {
                continue
            }
        }
    }

    // MARK: - Changes

    /// Restores what was interrupted, and changes the files.
    ///
    /// - Parameter isProvisional: a Boolean value that indicates whether the next call undoes the changes.
    borrowing func change(_ changes: [FileChange], provisionally isProvisional: Bool) throws(FileTreeError) {
        defer {
            let isComplete = (try? FileSystem.statusOfLink(transactions.journal) == nil) == true
            if isComplete { try? FileSystem.removeTree(transactions.folder) }
        }
        if let steps = try journaledSteps() {
            if !isProvisional, try isResult(of: steps, changes) {
                return try writing(Self.name, try transactions.complete(steps))
            }
            try writing(Self.name, try transactions.undo(steps))
        }
        guard !changes.isEmpty else { return }
        var steps: [FileTransactions.Step] = []
        var staged: [WholeFile.NewFile] = []
        for (number, change) in changes.enumerated() {
            let mode = try self.mode(of: change)
            if change.old == nil {
                steps += Self.folders(above: change.path).filter { access(root + "/" + $0, F_OK) != 0 }
                    .map { .makeFolder($0) }
            }
            let new =
                change.new.map { transactions.stage($0, permissions: 0o644, mode: mode, in: &staged) }
                ?? "\(Self.name)/old-\(number)"
            let (old, content) = (change.old.map(fingerprint), change.new.map(fingerprint))
            steps.append(.exchange(change.path, with: new, old: old, new: content))
        }
        try writing("", try transactions.commit(steps, staging: staged))
        do throws(FileTreeError) {
            for step in steps { try perform(step) }
            if !isProvisional { try writing(Self.name, try transactions.complete(steps)) }
        } catch {
            // What cannot be undone now is undone by the next call.
            try? transactions.undo(steps)
            throw error
        }
        // The folders of removed files go when they are empty, the innermost first.
        for change in changes where change.new == nil {
            for path in Self.folders(above: change.path).reversed() {
                guard rmdir(root + "/" + path) == 0 || errno == ENOENT else { break }
            }
        }
    }

    /// Checks a change before anything is written.
    ///
    /// - Returns: The permissions of the old file, or nil if there is none.
    private borrowing func mode(of change: FileChange) throws(FileTreeError) -> UInt32? {
        let path = change.path
        guard Self.isContained(path, in: root) else { throw .notWritable(path: path, code: EINVAL) }
        guard let old = change.old else { return nil }
        guard let status = try writing(path, try FileSystem.statusOfLink(root + "/" + path)), status.isFile else {
            throw .notWritable(path: path, code: ENOENT)
        }
        // The new file would take the place of one that nobody is to write.
        guard change.new == nil || status.mode & 0o222 != 0 else { throw .notWritable(path: path, code: EACCES) }
        guard try Self.content(of: root + "/" + path, at: path) == old else {
            throw .notWritable(path: path, code: EBUSY)
        }
        return status.mode
    }

    private borrowing func perform(_ step: FileTransactions.Step) throws(FileTreeError) {
        let path = step.paths[0]
        if case .makeFolder = step { try writing(path, try FileSystem.makeFolder(root + "/" + path, mode: 0o755)) }
        guard try !writing(path, try transactions.exchange(step)) else { return }
        if case .exchange(_, _, nil, _) = step { throw .exists(path: path) }
        throw .notWritable(path: path, code: EBUSY)
    }

    // MARK: - Recovery

    /// A Boolean value that indicates whether the files are as changes leave them that consist of some steps.
    private borrowing func isResult(
        of steps: [FileTransactions.Step],
        _ changes: [FileChange]
    ) throws(FileTreeError) -> Bool {
        let exchanges = steps.compactMap { step -> [String?]? in
            if case .exchange(let path, _, let old, let new) = step { [path, old, new] } else { nil }
        }
        let wanted = changes.map { [$0.path, $0.old.map(fingerprint), $0.new.map(fingerprint)] }
        for change in changes where exchanges == wanted {
            guard try Self.content(of: root + "/" + change.path, at: change.path) == change.new else { return false }
        }
        return exchanges == wanted
    }

    /// Returns what the journal says, or nil if there is none.
    private borrowing func journaledSteps() throws(FileTreeError) -> [FileTransactions.Step]? {
        guard try writing(Self.name, try FileSystem.statusOfLink(transactions.journal)) != nil else { return nil }
        let bytes = try Self.content(of: transactions.journal, at: Self.name + "/journal") ?? []
        var found = transactions.steps(in: bytes)
        if found == nil { found = try earlierSteps(in: bytes) }
        guard let steps = found, steps.allSatisfy({ Self.isContained($0, in: root) }) else {
            throw .malformed(path: Self.name)
        }
        return steps
    }

    private static func isContained(_ step: FileTransactions.Step, in root: String) -> Bool {
        switch step {
        case .makeFolder(let path): isContained(path, in: root)
        case .exchange(let path, let staged, _, _):
            isContained(path, in: root) && staged.hasPrefix(name + "/")
        case .move, .replace, .substitute, .delete: false
        }
    }

    /// A file in a journal of an earlier version, which linked the old file number *n* to `n.old`.
    private struct EarlierEntry: Decodable {
        let path: String
        let isNew: Bool
        let folders: [String]
        let content: Data?
    }

    /// Decodes a journal of an earlier version.
    private borrowing func earlierSteps(in bytes: [UInt8]) throws(FileTreeError) -> [FileTransactions.Step]? {
        guard let entries = try? JSONDecoder().decode([EarlierEntry].self, from: Data(bytes)) else { return nil }
        var steps: [FileTransactions.Step] = []
        for (number, entry) in entries.enumerated() {
            let staged = "\(Self.name)/\(number).old"
            let old = try Self.content(of: transactions.absolute(staged), at: staged)
            steps += entry.folders.map { .makeFolder($0) }
            if old == nil, !entry.isNew {
                // Without its link, the old file has been restored already.
                if try writing(staged, try FileSystem.statusOfLink(transactions.absolute(staged))) == nil { continue }
                return nil
            }
            let new = entry.content.map { fingerprint(Array($0)) }
            steps.append(.exchange(entry.path, with: staged, old: entry.isNew ? nil : old.map(fingerprint), new: new))
        }
        return steps
    }

    // MARK: - Paths

    /// The folders above a path, from the outermost.
    private static func folders(above path: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    /// Returns a Boolean value that indicates whether a path leads to a file below the root, also through symbolic links, and
    /// to none of the version control system, whose settings name programs to run.
    private static func isContained(_ path: String, in root: String) -> Bool {
        guard let names = FileTransactions.names(of: path), let whole = FileSystem.realPath(root),
            names.allSatisfy({ ![".git", name].contains($0.lowercased()) })
        else { return false }
        for count in names.indices.dropFirst().reversed() {
            let folder = root + "/" + names[..<count].joined(separator: "/")
            guard let folder = FileSystem.realPath(folder) else { continue }
            return (folder + "/").utf8.starts(with: (whole == "/" ? whole : whole + "/").utf8)
        }
        return true
    }

    /// Returns the content of a file, or nil if there is none, or only a link or a folder.
    private static func content(of file: String, at path: String) throws(FileTreeError) -> [UInt8]? {
        guard try reading(path, try FileSystem.statusOfLink(file))?.isFile == true else { return nil }
        return try reading(path, try WholeFile.read(file))
    }
}
