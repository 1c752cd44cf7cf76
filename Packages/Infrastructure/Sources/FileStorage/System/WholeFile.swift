import Foundation

/// Reads and writes files as a whole.
package enum WholeFile {
    /// Reads a file; a symbolic link is followed.
    ///
    /// - Returns: The bytes; nil if there is no file.
    /// - Throws: An error that ``SystemError/isTooLarge`` before anything is read, or ``SystemError/isNoFile``.
    package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8]? {
        guard let descriptor = try open(path) else { return nil }
        let status = try descriptor.status()
        guard status.isFile else { throw SystemError(code: status.isFolder ? EISDIR : ENXIO) }
        guard status.st_size <= limit else { throw .tooLarge }
        if status.st_size > 0 { return try descriptor.read(Int(status.st_size)) }
        // A file of the kernel has contents without a size.
        var bytes: [UInt8] = []
        while true {
            let part = try descriptor.read(64 << 10)
            bytes += part
            guard bytes.count <= limit else { throw .tooLarge }
            if part.count < 64 << 10 { return bytes }
        }
    }

    private static func open(_ path: String) throws(SystemError) -> Descriptor? {
        do throws(SystemError) {
            return try Descriptor(path, quietly | O_NOFOLLOW)
        } catch {
            if error.isAbsent || [ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
            guard error.code == ELOOP else { throw error }
            return try Descriptor(path, quietly)
        }
    }

    /// The flags with which opening a pipe or a terminal has no effect on the process.
    private static let quietly = O_RDONLY | O_NONBLOCK | O_NOCTTY

    /// A file that is to be written, and that by default nobody else may read.
    package struct NewFile: Sendable {
        let path: String
        let bytes: [UInt8]
        /// The permissions, of which the user's mask removes some.
        var permissions: UInt32 = 0o600
        /// The permissions that the file gets when it is complete, whatever the user's mask is; nil for those above.
        var mode: UInt32?
        /// The time of its last modification that the file gets, in nanoseconds since 1970; nil for now.
        var modificationTime: Int?
    }

    /// Writes a new file, and waits until its contents are durable; a file at the path is removed first.
    static func write(_ file: NewFile) throws(SystemError) {
        let descriptor = try create(file)
        try descriptor.write(file.bytes)
        try descriptor.synchronize()
        if let mode = file.mode { try FileSystem.setMode(mode, of: file.path) }
        if let time = file.modificationTime { FileSystem.setModificationTime(time, of: file.path) }
    }

    private static func create(_ file: NewFile) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(creating: file.path, mode: file.permissions)
        } catch  where error.isPresent {
            try FileSystem.remove(file.path)
            return try Descriptor(creating: file.path, mode: file.permissions)
        }
    }

    /// Gives a path to a complete new file, or removes its file, durably; the old one is kept at a path meanwhile.
    ///
    /// If that fails, the old file is restored, or else the error is `unconfirmed`, as on a file system without hard links.
    static func replace(_ path: String, with new: NewFile?, keeping old: String) throws(SystemError) {
        var isPlaced = false
        defer { if let new, !isPlaced { try? FileSystem.remove(new.path) } }
        if let new { try write(new) }
        let isFirst = try FileSystem.statusOfLink(path) == nil
        let isKept = try isFirst ? false : FileSystem.linkIfPossible(path, to: old)
        defer { if isKept { try? FileSystem.remove(old) } }
        if let new { try FileSystem.rename(new.path, to: path) } else { try FileSystem.remove(path) }
        isPlaced = true
        let folder = FileSystem.folder(of: path) ?? "."
        do throws(SystemError) { try FileSystem.synchronize(folder) } catch {
            guard isFirst || isKept else { throw .unconfirmed }
            let cause = error
            do throws(SystemError) {
                if isKept { try FileSystem.rename(old, to: path) } else { try FileSystem.remove(path) }
                try FileSystem.synchronize(folder)
            } catch {
                throw .unconfirmed
            }
            throw cause
        }
    }
}
