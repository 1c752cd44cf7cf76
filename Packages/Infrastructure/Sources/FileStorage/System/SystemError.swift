import Foundation

/// The error of a system call, by its number.
package struct SystemError: Error, Hashable {
    /// The system's error number.
    package let code: Int32

    /// Creates an error with a number of the system.
    package init(code: Int32) {
        self.code = code
    }

    /// The error for a file that is larger than a limit.
    static let tooLarge = SystemError(code: EFBIG)

    /// The error for a change that failed, and that could not be undone.
    package static let unconfirmed = SystemError(code: -1)

    /// The error for a read-only file system.
    package static let readOnly = SystemError(code: EROFS)
    /// The error for a failure of the disk.
    package static let inputOutput = SystemError(code: EIO)

    /// The error of the last failed call of this thread.
    package static var last: SystemError { SystemError(code: errno) }

    /// A Boolean value that indicates whether the disk or the user's quota is full.
    package var isFull: Bool { code == ENOSPC || code == EDQUOT }
    /// A Boolean value that indicates whether the path does not exist.
    package var isAbsent: Bool { code == ENOENT }
    /// A Boolean value that indicates whether a file lies in the place of a folder.
    package var isNoFolder: Bool { code == ENOTDIR }
    /// A Boolean value that indicates whether the path exists already.
    package var isPresent: Bool { code == EEXIST }
    /// A Boolean value that indicates whether writing is not permitted.
    package var isReadOnly: Bool { [EROFS, EACCES, EPERM].contains(code) }
    /// A Boolean value that indicates whether the path leads to no regular file.
    package var isNoFile: Bool { [EISDIR, ENXIO, ENODEV, ELOOP, ENOENT].contains(code) }
    /// A Boolean value that indicates whether the path leads through a file, or to one that cannot be synchronised.
    var isNotSynchronizable: Bool { code == ENOTDIR || code == EINVAL }
    /// A Boolean value that indicates whether the file is larger than the limit.
    package var isTooLarge: Bool { code == EFBIG }
    /// A Boolean value that indicates whether the file system has no locks.
    package var isLockingUnsupported: Bool { [ENOLCK, EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL].contains(code) }
    /// A Boolean value that indicates whether the file system does not support the call.
    package var isUnsupported: Bool {
        [EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL, EPERM, EMLINK, EXDEV].contains(code)
    }
}
