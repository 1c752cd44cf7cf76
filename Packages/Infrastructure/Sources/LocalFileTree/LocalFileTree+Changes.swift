import DedicatedThreads
import Foundation
public import RepositoryKit

extension LocalFileTree {
    @concurrent
    public func change(_ changes: [FileChange], under root: String) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            IgnoredSignals.begin()
            defer { IgnoredSignals.end() }
            try ChangeJournal.restore(root)
            guard !changes.isEmpty else { return }
            try ChangeJournal(changes, under: root).apply()
        }
    }
}

/// The signals by which people end programs, ignored while files are changed, so that they do not leave half of a change.
///
/// A change takes milliseconds, and what it has begun is completed. The threads of a process share its signal actions: the first
/// of the changes that overlap replaces them, and the last one restores them.
private enum IgnoredSignals {
    private struct State {
        var count = 0
        var actions: [SignalAction] = []
    }

    private static let state = Lock(State())

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
private struct ChangeJournal {
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
    private let folder: String
    private let descriptor: Int32
    private let entries: [Entry]

    /// Writes the folder, which is locked until this process closes it or ends.
    init(_ changes: [FileChange], under root: String) throws(FileTreeError) {
        for change in changes where !Self.isContained(change.path, in: root) {
            throw .notWritable(path: change.path, code: EINVAL)
        }
        self.root = root
        folder = root + "/" + Self.name
        var template = Array((root + "/" + Self.draftPrefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .notWritable(path: "", code: errno) }
        let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        descriptor = open(draft, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        var entries: [Entry] = []
        do throws(FileTreeError) {
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                throw .notWritable(path: "", code: errno)
            }
            for (number, change) in changes.enumerated() {
                try Self.write(change, as: "\(number)", in: draft, under: root)
                let isNew = change.old == nil
                let folders = isNew ? Self.missingFolders(above: change.path, under: root) : []
                entries.append(
                    Entry(path: change.path, isNew: isNew, folders: folders, content: change.new.map { Data($0) })
                )
            }
            let journal = (try? JSONEncoder().encode(entries)) ?? Data()
            try LocalFileTree.create("journal", under: draft, with: Array(journal))
            guard fsync(descriptor) == 0, rename(draft, folder) == 0 else {
                throw .notWritable(path: Self.name, code: errno)
            }
            do throws(FileTreeError) {
                try Self.synchronize("", under: root)
            } catch {
                try? FileManager.default.removeItem(atPath: folder)
                throw error
            }
        } catch {
            close(descriptor)
            try? FileManager.default.removeItem(atPath: draft)
            throw error
        }
        self.entries = entries
    }

    private init(root: String, descriptor: Int32, entries: [Entry]) {
        self.root = root
        folder = root + "/" + Self.name
        self.descriptor = descriptor
        self.entries = entries
    }

    // MARK: - Changes

    /// Changes the files, or restores those that were changed already.
    func apply() throws(FileTreeError) {
        defer { close(descriptor) }
        do throws(FileTreeError) {
            for (number, entry) in entries.enumerated() {
                let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
                for path in entry.folders { mkdir(root + "/" + path, 0o755) }
                // What a program has put in the place of the file since is left.
                guard entry.isNew || Self.isSameFile(new + ".old", target) else {
                    throw .notWritable(path: entry.path, code: EBUSY)
                }
                // A link never replaces a file, and a renamed file always does.
                let result =
                    entry.content == nil ? unlink(target) : entry.isNew ? link(new, target) : rename(new, target)
                guard result == 0 else {
                    throw errno == EEXIST ? .exists(path: entry.path) : .notWritable(path: entry.path, code: errno)
                }
            }
            try synchronizeFolders()
            guard unlink(folder + "/journal") == 0 else { throw .notWritable(path: Self.name, code: errno) }
        } catch {
            // What cannot be restored now is restored by the next call.
            try? undo()
            throw error
        }
        try? Self.synchronize(Self.name, under: root)
        try? FileManager.default.removeItem(atPath: folder)
        removeEmptyFolders()
    }

    /// Removes the folders of removed files that are empty now, the innermost first.
    private func removeEmptyFolders() {
        for entry in entries where entry.content == nil {
            let names = entry.path.split(separator: "/").dropLast()
            for count in names.indices.reversed() {
                guard rmdir(root + "/" + names[...count].joined(separator: "/")) == 0 || errno == ENOENT else { break }
            }
        }
    }

    /// Restores the files that a process changed before it ended, and removes what it had not completed.
    static func restore(_ root: String) throws(FileTreeError) {
        removeDrafts(root)
        guard let descriptor = try lock(root + "/" + name) else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
            throw .notWritable(path: name, code: EPERM)
        }
        // The folder never has its name without a journal, which is removed when nothing is left to do.
        guard lstat(root + "/" + name + "/journal", &status) == 0 || errno != ENOENT else {
            try? FileManager.default.removeItem(atPath: root + "/" + name)
            return
        }
        guard let data = try content(of: name + "/journal", under: root),
            let entries = try? JSONDecoder().decode([Entry].self, from: data),
            entries.allSatisfy({ entry in ([entry.path] + entry.folders).allSatisfy { isContained($0, in: root) } })
        else { throw .malformed(path: name) }
        try ChangeJournal(root: root, descriptor: descriptor, entries: entries).undo()
    }

    /// Restores the files as they were, the last one first, but for those that somebody has edited since.
    private func undo() throws(FileTreeError) {
        for (number, entry) in entries.enumerated().reversed() {
            let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
            if entry.content == nil {
                makeFolders(above: entry.path)
                // A file that somebody has created since is left.
                guard link(new + ".old", target) == 0 || errno == EEXIST else {
                    throw .notWritable(path: entry.path, code: errno)
                }
            } else if try Self.content(of: entry.path, under: root, count: entry.content?.count) == entry.content {
                // Without the link, the old file has been restored already.
                let isRestored =
                    entry.isNew
                    ? !Self.isSameFile(new, target) || unlink(target) == 0
                    : rename(new + ".old", target) == 0 || errno == ENOENT
                guard isRestored else { throw .notWritable(path: entry.path, code: errno) }
            }
            for path in entry.folders.reversed() { rmdir(root + "/" + path) }
        }
        try synchronizeFolders()
        guard unlink(folder + "/journal") == 0 || errno == ENOENT else {
            throw .notWritable(path: Self.name, code: errno)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    // MARK: - Folders

    /// Locks a folder for this process.
    ///
    /// - Returns: the open folder, or nil if there is none.
    private static func lock(_ folder: String) throws(FileTreeError) -> Int32? {
        while true {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            var code = errno
            var (held, found) = (stat(), stat())
            guard descriptor >= 0 else {
                guard lstat(folder, &found) == 0 else { return nil }
                throw .notWritable(path: name, code: code)
            }
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            code = errno
            // Another process may have removed the folder meanwhile, and created the next one.
            let isCurrent = fstat(descriptor, &held) == 0 && lstat(folder, &found) == 0 && isSame(held, found)
            if isLocked && isCurrent { return descriptor }
            close(descriptor)
            if isCurrent { throw .notWritable(path: name, code: code) }
        }
    }

    /// Removes the incomplete folders of processes that have ended.
    private static func removeDrafts(_ root: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        for draft in names where draft.hasPrefix(draftPrefix) && draft.count == draftPrefix.count + 6 {
            guard let descriptor = try? lock(root + "/" + draft) else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o7777 == 0o700
            else { continue }
            try? FileManager.default.removeItem(atPath: root + "/" + draft)
        }
    }

    /// Creates the folders of a removed file again, which somebody may have removed since.
    private func makeFolders(above path: String) {
        let names = path.split(separator: "/").dropLast()
        for index in names.indices { mkdir(root + "/" + names[...index].joined(separator: "/"), 0o755) }
    }

    private static func missingFolders(above path: String, under root: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        let folders = names.indices.map { names[...$0].joined(separator: "/") }
        return folders.filter { access(root + "/" + $0, F_OK) != 0 }
    }

    /// Synchronises the existing folders of the files.
    private func synchronizeFolders() throws(FileTreeError) {
        for path in Set(entries.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }) {
            try Self.synchronize(path, under: root)
        }
    }

    private static func synchronize(_ folder: String, under root: String) throws(FileTreeError) {
        let descriptor = open(root + "/" + folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(descriptor) }
        guard descriptor >= 0 ? fsync(descriptor) == 0 : errno == ENOENT || errno == ENOTDIR else {
            throw .notWritable(path: folder, code: errno)
        }
    }

    // MARK: - Files

    /// Returns a Boolean value that indicates whether a path leads to a file below the root, also through symbolic links, and
    /// to none of the version control system, whose settings name programs to run.
    private static func isContained(_ path: String, in root: String) -> Bool {
        // The system separates bytes, and not characters, which may consist of several.
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard !path.utf8.contains(0), let whole = realpath(root),
            names.allSatisfy({ !["", ".", "..", ".git", name].contains($0.lowercased()) })
        else { return false }
        for count in names.indices.dropFirst().reversed() {
            guard let folder = realpath(root + "/" + names[..<count].joined(separator: "/")) else { continue }
            return (folder + "/").utf8.starts(with: (whole == "/" ? whole : whole + "/").utf8)
        }
        return true
    }

    /// Returns the path of an existing file without symbolic links.
    private static func realpath(_ path: String) -> String? {
        guard let resolved = Foundation.realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
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
        var status = stat()
        guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .notWritable(path: change.path, code: ENOENT)
        }
        let isLinked = link(target, path + ".old") == 0
        guard isLinked, change.new == nil || chmod(path, status.st_mode & 0o7777) == 0 else {
            throw .notWritable(path: change.path, code: errno)
        }
        guard FileManager.default.contents(atPath: path + ".old") == Data(old) else {
            throw .notWritable(path: change.path, code: EBUSY)
        }
    }

    /// Returns the content of a file, or nil if there is none, or none of the size.
    private static func content(
        of path: String,
        under root: String,
        count: Int? = nil
    ) throws(FileTreeError) -> Data? {
        let descriptor = open(root + "/" + path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
            throw .notReadable(path: path, code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .notReadable(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG, count.map({ $0 == Int(status.st_size) }) ?? true else { return nil }
        var (content, buffer) = (Data(), [UInt8](repeating: 0, count: 64 << 10))
        while case let count = read(descriptor, &buffer, buffer.count), count != 0 {
            guard count > 0 || errno == EINTR else { throw .notReadable(path: path, code: errno) }
            content += buffer.prefix(max(0, count))
        }
        return content
    }

    private static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return lstat(one, &first) == 0 && lstat(other, &second) == 0 && isSame(first, second)
    }

    private static func isSame(_ one: stat, _ other: stat) -> Bool {
        one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }
}
