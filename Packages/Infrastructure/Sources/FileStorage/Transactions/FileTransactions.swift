internal import DedicatedThreads
import Foundation

/// Changes of several files below a root as one transaction, for a caller that holds the root's lock.
///
/// New files are written to a hidden folder, and then a journal with the steps that give everything its place. When the
/// journal is durable, the transaction is committed. Each step can be repeated without effect, so that whoever acquires the
/// lock next completes the transaction of a process that has ended, or undoes it where it consists of exchanges only
/// (write-ahead logging; Gray and Reuter, "Transaction Processing", 1993).
package struct FileTransactions: Sendable {
    /// A step of a committed transaction, by paths below the root.
    package enum Step: Codable {
        case makeFolder(String)
        case move(String, to: String)
        case replace(String, with: String)
        /// Exchanges a file, which has the content `old`, with a staged one, which has the content `new`, both by their
        /// fingerprints; nil stands for no file.
        case exchange(String, with: String, old: String?, new: String?)
        case substitute(String, by: String, keeping: String)
        case delete(String)

        package var paths: [String] {
            switch self {
            case .makeFolder(let path), .delete(let path): [path]
            case .move(let path, let other), .replace(let path, let other), .exchange(let path, let other, _, _):
                [path, other]
            case .substitute(let path, let new, let kept): [path, new, kept]
            }
        }
    }

    private struct Journal: Codable {
        /// The number that the file system has given to the folder of the journal, which a copy does not have.
        let folder: UInt64
        let steps: [Step]
    }

    private let root: String
    private let name: String
    package let journal: String
    /// The bytes before the steps, by which other programs recognise the format.
    let head: [UInt8]

    package init(root: String, folder name: String, journal: String = "journal", head: String = "") {
        self.root = root
        self.name = name
        self.journal = "\(root)/\(name)/\(journal)"
        self.head = Array(head.utf8)
    }

    package var folder: String { "\(root)/\(name)" }

    package func absolute(_ path: String) -> String { "\(root)/\(path)" }

    // MARK: - Commit

    /// Adds a new file to those that are to be written before the commit.
    ///
    /// - Returns: The path below the root at which it waits for its place.
    package func stage(
        _ bytes: [UInt8],
        permissions: UInt32 = 0o600,
        mode: UInt32? = nil,
        modificationTime: Int? = nil,
        in files: inout [WholeFile.NewFile]
    ) -> String {
        let path = "\(name)/new-\(files.count)"
        var file = WholeFile.NewFile(path: absolute(path), bytes: bytes, permissions: permissions)
        (file.mode, file.modificationTime) = (mode, modificationTime)
        files.append(file)
        return path
    }

    /// Commits steps by writing the new files and then the journal, durably; ``complete(_:)`` comes next.
    ///
    /// - Throws: The error of a call, after which nothing has changed; `unconfirmed` if the transaction may be committed.
    package func commit(_ steps: [Step], staging files: [WholeFile.NewFile]) throws(SystemError) {
        do throws(SystemError) {
            try FileSystem.makeFolder(folder)
            try DedicatedThread.forEach(files) { file throws(SystemError) in try WholeFile.write(file) }
            guard let number = try self.number(),
                let bytes = try? JSONEncoder().encode(Journal(folder: number, steps: steps))
            else { throw .inputOutput }
            try WholeFile.write(WholeFile.NewFile(path: journal + ".new", bytes: head + bytes))
            try FileSystem.synchronize(folder)
            try FileSystem.rename(journal + ".new", to: journal)
            try FileSystem.synchronize(folder)
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
    /// - Throws: The error of a call, after which the next process completes the transaction.
    package func complete(_ steps: [Step]) throws(SystemError) {
        var effects = Effects()
        defer { effects.close() }
        for step in steps { try perform(step, &effects) }
        try synchronize(effects.folders)
        try removeJournal()
    }

    /// Undoes exchanges and the creation of folders, also where they were not performed, makes that durable, and removes the
    /// journal.
    ///
    /// - Throws: The error of a call, after which it can be repeated.
    package func undo(_ exchanges: [Step]) throws(SystemError) {
        for step in exchanges.reversed() { try reverse(step) }
        try synchronize(Set(exchanges.flatMap(\.paths).compactMap { FileSystem.folder(of: absolute($0)) }))
        try removeJournal()
    }

    private func synchronize(_ folders: Set<String>) throws(SystemError) {
        try DedicatedThread.forEach(Array(folders)) { folder throws(SystemError) in
            // It may have been removed since, also by a later step.
            do throws(SystemError) {
                try FileSystem.synchronize(folder)
            } catch  where error.isAbsent || error.isNoFolder {}
        }
    }

    private func removeJournal() throws(SystemError) {
        try FileSystem.remove(journal)
        // The steps can be repeated, should the journal come back.
        try? FileSystem.synchronize(folder)
        removeOrphans()
    }

    func finish() throws(SystemError) {
        try FileSystem.remove(journal)
        try FileSystem.synchronize(folder)
    }

    // MARK: - Steps

    /// The folders and the old files that performed steps leave to be synchronised and closed.
    private struct Effects {
        /// The folders that are to be synchronised.
        var folders: Set<String> = []
        /// The descriptors of old files, which are freed when they are closed; a disk frees several in the time of one.
        private var files: [Int32] = []

        /// Creates the folder of a path whose entry is to be changed.
        mutating func makeFolder(of path: String) throws(SystemError) {
            guard let folder = FileSystem.folder(of: path), folders.insert(folder).inserted else { return }
            try FileSystem.makeFolder(folder)
        }

        mutating func open(_ path: String) {
            let file = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if file >= 0 { files.append(file) }
            // A process has a limited number of descriptors.
            if files.count == 64 { close() }
        }

        mutating func close() {
            DedicatedThread.forEach(files) { file in _ = Foundation.close(file) }
            files = []
        }
    }

    private func perform(_ step: Step, _ effects: inout Effects) throws(SystemError) {
        switch step {
        case .makeFolder(let path): try FileSystem.makeFolder(absolute(path))
        case .move(let path, let target):
            let (path, target) = (absolute(path), absolute(target))
            // A source that is gone was moved before the process ended.
            guard try FileSystem.statusOfLink(path) != nil else { return }
            try effects.makeFolder(of: target)
            try move(path, to: target)
            effects.folders.insert(FileSystem.folder(of: path) ?? root)
        case .replace(let path, let staged):
            let (path, staged) = (absolute(path), absolute(staged))
            guard try FileSystem.statusOfLink(staged) != nil else { return }
            try effects.makeFolder(of: path)
            // Another program may have put a folder there since the transaction was checked.
            if try FileSystem.statusOfLink(path)?.isFolder == true { return try move(staged, to: path) }
            effects.open(path)
            try FileSystem.rename(staged, to: path)
        case .exchange(let path, let staged, _, _):
            try effects.makeFolder(of: absolute(path))
            // Both are kept: what another program has written, and what was to replace something else.
            if try !exchange(step) { try move(absolute(staged), to: absolute(path)) }
        case .substitute(let path, let new, let kept):
            let (path, new, kept) = (absolute(path), absolute(new), absolute(kept))
            // A new file that is gone was moved before the process ended.
            guard try FileSystem.statusOfLink(new) != nil else { return }
            for path in [path, new, kept] { try effects.makeFolder(of: path) }
            // With a file to keep in its place, the other one at the path was put there by another program since.
            let (isThere, isKept) = (try FileSystem.exists(path), try FileSystem.exists(kept))
            let isHalfMoved = try FileSystem.isSameFile(path, kept)
            if isThere, !isKept || isHalfMoved { try move(path, to: kept) }
            try move(new, to: path)
        case .delete(let path):
            let path = absolute(path)
            // Another program may have put a folder there since the transaction was checked.
            guard let status = try FileSystem.statusOfLink(path), !status.isFolder else { return }
            effects.open(path)
            try FileSystem.remove(path)
            effects.folders.insert(FileSystem.folder(of: path) ?? root)
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

    /// Performs an exchange, unless it was performed before the process ended.
    ///
    /// A file is compared after it was exchanged with the new one, when no other program finds it at its path any more: what is
    /// compared is what was replaced.
    ///
    /// - Returns: False if another program has written the file since it was read; that is at the path of the staged file then,
    ///   or at its own if none was expected there.
    package func exchange(_ step: Step) throws(SystemError) -> Bool {
        guard case .exchange(let path, let staged, let old, let new) = step else { return true }
        let (file, other) = (absolute(path), absolute(staged))
        guard let new else {
            if try FileSystem.statusOfLink(other) == nil { _ = try FileSystem.renameIfPresent(file, to: other) }
            return try has(other, old)
        }
        guard let old else { return try has(other, new) ? moveIfFree(other, to: file) : true }
        if try FileSystem.statusOfLink(other) == nil { _ = try FileSystem.renameIfPresent(aside(other), to: other) }
        if try has(other, new) { try exchange(file, other) }
        if try FileSystem.statusOfLink(aside(other)) != nil, try !has(aside(other), old) {
            try move(aside(other), to: file)
        }
        guard try FileSystem.statusOfLink(other) != nil else { return true }
        return try has(other, old)
    }

    /// Reverses an exchange, if it was performed and nobody has written the file since, or the creation of a folder, if it is
    /// empty.
    private func reverse(_ step: Step) throws(SystemError) {
        if case .makeFolder(let path) = step { rmdir(absolute(path)) }
        guard case .exchange(let path, let staged, let old, let new) = step else { return }
        let (file, other) = (absolute(path), absolute(staged))
        let isStaged = try FileSystem.statusOfLink(other) != nil
        guard let new else {
            guard isStaged else { return }
            // Somebody may have removed its folder since.
            if let folder = FileSystem.folder(of: file) { try FileSystem.makeFolder(folder, mode: 0o755) }
            _ = try moveIfFree(other, to: file)
            return
        }
        guard let old else {
            if !isStaged, try FileSystem.renameIfPresent(file, to: other), try !has(other, new) {
                _ = try moveIfFree(other, to: file)
            }
            return
        }
        guard isStaged, try !has(other, new) else { return }
        try exchange(file, other)
        if try has(other, new) { return }
        // The file was written once more since, which is the newest state.
        try exchange(file, other)
        if try !has(other, old) { try move(other, to: file) }
    }

    /// Moves a file to a path, unless there is something.
    private func moveIfFree(_ path: String, to target: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try FileSystem.move(path, toFree: target)
            return true
        } catch  where error.isPresent {
            return false
        }
    }

    /// Exchanges a file with another one, if both exist.
    private func exchange(_ file: String, _ other: String) throws(SystemError) {
        guard try !FileSystem.exchangeIfPossible(other, with: file) else { return }
        // Without an exchange in one step, there is no file for a moment.
        if try FileSystem.statusOfLink(aside(other)) == nil {
            guard try FileSystem.renameIfPresent(file, to: aside(other)) else { return }
        }
        // Another program may have written the file in that moment.
        if try moveIfFree(other, to: file) { try FileSystem.rename(aside(other), to: other) }
    }

    /// The path of a file on its way to that of the staged file, where the file system has no exchange.
    private func aside(_ staged: String) -> String { staged + ".old" }

    /// Returns a Boolean value that indicates whether there is a file with a content, given by its fingerprint.
    private func has(_ path: String, _ content: String?) throws(SystemError) -> Bool {
        do throws(SystemError) {
            return try WholeFile.read(path).map(fingerprint) == content
        } catch  where error.isNoFile {
            return false
        }
    }

    // MARK: - Recovery

    /// A Boolean value that indicates whether a process has ended before its transaction was complete, or still works.
    var isPending: Bool { (try? FileSystem.exists(journal)) ?? false }

    /// Decodes the steps of a journal.
    ///
    /// A journal from elsewhere, such as in an unpacked archive, may name any path, also through links that came with it. So it
    /// has to be in the folder for which it was written.
    ///
    /// - Returns: Nil if the bytes are no journal of this version for this folder, or if a path leads out of the root.
    package func steps(in bytes: [UInt8]) -> [Step]? {
        guard bytes.starts(with: head) else { return nil }
        let data = Data(bytes.dropFirst(head.count))
        let journal = try? JSONDecoder().decode(Journal.self, from: data)
        // Earlier versions wrote no number.
        guard let steps = journal?.steps ?? (try? JSONDecoder().decode([Step].self, from: data)),
            journal.map({ $0.folder == (try? number()) }) ?? !steps.contains(where: passesLink),
            steps.flatMap(\.paths).allSatisfy({ Self.names(of: $0) != nil })
        else { return nil }
        return steps
    }

    /// Splits a path below the root at its slashes; nil if it leads out of the root, also without links.
    package static func names(of path: String) -> [String]? {
        // The system separates bytes, and not characters, which may consist of several.
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return path.utf8.contains(0) || names.contains { ["", ".", ".."].contains($0) } ? nil : names
    }

    private func number() throws(SystemError) -> UInt64? { try FileSystem.status(folder).map { UInt64($0.st_ino) } }

    private func passesLink(_ step: Step) -> Bool {
        step.paths.contains { path in
            path.indices.contains { index in
                path[index] == "/" && (try? FileSystem.statusOfLink(absolute(String(path[..<index]))))?.isLink == true
            }
        }
    }

    /// Removes what no transaction needs any more, such as the files of processes that have ended before they committed.
    ///
    /// Those that cannot be removed do no harm.
    package func removeOrphans() {
        let paths = ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") && $0 != "lock" }
            .map { "\(folder)/\($0)" }
        DedicatedThread.forEach(paths.filter { $0 != journal }) { path in try? FileSystem.removeTree(path) }
    }
}
