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
            IgnoredSignals.begin()
            defer { IgnoredSignals.end() }
            try ChangeJournal.restore(root)
            guard !changes.isEmpty else { return }
            try ChangeJournal.write(changes, under: root).apply(provisionally: isProvisional)
        }
    }
}

/// The signals by which people end programs, ignored while files are changed, so that they do not leave half of a change.
///
/// A change takes milliseconds, and what it has begun is completed. The threads of a process share its signal actions: the first
/// of the changes that overlap replaces them, and the last one restores them.
private enum IgnoredSignals {
    private static let state = Lock((count: 0, actions: [SignalAction]()))

    static func begin() {
        state.withLock { state in
            state.count += 1
            if state.count == 1 { state.actions = [SIGHUP, SIGINT, SIGTERM].map { SignalAction($0, SIG_IGN) } }
        }
    }

    static func end() {
        state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return }
            for action in state.actions { action.restore() }
            state.actions = []
        }
    }
}

/// The hidden folder from which files are changed, or restored after an interruption.
///
/// It has the new content of file *n* as `n`, a link to the old file as `n.old`, and the list of the files in `journal`. It appears
/// under its name when it is complete; then the files are changed one by one, and with the removal of `journal` the
/// changes are final.
///
/// The folder may come from somebody else, with the project around it. It is used only if the user owns it, and if no path
/// of the journal leads out of the root.
private struct ChangeJournal: ~Copyable {
    private struct Entry: Codable {
        let path: String
        let isNew: Bool
        /// The missing folders above a new file, from the outermost.
        let folders: [String]
        /// The new content, by which a file that somebody has edited since is recognised and left; nil for a removed file.
        let content: Data?
    }

    private static let name = ".changes"
    /// The prefix of the name of a folder that is incomplete; six random characters follow.
    private static let draftPrefix = ".changes-new-"

    private let root: String
    /// The open folder, which is locked until this process closes it or ends.
    private let lock: Descriptor
    private let entries: [Entry]

    private var folder: String { root + "/" + Self.name }

    // MARK: - Changes

    /// Writes the folder.
    static func write(_ changes: [FileChange], under root: String) throws(FileTreeError) -> ChangeJournal {
        for change in changes where !Self.isContained(change.path, in: root) {
            throw .notWritable(path: change.path, code: EINVAL)
        }
        let draft = try LocalFileTree.temporaryFolder(root + "/" + Self.draftPrefix, "")
        let folder = root + "/" + Self.name
        do throws(FileTreeError) {
            let lock = try writing("", try Descriptor(folder: draft))
            guard try writing("", try lock.tryLock(exclusively: true)) else {
                throw .notWritable(path: "", code: EWOULDBLOCK)
            }
            var entries: [Entry] = []
            for (number, change) in changes.enumerated() {
                try write(change, as: "\(number)", in: draft, under: root)
                let folders = change.old == nil ? Self.folders(above: change.path) : []
                entries.append(
                    Entry(
                        path: change.path,
                        isNew: change.old == nil,
                        folders: folders.filter { access(root + "/" + $0, F_OK) != 0 },
                        content: change.new.map { Data($0) }
                    )
                )
            }
            let journal = (try? JSONEncoder().encode(entries)) ?? Data()
            try LocalFileTree.create("journal", under: draft, with: Array(journal))
            try writing(Self.name, try lock.synchronize())
            try writing(Self.name, try FileSystem.rename(draft, to: folder))
            do throws(SystemError) {
                try Descriptor(folder: root).synchronize()
            } catch {
                try? FileSystem.removeTree(folder)
                throw .notWritable(path: "", code: error.code)
            }
            return ChangeJournal(root: root, lock: lock, entries: entries)
        } catch {
            try? FileSystem.removeTree(draft)
            throw error
        }
    }

    /// Writes the new content of a file, and links the old one.
    private static func write(
        _ change: FileChange,
        as name: String,
        in draft: String,
        under root: String
    ) throws(FileTreeError) {
        let (path, target) = (draft + "/" + name, root + "/" + change.path)
        do throws(FileTreeError) {
            if let new = change.new { try LocalFileTree.create(name, under: draft, with: new) }
        } catch .notWritable(_, let code) {
            throw .notWritable(path: change.path, code: code)
        } catch {
            throw error
        }
        guard let old = change.old else { return }
        guard let status = try writing(change.path, try FileSystem.statusOfLink(target)), status.isFile else {
            throw .notWritable(path: change.path, code: ENOENT)
        }
        // The new file would take the place of one that nobody is to write.
        guard change.new == nil || status.mode & 0o222 != 0 else { throw .notWritable(path: change.path, code: EACCES) }
        try writing(change.path, try FileSystem.link(target, to: path + ".old"))
        if change.new != nil { try writing(change.path, try FileSystem.setMode(status.mode, of: path)) }
        guard try Self.content(of: path + ".old", at: change.path) == Data(old) else {
            throw .notWritable(path: change.path, code: EBUSY)
        }
    }

    /// Changes the files, or restores those that were changed already.
    ///
    /// - Parameter isProvisional: a Boolean value that indicates whether the folder stays, so that the next call restores the files.
    consuming func apply(provisionally isProvisional: Bool) throws(FileTreeError) {
        do throws(FileTreeError) {
            for (number, entry) in entries.enumerated() {
                let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
                for path in entry.folders { mkdir(root + "/" + path, 0o755) }
                do throws(SystemError) {
                    // What a program has put in the place of the file since is left.
                    guard try entry.isNew ? true : FileSystem.isSameFile(new + ".old", target) else {
                        throw SystemError(code: EBUSY)
                    }
                    if entry.content == nil {
                        try FileSystem.remove(target)
                    } else if entry.isNew {
                        // Unlike a new name, a link never replaces a file.
                        try FileSystem.link(new, to: target)
                    } else {
                        try FileSystem.rename(new, to: target)
                    }
                } catch {
                    throw error.isPresent
                        ? .exists(path: entry.path) : .notWritable(path: entry.path, code: error.code)
                }
            }
            if !isProvisional { try finish() }
        } catch {
            // What cannot be restored now is restored by the next call.
            try? undo()
            throw error
        }
        // The folders of removed files go when they are empty, the innermost first.
        for entry in entries where entry.content == nil {
            for path in Self.folders(above: entry.path).reversed() {
                guard rmdir(root + "/" + path) == 0 || errno == ENOENT else { break }
            }
        }
    }

    /// Synchronises the folders of the files, and then removes the journal, which makes the changes or their undoing final.
    private borrowing func finish() throws(FileTreeError) {
        // The names of new folders have to be durable, too.
        let folders = entries.flatMap { entry in
            let above = [""] + Self.folders(above: entry.path)
            return entry.folders.isEmpty ? above.suffix(1) : above[...]
        }
        for path in Set(folders) {
            do throws(SystemError) {
                try Descriptor(folder: root + "/" + path).synchronize()
            } catch {
                guard error.isAbsent || error.isNoFolder else { throw .notWritable(path: path, code: error.code) }
            }
        }
        try writing(Self.name, try FileSystem.remove(folder + "/journal"))
        try? lock.synchronize()
        try? FileSystem.removeTree(folder)
    }

    // MARK: - Recovery

    private init(root: String, lock: consuming Descriptor, entries: [Entry]) {
        self.root = root
        self.lock = lock
        self.entries = entries
    }

    /// Restores the files that a process changed before it ended, and removes what it had not completed.
    static func restore(_ root: String) throws(FileTreeError) {
        removeDrafts(root)
        let folder = root + "/" + name
        guard let lock = try writing(name, try locked(folder)) else { return }
        guard let status = try? lock.status(), status.isOwn else { throw .notWritable(path: name, code: EPERM) }
        // The folder never has its name without a journal, which is removed when nothing is left to do.
        if try writing(name, try FileSystem.statusOfLink(folder + "/journal")) == nil {
            try? FileSystem.removeTree(folder)
            return
        }
        guard let data = try content(of: folder + "/journal", at: name + "/journal"),
            let entries = try? JSONDecoder().decode([Entry].self, from: data),
            entries.allSatisfy({ entry in ([entry.path] + entry.folders).allSatisfy { isContained($0, in: root) } })
        else { throw .malformed(path: name) }
        try ChangeJournal(root: root, lock: lock, entries: entries).undo()
    }

    /// Restores the files as they were, the last one first, but for those that somebody has edited since.
    private borrowing func undo() throws(FileTreeError) {
        for (number, entry) in entries.enumerated().reversed() {
            let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
            var isCurrent = false
            if entry.content != nil { isCurrent = try Self.content(of: target, at: entry.path) == entry.content }
            do throws(SystemError) {
                if entry.content == nil {
                    // Somebody may have removed its folder since.
                    for path in Self.folders(above: entry.path) { mkdir(root + "/" + path, 0o755) }
                    try FileSystem.link(new + ".old", to: target)
                } else if isCurrent, !entry.isNew {
                    // Without the link, the old file has been restored already.
                    _ = try FileSystem.renameIfPresent(new + ".old", to: target)
                } else if isCurrent, try FileSystem.isSameFile(new, target) {
                    try FileSystem.remove(target)
                }
            } catch {
                // A file that somebody has created since is left.
                guard error.isPresent else { throw .notWritable(path: entry.path, code: error.code) }
            }
            for path in entry.folders.reversed() { rmdir(root + "/" + path) }
        }
        try finish()
    }

    /// Locks a folder for this process.
    ///
    /// - Returns: the open folder, or nil if there is none.
    private static func locked(_ folder: String) throws(SystemError) -> Descriptor? {
        while true {
            let descriptor: Descriptor
            do throws(SystemError) {
                descriptor = try Descriptor(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            } catch {
                guard try FileSystem.statusOfLink(folder) != nil else { return nil }
                throw error
            }
            let isLocked = try descriptor.tryLock(exclusively: true)
            // Another process may have removed the folder meanwhile, and created the next one.
            guard try descriptor.isFile(at: folder) else { continue }
            guard isLocked else { throw SystemError(code: EWOULDBLOCK) }
            return descriptor
        }
    }

    /// Removes the incomplete folders of processes that have ended.
    private static func removeDrafts(_ root: String) {
        let names = (try? FileSystem.names(in: root)) ?? []
        for draft in names where draft.hasPrefix(draftPrefix) && draft.count == draftPrefix.count + 6 {
            guard let lock = try? locked(root + "/" + draft), let status = try? lock.status(),
                status.isOwn, status.mode == 0o700
            else { continue }
            try? FileSystem.removeTree(root + "/" + draft)
        }
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
        // The system separates bytes, and not characters, which may consist of several.
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard !path.utf8.contains(0), let whole = LocalFileTree.realPath(root),
            names.allSatisfy({ !["", ".", "..", ".git", name].contains($0.lowercased()) })
        else { return false }
        for count in names.indices.dropFirst().reversed() {
            let folder = root + "/" + names[..<count].joined(separator: "/")
            guard let folder = LocalFileTree.realPath(folder) else { continue }
            return (folder + "/").utf8.starts(with: (whole == "/" ? whole : whole + "/").utf8)
        }
        return true
    }

    /// Returns the content of a file, or nil if there is none, or only a link or a folder.
    private static func content(of file: String, at path: String) throws(FileTreeError) -> Data? {
        do throws(SystemError) {
            guard let status = try FileSystem.statusOfLink(file), status.isFile else { return nil }
            return try WholeFile.read(file, limit: .max) { bytes, _ in Data(bytes) }
        } catch {
            throw .notReadable(path: path, code: error.code)
        }
    }
}
