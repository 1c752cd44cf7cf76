internal import CStrataFileStorage
package import Foundation

/// The system calls on paths, one function for each.
package enum FileSystem {
    /// Renames a file, and replaces an existing one at the new path.
    package static func rename(_ path: String, to other: String) throws(SystemError) {
        try call(Foundation.rename(path, other))
    }

    /// Renames a file, if it exists.
    ///
    /// - Returns: False if it does not.
    static func renameIfPresent(_ path: String, to other: String) throws(SystemError) -> Bool {
        try isPresent(Foundation.rename(path, other))
    }

    /// Exchanges the paths of two files, if both exist and the file system can do so in one step.
    ///
    /// - Returns: False if it was not possible.
    static func exchangeIfPossible(_ path: String, with other: String) throws(SystemError) -> Bool {
        try isPossible(strata_file_storage_exchange(path, other))
    }

    /// Moves a file or a folder to a path at which there is nothing.
    ///
    /// A file system that cannot do so in one step has the file linked and then removed; for a folder, or without links, there
    /// is a moment in which another program could take the path.
    ///
    /// - Throws: An error that ``SystemError/isPresent`` if there is something at the new path; it stays as it is.
    package static func move(_ path: String, toFree other: String) throws(SystemError) {
        do throws(SystemError) {
            try call(strata_file_storage_move(path, other))
        } catch  where error.isUnsupported {
            do throws(SystemError) {
                try call(link(path, other))
            } catch  where error.isUnsupported {
                guard try statusOfLink(other) == nil else { throw SystemError(code: EEXIST) }
                return try rename(path, to: other)
            }
            try remove(path)
        }
    }

    static func isSameFile(_ one: String, _ other: String) throws(SystemError) -> Bool {
        guard let one = try statusOfLink(one) else { return false }
        return try one.identity == statusOfLink(other)?.identity
    }

    /// Gives a file a second path, in place of a file there.
    ///
    /// - Returns: False if there is no file, or if the file system has no hard links.
    static func linkIfPossible(_ path: String, to other: String) throws(SystemError) -> Bool {
        try remove(other)
        return try isPossible(link(path, other))
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) throws(SystemError) {
        _ = try isPresent(unlink(path))
    }

    /// Removes a file, or a folder with everything in it; links are not followed.
    package static func removeTree(_ path: String) throws(SystemError) {
        guard let status = try statusOfLink(path) else { return }
        guard status.isFolder else { return try remove(path) }
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
        try call(rmdir(path))
    }

    package static func exists(_ path: String) throws(SystemError) -> Bool {
        try isPresent(access(path, F_OK))
    }

    /// The size of a file in bytes; nil if it does not exist.
    package static func size(_ path: String) throws(SystemError) -> Int? {
        try status(path).map { Int($0.st_size) }
    }

    package static func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
        try call(chmod(path, mode_t(mode)))
    }

    /// Sets the time of the last modification of a file, in nanoseconds since 1970, where the file system can store it.
    package static func setModificationTime(_ time: Int, of path: String) {
        let second = 1_000_000_000
        let nanoseconds = (time % second + second) % second
        let modified = timespec(tv_sec: (time - nanoseconds) / second, tv_nsec: nanoseconds)
        utimensat(AT_FDCWD, path, [modified, modified], 0)
    }

    /// Follows the symbolic links at a path, the last of which may lead to a file that does not exist.
    ///
    /// - Throws: An error that ``SystemError/isAbsent`` if the folder of that file does not exist.
    static func resolved(_ path: String) throws(SystemError) -> String {
        var resolved = path
        for _ in 0..<40 {
            guard try statusOfLink(resolved)?.isLink == true else {
                // A folder that is missing, such as that of a disk that is not mounted, is not for this program to create.
                if resolved != path, let folder = folder(of: resolved), try !exists(folder) {
                    throw SystemError(code: ENOENT)
                }
                return resolved
            }
            var bytes = [CChar](repeating: 0, count: 4096)
            let count = try call(readlink(resolved, &bytes, bytes.count))
            let target = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            resolved = target.hasPrefix("/") ? target : folder(of: resolved).map { "\($0)/\(target)" } ?? target
        }
        throw SystemError(code: ELOOP)
    }

    /// The path of a file or folder without symbolic links; nil if it cannot be found.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The status of a file or folder; nil if it does not exist.
    package static func status(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        return try isPresent(stat(path, &status)) ? status : nil
    }

    /// The status of a file, a folder or a symbolic link itself; nil if it does not exist.
    package static func statusOfLink(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        return try isPresent(lstat(path, &status)) ? status : nil
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
            // Some systems say that the root is a folder.
            if error.isPresent || error.code == EISDIR { return }
            guard error.isAbsent, let above = folder(of: path) else { throw error }
            try makeFolder(above, mode: mode)
            guard mkdir(path, mode_t(mode)) == 0 || errno == EEXIST else { throw .last }
        }
        if let above = folder(of: path) { try synchronize(above) }
    }

    /// Waits until the entries of a folder are durable.
    package static func synchronize(_ folder: String) throws(SystemError) {
        try Descriptor(folder, O_RDONLY | O_DIRECTORY).synchronize()
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
        try forEachName(in: folder) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
        return names
    }

    /// Calls a function with every name in a folder, without `.` and `..`, and with the kind of the file where the file system
    /// tells it, as `readdir` does; a folder that does not exist has none.
    package static func forEachName(
        in folder: String,
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ kind: Int) -> Void
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
            let start = UnsafeRawPointer(entry) + offset
            let count = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
            if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { body(name, Int(entry.pointee.d_type)) }
        }
    }

    /// Performs a call on a path.
    ///
    /// - Returns: False if there is nothing at the path.
    private static func isPresent(_ body: @autoclosure () -> Int32) throws(SystemError) -> Bool {
        if body() == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return false
    }

    /// Performs a call on a path.
    ///
    /// - Returns: False if there is nothing at the path, or the file system has no such call.
    private static func isPossible(_ body: @autoclosure () -> Int32) throws(SystemError) -> Bool {
        do throws(SystemError) { return try isPresent(body()) } catch  where error.isUnsupported { return false }
    }
}
