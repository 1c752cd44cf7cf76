import Foundation
import RepositoryKit

/// The transactions of a folder of folders; the caller holds the lock.
struct FolderTransactions {
    /// A step of a committed transaction, by paths below the root; each can be repeated.
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
        var isInside: Bool {
            paths.allSatisfy { path in
                path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
                    !["", ".", ".."].contains(name) && !name.utf8.contains(0)
                }
            }
        }
    }

    /// The steps of a committed transaction.
    private struct Journal: Codable {
        /// The number that the file system has given to the folder of the journal, which a copy does not have.
        let folder: UInt64
        let steps: [Step]
    }

    let root: String

    var folder: String { root + "/.transactions" }
    private var journal: String { folder + "/journal" }
    var lockPath: String { folder + "/lock" }

    /// A Boolean value that indicates whether a process has ended before its transaction was complete, or still works.
    var isPending: Bool { (try? FileSystem.exists(journal)) ?? false }

    /// Performs changes as one transaction.
    func commit(_ changes: [FolderChange]) throws(FolderError) {
        try check(changes)
        // What other programs may have changed since it was read comes first, because the transaction can be rolled back
        // only before its other steps.
        var exchanges: [Step] = []
        var steps: [Step] = []
        var staged: [WholeFile.NewFile] = []
        var touched: Set<String> = []
        for change in changes {
            let step: Step
            switch change {
            case .makeFolder(let path): step = .makeFolder(path)
            case .create(let path, let bytes, let time):
                step = .move(stage(bytes, time, in: &staged), to: path)
            case .replace(let path, let bytes, let content):
                let new = stage(bytes, in: &staged)
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
        do throws(SystemError) {
            try FileSystem.makeFolder(folder)
            try WholeFile.write(staged)
            try write(exchanges + steps)
        } catch {
            // With a journal that cannot be removed, the next process completes the transaction and needs the files.
            guard (try? FileSystem.remove(journal)) != nil || (try? FileSystem.exists(journal)) == false else {
                throw .unconfirmed(path: root)
            }
            removeStaged()
            throw error.isFull ? .full : .notWritable(path: root)
        }
        if let path = try rollBackIfEdited(exchanges) { throw .changed(path: path) }
        // The next process completes what is committed.
        do throws(FolderError) { try apply(exchanges + steps) } catch { throw .unconfirmed(path: root) }
    }

    /// Performs the exchanges of a transaction, and rolls it back if another program has written one of the files since the
    /// transaction was checked.
    ///
    /// - Returns: the path of the file, or nil if there is none.
    private func rollBackIfEdited(_ exchanges: [Step]) throws(FolderError) -> String? {
        do throws(SystemError) {
            guard let edited = try edited(exchanges) else { return nil }
            for folder in Set(exchanges.flatMap(\.paths).compactMap { FileSystem.folder(of: absolute($0)) }) {
                try Descriptor(folder: folder).synchronize()
            }
            try FileSystem.remove(journal)
            try Descriptor(folder: folder).synchronize()
            removeStaged()
            return edited
        } catch {
            // The next process completes what the journal has.
            throw .unconfirmed(path: root)
        }
    }

    /// Completes the transaction of a process that has ended, if there is one.
    func recover() throws(FolderError) {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try WholeFile.read(journal, limit: .max) { bytes, _ in Array(bytes) }
        } catch {
            throw .notReadable(path: journal)
        }
        guard let bytes else { return removeStaged() }
        guard let steps = steps(in: Data(bytes)), steps.allSatisfy(\.isInside) else {
            throw .notReadable(path: journal)
        }
        try apply(steps)
        removeStaged()
    }

    /// Removes the files that no transaction needs any more, such as those of processes that have ended before they committed.
    private func removeStaged() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("new-") || name == "journal.new" || name == Self.discarded {
            try? FileSystem.removeTree("\(folder)/\(name)")
        }
    }

    /// Returns the steps of a journal of this folder, or nil for another file.
    ///
    /// A journal from elsewhere, such as one in an unpacked archive, may name any path, also through links that came with it.
    private func steps(in bytes: Data) -> [Step]? {
        if let journal = try? JSONDecoder().decode(Journal.self, from: bytes) {
            return journal.folder == number ? journal.steps : nil
        }
        // The form of earlier versions does not have the number.
        guard let steps = try? JSONDecoder().decode([Step].self, from: bytes) else { return nil }
        return steps.flatMap(\.paths).contains(where: leadsThroughLink) ? nil : steps
    }

    /// The number of the folder of the journal.
    private var number: UInt64? { ((try? FileSystem.status(folder)) ?? nil).map { UInt64($0.st_ino) } }

    private func leadsThroughLink(_ path: String) -> Bool {
        path.indices.filter { path[$0] == "/" }.contains { end in
            isLink(String(path[..<end]))
        }
    }

    // MARK: - Before the commit

    /// Checks that every change is possible after those before it: a transaction that cannot be completed is not begun.
    func check(_ changes: [FolderChange]) throws(FolderError) {
        var (taken, gone): (Set<String>, Set<String>) = ([], [])
        var written: [String: [UInt8]] = [:]
        // A name that the system refuses would stop the transaction when it is committed already.
        for path in changes.flatMap(\.newPaths)
        where path.split(separator: "/").contains(where: { $0.utf8.count > FileSystem.nameLimit }) {
            throw .notWritable(path: path)
        }
        func exists(_ path: String) -> Bool {
            if taken.contains(path) { return true }
            // What is in a folder that is moved, or was moved here, goes with it.
            return !gone.contains(path) && ((try? FileSystem.statusOfLink(absolute(path))) ?? nil) != nil
        }
        // Nothing is changed meanwhile, so that each folder is looked at once.
        var devices: [Substring: dev_t] = [:]
        func device(of path: String) throws(FolderError) -> dev_t {
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            if let device = devices[folder] { return device }
            let device = try self.device(ofWritableFolderOf: path)
            devices[folder] = device
            return device
        }
        for change in changes {
            switch change {
            case .makeFolder(let path):
                guard !exists(path) else {
                    guard taken.contains(path) || isFolder(path) else { throw .exists(path: path) }
                    continue
                }
                _ = try device(of: path)
            case .create(let path, let bytes, _):
                guard !exists(path) else { throw .exists(path: path) }
                let source = try device(of: ".transactions/new")
                guard try device(of: path) == source else { throw .notWritable(path: path) }
                taken.insert(path)
                written[path] = bytes
            case .replace(let path, let bytes, let content):
                guard exists(path) else { throw .notFound(path: path) }
                guard (written[path] ?? read(path, limit: content.count)) == content else {
                    throw .changed(path: path)
                }
                let source = try device(of: ".transactions/new")
                guard try device(of: path) == source else { throw .notWritable(path: path) }
                written[path] = bytes
            case .move(let path, let target):
                guard exists(path) else { throw .notFound(path: path) }
                guard !exists(target) else { throw .exists(path: target) }
                let source = try device(of: path)
                // A file cannot be moved to another disk by its name alone.
                guard try device(of: target) == source else { throw .notWritable(path: target) }
                taken.remove(path)
                gone.insert(path)
                taken.insert(target)
            case .substitute(let path, let new, let kept):
                for path in [path, new] where !exists(path) { throw .notFound(path: path) }
                guard !exists(kept) else { throw .exists(path: kept) }
                let source = try device(of: path)
                for other in [new, kept] {
                    guard try device(of: other) == source else { throw .notWritable(path: other) }
                }
                taken.remove(new)
                gone.insert(new)
                taken.formUnion([path, kept])
            case .delete(let path):
                guard exists(path), taken.contains(path) || !isFolder(path, followingLinks: false) else {
                    throw .notFound(path: path)
                }
                _ = try device(of: path)
                taken.remove(path)
                gone.insert(path)
            }
        }
    }

    /// Returns the content of a file, or nil if it is larger than the limit or cannot be read.
    private func read(_ path: String, limit: Int) -> [UInt8]? {
        (try? WholeFile.read(absolute(path), limit: limit) { bytes, _ in Array(bytes) }) ?? nil
    }

    /// Returns the disk of the folder of a path, or of the nearest one above it that exists.
    ///
    /// - Throws: `notWritable` if the folder cannot be changed, or is not a folder.
    private func device(ofWritableFolderOf path: String) throws(FolderError) -> dev_t {
        var folder = absolute(path)
        repeat {
            folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            if folder.isEmpty { folder = "/" }
            guard ((try? FileSystem.statusOfLink(folder)) ?? nil) != nil else { continue }
            guard let status = (try? FileSystem.status(folder)) ?? nil, status.isFolder,
                access(folder, W_OK | X_OK) == 0
            else { throw .notWritable(path: path) }
            return status.st_dev
        } while folder != "/"
        return 0
    }

    /// Adds a new file to those that are to be written before the commit, and returns its path.
    private func stage(_ bytes: [UInt8], _ time: Int? = nil, in files: inout [WholeFile.NewFile]) -> String {
        let path = ".transactions/new-\(files.count)"
        files.append(WholeFile.NewFile(path: absolute(path), bytes: bytes, modificationTime: time))
        return path
    }

    /// Writes the journal durably, which commits the transaction.
    private func write(_ steps: [Step]) throws(SystemError) {
        let number = try FileSystem.status(folder).map { UInt64($0.st_ino) }
        guard let number, let bytes = try? JSONEncoder().encode(Journal(folder: number, steps: steps)) else {
            throw .inputOutput
        }
        try WholeFile.write(Array(bytes), to: journal + ".new")
        try Descriptor(folder: folder).synchronize()
        try FileSystem.rename(journal + ".new", to: journal)
        try Descriptor(folder: folder).synchronize()
    }

    // MARK: - After the commit

    private func apply(_ steps: [Step]) throws(FolderError) {
        do throws(SystemError) {
            var changed: Set<String> = []
            for step in steps { try apply(step, &changed) }
            for folder in changed where try FileSystem.exists(folder) {
                try Descriptor(folder: folder).synchronize()
            }
            try FileSystem.remove(journal)
            try Descriptor(folder: folder).synchronize()
            for case .exchange(_, let displaced, _, _) in steps { try? FileSystem.remove(absolute(displaced)) }
        } catch {
            throw error.isFull ? .full : .notWritable(path: root)
        }
    }

    private func apply(_ step: Step, _ changed: inout Set<String>) throws(SystemError) {
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
            try FileSystem.makeFolder(folder)
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
    func move(_ path: String, to target: String) throws(SystemError) {
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

    private func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
        let path = absolute(path)
        let status = try? followingLinks ? FileSystem.status(path) : FileSystem.statusOfLink(path)
        return status?.isFolder ?? false
    }

    private func isLink(_ path: String) -> Bool {
        ((try? FileSystem.statusOfLink(absolute(path))) ?? nil)?.isLink == true
    }

    func absolute(_ path: String) -> String { "\(root)/\(path)" }
}

extension FolderChange {
    /// The paths at which the change puts something.
    fileprivate var newPaths: [String] {
        switch self {
        case .makeFolder(let path), .create(let path, _, _), .move(_, let path), .substitute(_, _, let path): [path]
        case .replace, .delete: []
        }
    }
}

extension FileSystem {
    /// The maximum length of the name of a file in bytes, on nearly all file systems.
    fileprivate static let nameLimit = 255
}
