import Foundation

/// Changes of several files below a root as one transaction, for a caller that holds the root's lock.
///
/// New files are written to a hidden folder, and then a journal with the steps that give everything its place. When the
/// journal is durable, the transaction is committed. Each step can be repeated without effect, so that whoever acquires the
/// lock next completes the transaction of a process that has ended (write-ahead logging with redo; Gray and Reuter,
/// "Transaction Processing", 1993).
struct FileTransactions {
    /// A step of a committed transaction, by paths below the root.
    enum Step: Codable {
        case makeFolder(String)
        case move(String, to: String)
        case replace(String, with: String)
        /// Exchanges a file, which has the content `old`, with a staged one, which has the content `new`.
        case exchange(String, with: String, old: String, new: String)
        case substitute(String, by: String, keeping: String)
        case delete(String)

        var paths: [String] {
            switch self {
            case .makeFolder(let path), .delete(let path): [path]
            case .move(let path, let other), .replace(let path, let other), .exchange(let path, let other, _, _):
                [path, other]
            case .substitute(let path, let new, let kept): [path, new, kept]
            }
        }

        /// A Boolean value that indicates whether all paths stay below the root, but for links.
        fileprivate var isInside: Bool {
            paths.allSatisfy { path in
                path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
                    !["", ".", ".."].contains(name) && !name.utf8.contains(0)
                }
            }
        }
    }

    /// The steps of a committed transaction.
    struct Journal: Codable {
        /// The number that the file system has given to the folder of the journal, which a copy does not have; nil in the form
        /// of earlier versions.
        let folder: UInt64?
        let steps: [Step]
    }

    let root: String
    /// The name of the hidden folder.
    private let name: String
    /// The path of the journal.
    let journal: String
    /// The bytes before the steps, by which other programs recognise the format.
    let head: [UInt8]

    init(root: String, folder name: String, journal: String = "journal", head: String = "") {
        self.root = root
        self.name = name
        self.journal = "\(root)/\(name)/\(journal)"
        self.head = Array(head.utf8)
    }

    /// The path of the hidden folder.
    var folder: String { "\(root)/\(name)" }

    func absolute(_ path: String) -> String { "\(root)/\(path)" }

    // MARK: - Commit

    /// Adds a new file to those that are to be written before the commit.
    ///
    /// - Returns: its path below the root.
    func stage(_ bytes: [UInt8], _ time: Int? = nil, in files: inout [WholeFile.NewFile]) -> String {
        let path = "\(name)/new-\(files.count)"
        files.append(WholeFile.NewFile(path: absolute(path), bytes: bytes, modificationTime: time))
        return path
    }

    /// Commits steps: writes the new files and then the journal, durably. ``complete(_:)`` comes next.
    ///
    /// - Throws: the error of a call, after which nothing has changed; `unconfirmed` if the transaction may be committed.
    func commit(_ steps: [Step], staging files: [WholeFile.NewFile]) throws(SystemError) {
        do throws(SystemError) {
            try FileSystem.makeFolder(folder)
            try WholeFile.write(files)
            let number = try FileSystem.status(folder).map { UInt64($0.st_ino) }
            guard let number, let bytes = try? JSONEncoder().encode(Journal(folder: number, steps: steps)) else {
                throw .inputOutput
            }
            try WholeFile.write(head + bytes, to: journal + ".new")
            try Descriptor(folder: folder).synchronize()
            try FileSystem.rename(journal + ".new", to: journal)
            try Descriptor(folder: folder).synchronize()
        } catch {
            let cause = error
            // With a journal that cannot be removed, the next process completes the transaction and needs the files.
            do throws(SystemError) {
                if try FileSystem.exists(journal) { try finish() }
            } catch {
                throw .unconfirmed
            }
            removeOrphans()
            throw cause
        }
    }

    /// Performs the steps of the journal, makes them durable, and removes the journal.
    ///
    /// - Throws: the error of a call, after which the next process completes the transaction.
    func complete(_ steps: [Step]) throws(SystemError) {
        var changed: Set<String> = []
        for step in steps { try perform(step, &changed) }
        for folder in changed where try FileSystem.exists(folder) {
            try Descriptor(folder: folder).synchronize()
        }
        try finish()
        for case .exchange(_, let displaced, _, _) in steps { try? FileSystem.remove(absolute(displaced)) }
    }

    /// Removes the journal, durably.
    func finish() throws(SystemError) {
        try FileSystem.remove(journal)
        try Descriptor(folder: folder).synchronize()
    }

    // MARK: - Steps

    private func perform(_ step: Step, _ changed: inout Set<String>) throws(SystemError) {
        switch step {
        case .makeFolder(let path): try FileSystem.makeFolder(absolute(path))
        case .move(let path, let target):
            let (path, target) = (absolute(path), absolute(target))
            // A source that is gone was moved before the process ended.
            guard try FileSystem.statusOfLink(path) != nil else { return }
            let folder = FileSystem.folder(of: target) ?? root
            if !changed.contains(folder) { try FileSystem.makeFolder(folder) }
            try move(path, to: target)
            changed.formUnion([folder, FileSystem.folder(of: path) ?? root])
        case .replace(let path, let staged):
            let (path, staged) = (absolute(path), absolute(staged))
            guard try FileSystem.statusOfLink(staged) != nil else { return }
            let folder = FileSystem.folder(of: path) ?? root
            if !changed.contains(folder) { try FileSystem.makeFolder(folder) }
            // Another program may have put a folder there since the transaction was checked.
            if let status = try FileSystem.statusOfLink(path), status.isFolder {
                try move(staged, to: path)
            } else {
                try FileSystem.rename(staged, to: path)
            }
            changed.insert(folder)
        case .exchange(let path, let staged, _, _):
            let folder = FileSystem.folder(of: absolute(path)) ?? root
            try FileSystem.makeFolder(folder)
            // Both are kept: what another program has written, and what was to replace something else.
            if try !exchange(step) { try move(absolute(staged), to: absolute(path)) }
            changed.insert(folder)
        case .substitute(let path, let new, let kept):
            let (path, new, kept) = (absolute(path), absolute(new), absolute(kept))
            // A new file that is gone was moved before the process ended.
            guard try FileSystem.statusOfLink(new) != nil else { return }
            let folders = [path, new, kept].map { FileSystem.folder(of: $0) ?? root }
            for folder in folders { try FileSystem.makeFolder(folder) }
            // With a file to keep in its place, the other one at the path was put there by another program since.
            let (isThere, isKept) = (try FileSystem.exists(path), try FileSystem.exists(kept))
            let isHalfMoved = try FileSystem.isSameFile(path, kept)
            if isThere, !isKept || isHalfMoved { try move(path, to: kept) }
            try move(new, to: path)
            changed.formUnion(folders)
        case .delete(let path):
            let path = absolute(path)
            // Another program may have put a folder there since the transaction was checked.
            guard let status = try FileSystem.statusOfLink(path), !status.isFolder else { return }
            try FileSystem.remove(path)
            changed.insert(FileSystem.folder(of: path) ?? root)
        }
    }

    /// Moves a file or a folder to a path that is free, or gives it a name of its own where another program has taken the
    /// path since the transaction was checked.
    private func move(_ path: String, to target: String) throws(SystemError) {
        var free = target
        for number in 2... {
            do throws(SystemError) {
                return try FileSystem.move(path, toFree: free)
            } catch {
                guard error.isPresent else { throw error }
                // The process ended between the two steps of a move by a link.
                if try FileSystem.isSameFile(path, free) { return try FileSystem.remove(path) }
                free = "\(target).\(number)"
            }
        }
    }

    // MARK: - Exchanges

    /// Performs the exchanges with which a transaction begins, and rolls it back if another program has written one of the
    /// files since it was read.
    ///
    /// A file is compared after it was exchanged with the new one, when no other program finds it at its path any more: what is
    /// compared is what was replaced.
    ///
    /// - Returns: the path of that file, or nil if there is none.
    func rollBackIfEdited(_ exchanges: [Step]) throws(SystemError) -> String? {
        for (index, step) in exchanges.enumerated() where try !exchange(step) {
            for step in exchanges[...index].reversed() { try reverse(step) }
            for folder in Set(exchanges.flatMap(\.paths).compactMap { FileSystem.folder(of: absolute($0)) }) {
                try Descriptor(folder: folder).synchronize()
            }
            try finish()
            removeOrphans()
            return step.paths.first
        }
        return nil
    }

    /// Performs an exchange, unless it was performed before the process ended.
    ///
    /// - Returns: false if the file was missing or had another content than it was read with; it is at the path of the staged
    ///   file then.
    private func exchange(_ step: Step) throws(SystemError) -> Bool {
        guard case .exchange(let path, let staged, let old, let new) = step else { return true }
        let (file, other) = (absolute(path), absolute(staged))
        if try FileSystem.statusOfLink(other) == nil { _ = try FileSystem.renameIfPresent(aside(other), to: other) }
        if try has(other, new) { try exchange(file, other) }
        if try FileSystem.statusOfLink(aside(other)) != nil, try !has(aside(other), old) {
            try move(aside(other), to: file)
        }
        guard try FileSystem.statusOfLink(other) != nil else { return true }
        return try has(other, old)
    }

    /// Reverses an exchange, if it was performed.
    private func reverse(_ step: Step) throws(SystemError) {
        guard case .exchange(let path, let staged, let old, let new) = step else { return }
        let (file, other) = (absolute(path), absolute(staged))
        guard try FileSystem.statusOfLink(other) != nil, try !has(other, new) else { return }
        try exchange(file, other)
        if try has(other, new) { return }
        // The file was written once more since, which is the newest state.
        try exchange(file, other)
        if try !has(other, old) { try move(other, to: file) }
    }

    /// Exchanges a file with another one, if both exist.
    private func exchange(_ file: String, _ other: String) throws(SystemError) {
        guard try !FileSystem.exchangeIfPossible(other, with: file) else { return }
        // Without an exchange in one step, there is no file for a moment.
        if try FileSystem.statusOfLink(aside(other)) == nil {
            guard try FileSystem.renameIfPresent(file, to: aside(other)) else { return }
        }
        do throws(SystemError) {
            try FileSystem.move(other, toFree: file)
        } catch {
            // Another program has written the file in that moment.
            guard error.isPresent else { throw error }
            return
        }
        try FileSystem.rename(aside(other), to: other)
    }

    /// The path of a file on its way to that of the staged file, where the file system has no exchange.
    private func aside(_ staged: String) -> String { staged + ".old" }

    /// Returns a Boolean value that indicates whether there is a file with a content, given by its fingerprint.
    private func has(_ path: String, _ content: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            return try WholeFile.read(path, limit: .max) { bytes, _ in Fingerprint(bytes).text } == content
        } catch {
            guard error.isNoFile else { throw error }
            return false
        }
    }

    // MARK: - Recovery

    /// A Boolean value that indicates whether a process has ended before its transaction was complete, or still works.
    var isPending: Bool { (try? FileSystem.exists(journal)) ?? false }

    /// Decodes a journal.
    ///
    /// - Returns: nil if it is none of this version, or a path leads out of the root.
    func journal(in bytes: [UInt8]) -> Journal? {
        guard bytes.starts(with: head) else { return nil }
        let data = Data(bytes.dropFirst(head.count))
        let journal =
            (try? JSONDecoder().decode(Journal.self, from: data))
            ?? (try? JSONDecoder().decode([Step].self, from: data)).map { Journal(folder: nil, steps: $0) }
        return journal.flatMap { $0.steps.allSatisfy(\.isInside) ? $0 : nil }
    }

    /// Removes what no transaction needs any more, such as the files of processes that have ended before they committed.
    ///
    /// Those that cannot be removed do no harm.
    func removeOrphans() {
        for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") && name != "lock" {
            let path = "\(folder)/\(name)"
            if path != journal { try? FileSystem.removeTree(path) }
        }
    }
}
