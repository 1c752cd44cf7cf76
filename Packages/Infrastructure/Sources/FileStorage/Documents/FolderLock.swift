#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A lock between processes, by `flock` on a file of its own; the system drops it when its owner ends.
package struct FolderLock: ~Copyable {
    private let descriptor: Descriptor

    /// What trying for the lock came to.
    package enum Attempt: ~Copyable {
        /// The lock is held until this value goes.
        case held(FolderLock)
        /// Somebody else holds it.
        case taken
    }

    /// Tries for the lock.
    ///
    /// - Parameters:
    ///   - path: the lock's file; it is made if need be, with its folder.
    ///   - exclusively: whether nobody else may hold it, rather than nobody exclusively.
    package static func attempt(_ path: String, exclusively: Bool) throws(SystemError) -> Attempt {
        while true {
            let descriptor = try open(path)
            guard try descriptor.tryLock(exclusively: exclusively) else { return .taken }
            // Whoever removed the file while it was locked made room for a second lock under the same name.
            let own = try descriptor.status()
            if let there = try FileSystem.status(path), there.st_ino == own.st_ino, there.st_dev == own.st_dev {
                return .held(FolderLock(descriptor: descriptor))
            }
        }
    }

    /// Opens the file for reading only, which a lock does not mind, so that it can be had on a read-only file system.
    private static func open(_ path: String) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(path, O_RDONLY | O_CREAT, mode: 0o600)
        } catch {
            guard error.isAbsent, let folder = FileSystem.folder(of: path) else { throw error }
            try FileSystem.makeFolder(folder)
            return try Descriptor(path, O_RDONLY | O_CREAT, mode: 0o600)
        }
    }
}
