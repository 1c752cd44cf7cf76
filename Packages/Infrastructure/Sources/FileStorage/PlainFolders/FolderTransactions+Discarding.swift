import Foundation
import RepositoryKit

/// Deletions of whole folders.
extension FolderTransactions {
    /// The name of a folder that is being deleted.
    static let discarded = "discarded"

    /// Deletes a folder with everything in it; it is gone at once, whatever ends the process.
    func discard(_ path: String) throws(FolderError) {
        let doomed = "\(folder)/\(Self.discarded)"
        do throws(SystemError) {
            try FileSystem.removeTree(doomed)
            guard try FileSystem.statusOfLink(absolute(path)) != nil else { return }
            try FileSystem.rename(absolute(path), to: doomed)
            try Descriptor(folder: root).synchronize()
            try FileSystem.removeTree(doomed)
        } catch {
            throw error.isFull ? .full : .notWritable(path: path)
        }
    }
}

extension FileSystem {
    /// Removes a file, or a folder with everything in it; links are not followed.
    package static func removeTree(_ path: String) throws(SystemError) {
        guard let status = try statusOfLink(path) else { return }
        guard status.isFolder else { return try remove(path) }
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
        guard rmdir(path) == 0 else { throw .last }
    }

    /// Returns the size of everything below a folder; links are not followed.
    static func size(below folder: String) throws(SystemError) -> FolderSize {
        var (fileCount, byteCount) = (0, 0)
        for name in try names(in: folder) {
            guard let status = try statusOfLink("\(folder)/\(name)") else { continue }
            let size =
                status.isFolder
                ? try size(below: "\(folder)/\(name)") : FolderSize(fileCount: 1, byteCount: Int(status.st_size))
            fileCount += size.fileCount
            byteCount += size.byteCount
        }
        return FolderSize(fileCount: fileCount, byteCount: byteCount)
    }
}
