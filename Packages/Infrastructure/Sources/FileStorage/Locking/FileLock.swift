package import DedicatedThreads

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A lock between processes, by `flock` on a file of its own; the system drops it when its owner ends.
///
/// Waiting happens in the kernel, in the order in which the waiters came. Whoever lets the lock go and wants it again at
/// once would be lucky every time, so there is an anteroom, which is a lock on the first byte of the same file: whoever
/// is in it is the next, and leaves it with the lock. Each holder shows a mark of its own on another part of the file, by
/// which those that wait see that the lock changes hands.
package struct FileLock: ~Copyable, Sendable {
    private let descriptor: Descriptor

    /// Why a lock is not to be had.
    package enum Failure: Error, Hashable {
        /// Somebody else held it for too long.
        case busy
        /// The task was cancelled.
        case cancelled
        /// The file system has no locks.
        case notLockable(SystemError)
        /// The lock's file could not be opened or made.
        case notWritable(SystemError)

        /// A call failed.
        static func failed(_ error: SystemError) -> Failure {
            error.isLockless ? .notLockable(error) : .notWritable(error)
        }
    }

    /// What trying for the lock came to.
    package enum Attempt: ~Copyable {
        /// The lock is held until this value goes.
        case held(FileLock)
        /// Somebody else holds it.
        case taken
    }

    /// Waits for the lock, on a thread for calls that block.
    ///
    /// - Parameters:
    ///   - path: the lock's file; it is made if need be, with its folder.
    ///   - exclusively: whether nobody else may hold it, rather than nobody exclusively.
    ///   - lockTimeout: how long one and the same holder may keep it.
    ///   - interruption: what ends the wait.
    package static func wait(
        for path: String,
        exclusively: Bool = true,
        lockTimeout: Duration,
        _ interruption: Interruption
    ) throws(Failure) -> FileLock {
        if interruption.isRequested { throw .cancelled }
        while true {
            let descriptor = try openFile(path)
            if try !passes(descriptor, exclusively) {
                try LockWait(for: path, lockTimeout: lockTimeout, interruption).run { () throws(Failure) in
                    try descriptor.lock(.anteroom, interruption)
                    try descriptor.lock(exclusively: exclusively, interruption)
                }
            }
            descriptor.unlock(.anteroom)
            do throws(SystemError) {
                if let lock = try lock(descriptor, path) { return lock }
            } catch {
                throw .failed(error)
            }
        }
    }

    private static func openFile(_ path: String) throws(Failure) -> Descriptor {
        do throws(SystemError) { return try open(path) } catch { throw .failed(error) }
    }

    /// Takes the lock if nobody holds it or waits for it.
    private static func passes(_ descriptor: borrowing Descriptor, _ exclusively: Bool) throws(Failure) -> Bool {
        do throws(SystemError) {
            guard descriptor.tryLock(.anteroom) else { return false }
            return try descriptor.tryLock(exclusively: exclusively)
        } catch {
            throw .failed(error)
        }
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
            if let lock = try lock(descriptor, path) { return .held(lock) }
        }
    }

    /// Takes a locked file for the lock, unless it is not the lock's file any more.
    private static func lock(_ descriptor: consuming Descriptor, _ path: String) throws(SystemError) -> FileLock? {
        // Whoever removed the file while it was locked made room for a second lock under the same name.
        let own = try descriptor.status()
        guard let there = try FileSystem.status(path), there.st_ino == own.st_ino, there.st_dev == own.st_dev else {
            return nil
        }
        descriptor.show(.newHolder())
        return FileLock(descriptor: descriptor)
    }

    private static func open(_ path: String) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(path, O_RDWR | O_CREAT, mode: 0o600)
        } catch {
            if error.isReadOnly {
                // Where nobody can write, reading under the lock is still possible.
                return try Descriptor(path, O_RDONLY)
            }
            guard error.isAbsent, let folder = FileSystem.folder(of: path) else { throw error }
            try FileSystem.makeFolder(folder)
            return try Descriptor(path, O_RDWR | O_CREAT, mode: 0o600)
        }
    }
}
