import DedicatedThreads
import Foundation
public import RepositoryKit

extension LocalFileTree {
    @concurrent
    public func change(_ changes: [FileChange], under root: String) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            try ChangeJournal.restore(root)
            guard !changes.isEmpty else { return }
            try ChangeJournal(changes, under: root).apply(changes)
        }
    }
}

/// The hidden folder from which files are changed, or restored after an interruption.
///
/// It has the new content of file *n* as `n`, a link to the old file as `n.old`, and the list of paths in `journal`. It appears
/// under its name when it is complete; then the files are changed one by one, and with the removal of `journal` the
/// changes are final.
private struct ChangeJournal {
    private struct Entry: Codable {
        let path: String
        let isNew: Bool
        /// The missing folders above a new file, from the outermost.
        let folders: [String]
    }

    private static let name = ".changes"

    private let root: String
    private let folder: String
    private let descriptor: Int32
    private let entries: [Entry]

    /// Writes the folder, which is locked until this process closes it or ends.
    init(_ changes: [FileChange], under root: String) throws(FileTreeError) {
        self.root = root
        var template = Array((root + "/.new-XXXXXX").utf8CString)
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
                let folders = change.old == nil ? Self.missingFolders(above: change.path, under: root) : []
                entries.append(Entry(path: change.path, isNew: change.old == nil, folders: folders))
            }
            let journal = (try? JSONEncoder().encode(entries)) ?? Data()
            try LocalFileTree.create("journal", under: draft, with: Array(journal))
            guard fsync(descriptor) == 0, rename(draft, root + "/" + Self.name) == 0 else {
                throw .notWritable(path: Self.name, code: errno)
            }
        } catch {
            close(descriptor)
            try? FileManager.default.removeItem(atPath: draft)
            throw error
        }
        self.entries = entries
        folder = root + "/" + Self.name
    }

    private init(root: String, descriptor: Int32, entries: [Entry]) {
        self.root = root
        folder = root + "/" + Self.name
        self.descriptor = descriptor
        self.entries = entries
    }

    // MARK: - Changes

    /// Changes the files, or restores those that were changed already.
    func apply(_ changes: [FileChange]) throws(FileTreeError) {
        defer { close(descriptor) }
        do throws(FileTreeError) {
            for (number, entry) in entries.enumerated() {
                let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
                for path in entry.folders { mkdir(root + "/" + path, 0o755) }
                // A link never replaces a file, and a renamed file always does.
                guard (entry.isNew ? link(new, target) : rename(new, target)) == 0 else {
                    throw errno == EEXIST ? .exists(path: entry.path) : .notWritable(path: entry.path, code: errno)
                }
            }
            for path in Set(entries.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }) {
                Self.synchronize(root + "/" + path)
            }
            guard unlink(folder + "/journal") == 0 else { throw .notWritable(path: Self.name, code: errno) }
        } catch {
            undo()
            throw error
        }
        Self.synchronize(folder)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Restores the files that a process changed before it ended.
    static func restore(_ root: String) throws(FileTreeError) {
        let descriptor = open(root + "/" + name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .notWritable(path: name, code: errno) }
        let data = FileManager.default.contents(atPath: root + "/" + name + "/journal")
        let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) }
        ChangeJournal(root: root, descriptor: descriptor, entries: entries ?? []).undo()
    }

    /// Restores the files as they were, the last one first.
    private func undo() {
        for (number, entry) in entries.enumerated().reversed() {
            let (new, target) = (folder + "/\(number)", root + "/" + entry.path)
            if !entry.isNew {
                rename(new + ".old", target)
            } else if Self.isSameFile(new, target) {
                unlink(target)
            }
            for path in entry.folders.reversed() { rmdir(root + "/" + path) }
        }
        unlink(folder + "/journal")
        try? FileManager.default.removeItem(atPath: folder)
    }

    // MARK: - Files

    /// Writes the new content of a file, and links the old one.
    private static func write(
        _ change: FileChange,
        as name: String,
        in draft: String,
        under root: String
    ) throws(FileTreeError) {
        let (path, target) = (draft + "/" + name, root + "/" + change.path)
        do throws(FileTreeError) {
            try LocalFileTree.create(name, under: draft, with: change.new)
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
        guard link(target, path + ".old") == 0, chmod(path, status.st_mode & 0o7777) == 0 else {
            throw .notWritable(path: change.path, code: errno)
        }
        guard FileManager.default.contents(atPath: path + ".old") == Data(old) else {
            throw .notWritable(path: change.path, code: EBUSY)
        }
    }

    private static func missingFolders(above path: String, under root: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        let folders = names.indices.map { names[...$0].joined(separator: "/") }
        return folders.filter { access(root + "/" + $0, F_OK) != 0 }
    }

    private static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return lstat(one, &first) == 0 && lstat(other, &second) == 0 && first.st_ino == second.st_ino
            && first.st_dev == second.st_dev
    }

    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
