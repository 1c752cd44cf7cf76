package import Foundation

#if os(Linux)
    internal import CStrataFileStorage
#endif

/// The system calls on paths, one function for each.
package enum FileSystem {
    /// Renames a file, and replaces an existing one at the new path.
    package static func rename(_ path: String, to other: String) throws(SystemError) {
        guard systemRename(path, other) == 0 else { throw .last }
    }

    /// Renames a file, if it exists.
    ///
    /// - Returns: false if it does not.
    package static func renameIfPresent(_ path: String, to other: String) throws(SystemError) -> Bool {
        if systemRename(path, other) == 0 { return true }
        guard errno == ENOENT else { throw .last }
        return false
    }

    /// Exchanges the paths of two files, if both exist and the file system can do so in one step.
    ///
    /// - Returns: false if it was not possible.
    static func exchangeIfPossible(_ path: String, with other: String) throws(SystemError) -> Bool {
        #if canImport(Darwin)
            let result = renamex_np(path, other, UInt32(RENAME_SWAP))
        #else
            let result = strata_file_storage_exchange(path, other)
        #endif
        let error = SystemError.last
        guard result == 0 || error.isUnsupported || error.isAbsent else { throw error }
        return result == 0
    }

    /// Moves a file or a folder to a path at which there is nothing.
    ///
    /// A file system that cannot do so in one step has the file linked and then removed; for a folder, or without links, there
    /// is a moment in which another program could take the path.
    ///
    /// - Throws: an error that ``SystemError/isPresent`` if there is something at the new path; it stays as it is.
    package static func move(_ path: String, toFree other: String) throws(SystemError) {
        #if canImport(Darwin)
            let result = renamex_np(path, other, UInt32(RENAME_EXCL))
        #else
            let result = strata_file_storage_move(path, other)
        #endif
        guard result != 0 else { return }
        let error = SystemError.last
        guard error.isUnsupported else { throw error }
        do throws(SystemError) {
            try link(path, to: other)
        } catch {
            guard error.isUnsupported else { throw error }
            guard try statusOfLink(other) == nil else { throw SystemError(code: EEXIST) }
            return try rename(path, to: other)
        }
        try remove(path)
    }

    package static func isSameFile(_ one: String, _ other: String) throws(SystemError) -> Bool {
        guard let one = try statusOfLink(one), let other = try statusOfLink(other) else { return false }
        return one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }

    package static func link(_ path: String, to other: String) throws(SystemError) {
        guard systemLink(path, other) == 0 else { throw .last }
    }

    /// Gives a file a second path, in place of a file there.
    ///
    /// - Returns: false if there is no file, or if the file system has no hard links.
    static func linkIfPossible(_ path: String, to other: String) throws(SystemError) -> Bool {
        try remove(other)
        if systemLink(path, other) == 0 { return true }
        let error = SystemError.last
        guard error.isUnsupported || error.isAbsent else { throw error }
        return false
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Removes a file, or a folder with everything in it; links are not followed.
    package static func removeTree(_ path: String) throws(SystemError) {
        guard let status = try statusOfLink(path) else { return }
        guard status.isFolder else { return try remove(path) }
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
        guard rmdir(path) == 0 else { throw .last }
    }

    package static func exists(_ path: String) throws(SystemError) -> Bool {
        if systemAccess(path) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return false
    }

    /// The size of a file in bytes; nil if it does not exist.
    package static func size(_ path: String) throws(SystemError) -> Int? {
        try status(path).map { Int($0.st_size) }
    }

    /// The number that the file system has given to a regular file; nil for anything else.
    package static func number(ofFile path: String) throws(SystemError) -> UInt64? {
        guard let status = try status(path), status.isFile else { return nil }
        return UInt64(status.st_ino)
    }

    package static func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
        guard chmod(path, mode_t(mode)) == 0 else { throw .last }
    }

    /// Sets the time of the last modification of a file, in nanoseconds since 1970, where the file system can store it.
    package static func setModificationTime(_ time: Int, of path: String) {
        var modified = timespec(tv_sec: time / 1_000_000_000, tv_nsec: time % 1_000_000_000)
        if modified.tv_nsec < 0 {
            modified = timespec(tv_sec: modified.tv_sec - 1, tv_nsec: modified.tv_nsec + 1_000_000_000)
        }
        utimensat(AT_FDCWD, path, [modified, modified], 0)
    }

    /// Resolves the symbolic links of a path, the last of which may lead to a file that does not exist.
    ///
    /// - Throws: an error that ``SystemError/isAbsent`` if the folder of that file does not exist.
    static func resolved(_ path: String) throws(SystemError) -> String {
        var path = path
        for _ in 0..<40 {
            if let resolved = realpath(path, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            guard errno == ENOENT else { throw .last }
            guard let status = try statusOfLink(path), status.isLink else { return path }
            let target = try target(of: path)
            let folder = folder(of: path).map { $0 + "/" } ?? ""
            path = target.hasPrefix("/") ? target : folder + target
            // A folder that is missing, such as that of a disk that is not mounted, is not for this program to create.
            guard try FileSystem.folder(of: path).map({ folder throws(SystemError) in try exists(folder) }) ?? true
            else {
                throw SystemError(code: ENOENT)
            }
        }
        throw SystemError(code: ELOOP)
    }

    private static func target(of link: String) throws(SystemError) -> String {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(link, &bytes, bytes.count)
        guard count >= 0 else { throw .last }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The status of a file or folder; nil if it does not exist.
    package static func status(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        if systemStatus(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return nil
    }

    /// The status of a file, a folder or a symbolic link itself; nil if it does not exist.
    package static func statusOfLink(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return nil
    }

    /// Returns whether a name in a folder, which need not be text, is that of a folder or of a link to one.
    static func isFolder(_ name: UnsafeBufferPointer<UInt8>, in folder: String) -> Bool {
        var status = stat()
        let path = Array("\(folder)/".utf8) + name + [0]
        return stat(path.map { CChar(bitPattern: $0) }, &status) == 0 && status.isFolder
    }

    /// Creates a folder, with every folder above it, durably; by default only its owner may enter it.
    package static func makeFolder(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
        if mkdir(path, mode_t(mode)) != 0 {
            let error = SystemError.last
            if error.isPresent { return }
            guard error.isAbsent, let above = folder(of: path) else { throw error }
            try makeFolder(above, mode: mode)
            guard mkdir(path, mode_t(mode)) == 0 || errno == EEXIST else { throw .last }
        }
        if let above = folder(of: path) { try Descriptor(folder: above).synchronize() }
    }

    /// The parent folder of a path; nil for the root.
    package static func folder(of path: String) -> String? {
        var rest = path[...]
        while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
        guard rest != "/", !rest.isEmpty else { return nil }
        guard let slash = rest.lastIndex(of: "/") else { return "." }
        return slash == rest.startIndex ? "/" : String(rest[..<slash])
    }

    /// The names in a folder, without `.` and `..`; a folder that does not exist has none.
    package static func names(in folder: String) throws(SystemError) -> [String] {
        var names: [String] = []
        try forEachName(in: folder) { name in
            let name = String(decoding: name, as: UTF8.self)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Calls a function with every name in a folder, including `.` and `..`; a folder that does not exist has none.
    package static func forEachName(
        in folder: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(SystemError) {
        guard let stream = opendir(folder) else {
            guard errno == ENOENT || errno == ENOTDIR else { throw .last }
            return
        }
        defer { closedir(stream) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw .last }
                return
            }
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
            body(
                UnsafeBufferPointer(
                    start: start,
                    count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
                )
            )
        }
    }
}

private func systemAccess(_ path: String) -> Int32 { access(path, F_OK) }
private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
private func systemLink(_ path: String, _ other: String) -> Int32 { link(path, other) }
private func systemStatus(_ path: String, _ status: inout stat) -> Int32 { stat(path, &status) }
