#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A system call that failed, by its error number.
package struct SystemError: Error, Hashable {
    /// The system's error number.
    package let code: Int32

    /// Makes an error of a number that somebody took from the system.
    package init(code: Int32) {
        self.code = code
    }

    /// The file has more bytes than are read.
    static let tooLarge = SystemError(code: EFBIG)

    /// Takes the number that the last call of this thread left.
    package static var last: SystemError { SystemError(code: errno) }

    /// Whether the place has no room left, on the disk or in the user's quota.
    package var isFull: Bool { code == ENOSPC || code == EDQUOT }
    /// Whether there is nothing of that name.
    package var isAbsent: Bool { code == ENOENT }
    /// Whether there is something of that name already.
    package var isPresent: Bool { code == EEXIST }
    /// Whether writing is not allowed there, to this user or to anybody.
    package var isReadOnly: Bool { [EROFS, EACCES, EPERM].contains(code) }
    /// A Boolean value that indicates whether what lies there is no file, and leads to none.
    package var isNoFile: Bool { [EISDIR, ENXIO, ENODEV, ELOOP, ENOENT].contains(code) }
    /// A Boolean value that indicates whether the file has more bytes than are read.
    package var isTooLarge: Bool { code == EFBIG }
    /// Whether the file system has no locks.
    package var isLockless: Bool { [ENOLCK, EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL].contains(code) }
    /// Whether the file system does not know this call.
    package var isUnsupported: Bool {
        [EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL, EPERM, EMLINK, EXDEV].contains(code)
    }
}
