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
            let (needed, free, left) = change.paths
            if case .makeFolder(let path) = change, exists(path), taken.contains(path) || isFolder(path) { continue }
            for path in needed where !exists(path) { throw .notFound(path: path) }
            for path in free {
                if exists(path) { throw .exists(path: path) }
                // A name that the system refuses would stop the transaction when it is committed already.
                let isTooLong = path.split(separator: "/").contains { $0.utf8.count > FileSystem.nameLimit }
                if isTooLong { throw .notWritable(path: path) }
            }
            var paths = needed + free
            switch change {
            case .create(let path, let bytes, _):
                paths = [transactions.staged(0), path]
                written[path] = bytes
            case .replace(let path, let bytes, let content):
                let found = written[path] ?? read(path, limit: content.count)
                guard found == content else { throw .changed(path: path) }
                paths = [transactions.staged(0), path]
                written[path] = bytes
            case .delete(let path):
                guard taken.contains(path) || !isFolder(path, followingLinks: false) else {
                    throw .notFound(path: path)
                }
            case .makeFolder, .move, .substitute: break
            }
            let first = try device(of: paths[0])
            // A file cannot be moved to another disk by its name alone.
            for path in paths.dropFirst() where try device(of: path) != first { throw .notWritable(path: path) }
            taken.subtract(left)
            gone.formUnion(left)
            taken.formUnion(free)
        }
    }

    /// Returns the content of a file, or nil if it is larger than the limit or cannot be read.
    private func read(_ path: String, limit: Int) -> [UInt8]? {
        (try? WholeFile.read(absolute(path), limit: limit) { Array($0) }) ?? nil
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

    private func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
        let path = absolute(path)
        let status = try? followingLinks ? FileSystem.status(path) : FileSystem.statusOfLink(path)
        return status?.isFolder ?? false
    }

    func isLink(_ path: String) -> Bool {
        ((try? FileSystem.statusOfLink(absolute(path))) ?? nil)?.isLink == true
    }

    func absolute(_ path: String) -> String { "\(root)/\(path)" }
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
