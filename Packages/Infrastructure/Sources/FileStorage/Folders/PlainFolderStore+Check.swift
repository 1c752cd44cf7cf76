import Foundation
import RepositoryKit

extension PlainFolderStore {
    /// Checks that every change is possible after those before it: a transaction that cannot be completed is not begun.
    func checkNow(_ changes: [FolderChange]) throws(FolderError) {
        var (taken, gone): (Set<String>, Set<String>) = ([], [])
        var written: [String: [UInt8]] = [:]
        func exists(_ path: String) -> Bool {
            if taken.contains(path) { return true }
            // What is in a folder that is moved, or was moved here, goes with it.
            return !gone.contains(path) && status(path) != nil
        }
        // Nothing is changed meanwhile, so that each folder is looked at once.
        var devices: [String: UInt64] = [:]
        for change in changes {
            let (needed, free, left) = change.paths
            if case .makeFolder(let path) = change, exists(path) {
                let status = try? FileSystem.status(transactions.absolute(path))
                if taken.contains(path) || status?.isFolder == true { continue }
            }
            for path in needed where !exists(path) { throw .notFound(path: path) }
            for path in free {
                if exists(path) { throw .exists(path: path) }
                // A name that the system refuses would stop the transaction when it is committed already.
                let isTooLong = path.split(separator: "/").contains { $0.utf8.count > FileSystem.nameLimit }
                if isTooLong { throw .file(.notWritable(path: path, code: ENAMETOOLONG)) }
            }
            var paths = needed + free
            switch change {
            case .create(let path, let bytes, _):
                paths = [Self.folder + "/new", path]
                written[path] = bytes
            case .replace(let path, let bytes, let content):
                let found = written[path] ?? (try? WholeFile.read(transactions.absolute(path), limit: content.count))
                guard found == content else { throw .changed(path: path) }
                paths = [Self.folder + "/new", path]
                written[path] = bytes
            case .delete(let path):
                guard taken.contains(path) || status(path)?.isFolder != true else { throw .notFound(path: path) }
            case .makeFolder, .move, .substitute: break
            }
            let first = try device(ofFolderOf: paths[0], &devices)
            // A file cannot be moved to another disk by its name alone.
            for path in paths.dropFirst() where try device(ofFolderOf: path, &devices) != first {
                throw .file(.notWritable(path: path, code: EXDEV))
            }
            taken.subtract(left)
            gone.formUnion(left)
            taken.formUnion(free)
        }
    }

    /// Returns the disk of the folder of a path, or of the nearest one above it that exists.
    ///
    /// - Throws: `notWritable` if the folder cannot be changed, or is not a folder.
    private func device(ofFolderOf path: String, _ known: inout [String: UInt64]) throws(FolderError) -> UInt64 {
        let parent = FileSystem.folder(of: transactions.absolute(path)) ?? "/"
        if let device = known[parent] { return device }
        var folder = parent
        while (try? FileSystem.statusOfLink(folder)) == nil, let above = FileSystem.folder(of: folder) {
            folder = above
        }
        guard let status = try? FileSystem.status(folder), status.isFolder else {
            throw .file(.notWritable(path: path, code: ENOTDIR))
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw .writing(path, .last) }
        known[parent] = status.identity.device
        return status.identity.device
    }

    /// The status of what lies at a path, which may be a link; nil if there is nothing, or it is not known.
    func status(_ path: String) -> stat? {
        try? FileSystem.statusOfLink(transactions.absolute(path))
    }
}

extension FolderChange {
    /// The paths at which there must be something, those at which there must be nothing, and those at which nothing is left.
    fileprivate var paths: (needed: [String], free: [String], left: [String]) {
        switch self {
        case .makeFolder(let path), .create(let path, _, _): ([], [path], [])
        case .replace(let path, _, _): ([path], [], [])
        case .move(let path, let target): ([path], [target], [path])
        case .substitute(let path, let new, let kept): ([path, new], [kept], [new])
        case .delete(let path): ([path], [], [path])
        }
    }
}

extension FileSystem {
    /// The maximum length of the name of a file in bytes, on nearly all file systems.
    fileprivate static let nameLimit = 255
}
