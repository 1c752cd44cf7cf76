import Foundation
import RepositoryKit

/// The checks before a transaction of plain folders.
extension PlainFolderStore {
    /// Checks that every change is possible after those before it: a transaction that cannot be completed is not begun.
    func checkNow(_ changes: [FolderChange]) throws(FolderError) {
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
