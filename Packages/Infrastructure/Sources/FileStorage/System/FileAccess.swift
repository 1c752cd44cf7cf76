#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Who may do what with a file or folder.
package struct FileAccess: Hashable {
    /// The permissions, as `chmod` takes them.
    package let mode: UInt32
    /// Whether it belongs to the user of this process.
    package let isOwn: Bool

    init(_ status: stat) {
        mode = UInt32(status.st_mode) & 0o7777
        isOwn = status.st_uid == geteuid()
    }

    /// Whether nobody but the user may do anything with it.
    package var isPrivate: Bool { isOwn && mode & 0o077 == 0 }
}
