import Foundation

/// The error of a system call, by its number.
package struct SystemError: Error, Hashable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    package static let tooLarge = SystemError(code: EFBIG)

    /// The error for a change that failed, and that could not be undone.
    package static let unconfirmed = SystemError(code: -1)

    /// The error of a wait that was interrupted because its result is not needed any more.
    package static let interrupted = SystemError(code: EINTR)
    /// The error for a lock that one holder has kept until the timeout.
    static let busy = SystemError(code: EWOULDBLOCK)

    package static let readOnly = SystemError(code: EROFS)
    package static let inputOutput = SystemError(code: EIO)

    /// The error of the last failed call of this thread.
    package static var last: SystemError { SystemError(code: errno) }

    /// A Boolean value that indicates whether the disk or the user's quota is full.
    package var isFull: Bool { code == ENOSPC || code == EDQUOT }
    package var isAbsent: Bool { code == ENOENT }
    package var isNoFolder: Bool { code == ENOTDIR }
    package var isPresent: Bool { code == EEXIST }
    package var isReadOnly: Bool { [EROFS, EACCES, EPERM].contains(code) }
    /// A Boolean value that indicates whether the path leads to no regular file.
    package var isNoFile: Bool { [EISDIR, ENXIO, ENODEV, ELOOP, ENOENT].contains(code) }
    package var isTooLarge: Bool { code == EFBIG }
    var isLockingUnsupported: Bool { [ENOLCK, EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL].contains(code) }
    package var isUnsupported: Bool {
        [EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL, EPERM, EMLINK, EXDEV].contains(code)
    }
}
