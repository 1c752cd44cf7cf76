#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif
#if os(Linux)
    internal import CFileStorage
#endif

/// The system's calls on paths, one function for each.
package enum FileSystem {
    /// Gives a file another path, in place of what is there.
    package static func rename(_ path: String, to other: String) throws(SystemError) {
        guard systemRename(path, other) == 0 else { throw .last }
    }

    /// Gives each of two files the other's path, both at once.
    ///
    /// Unlike ``rename(_:to:)`` in place of a file, it makes no file system write the new one to the disk at once, as some
    /// do for programs that have no log.
    ///
    /// - Throws: an error that ``SystemError/isUnsupported`` where the file system cannot.
    package static func exchange(_ path: String, with other: String) throws(SystemError) {
        #if canImport(Darwin)
            let result = renamex_np(path, other, UInt32(RENAME_SWAP))
        #else
            let result = file_storage_exchange(path, other)
        #endif
        guard result == 0 else { throw .last }
    }

    /// Gives a file a second path.
    package static func link(_ path: String, to other: String) throws(SystemError) {
        guard systemLink(path, other) == 0 else { throw .last }
    }

    /// Removes a path; nothing there is no error.
    package static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Whether there is something at a path.
    package static func exists(_ path: String) throws(SystemError) -> Bool {
        if systemAccess(path) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return false
    }

    /// Who may do what with what is at a path; nil if there is nothing.
    package static func access(_ path: String) throws(SystemError) -> FileAccess? {
        try status(path).map(FileAccess.init)
    }

    /// How many bytes the file at a path has; nil if there is nothing.
    package static func size(_ path: String) throws(SystemError) -> Int? {
        try status(path).map { Int($0.st_size) }
    }

    /// Says who may do what with a file.
    static func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
        guard chmod(path, mode_t(mode)) == 0 else { throw .last }
    }

    /// The path to which a path leads without symbolic links; nil if there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// What the file system knows about a path; nil if there is nothing.
    static func status(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        if systemStatus(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return nil
    }

    /// The status of what lies at a path itself, also of a symbolic link; nil if nothing does.
    static func occupant(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return nil
    }

    /// Makes a folder that only its owner may enter, with every folder above it, durably.
    ///
    /// - Returns: whether the folder is new.
    @discardableResult
    package static func makeFolder(_ path: String) throws(SystemError) -> Bool {
        if mkdir(path, 0o700) != 0 {
            let error = SystemError.last
            if error.isPresent { return false }
            guard error.isAbsent, let above = folder(of: path) else { throw error }
            try makeFolder(above)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
        }
        if let above = folder(of: path) { try Descriptor(folder: above).synchronize() }
        return true
    }

    /// The folder in which a path lies, or nil for the root.
    package static func folder(of path: String) -> String? {
        var rest = path[...]
        while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
        guard rest != "/", !rest.isEmpty else { return nil }
        guard let slash = rest.lastIndex(of: "/") else { return "." }
        return slash == rest.startIndex ? "/" : String(rest[..<slash])
    }

    /// Calls a function with every name in a folder, also `.` and `..`; a folder that is not there has none.
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
