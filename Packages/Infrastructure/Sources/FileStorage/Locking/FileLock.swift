#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A lock between processes, by `flock` on a file of its own; the system drops it when its owner ends.
package struct FileLock: ~Copyable {
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
    }

    /// What trying for the lock came to.
    package enum Attempt: ~Copyable {
        /// The lock is held until this value goes.
        case held(FileLock)
        /// Somebody else holds it.
        case taken
    }

    /// Waits for the lock.
    ///
    /// It is tried again and again, because waiting in the system would occupy a thread that tasks share. Who lets the
    /// lock go and wants it again at once would be lucky every time, so there is an anteroom, which is a lock on the
    /// first byte of the same file: whoever is in it is the next, and leaves it with the lock.
    ///
    /// - Parameters:
    ///   - path: the lock's file; it is made if need be, with its folder.
    ///   - exclusively: whether nobody else may hold it, rather than nobody exclusively.
    ///   - patience: how long to wait.
    package static func wait(
        for path: String,
        exclusively: Bool = true,
        patience: Duration
    ) async throws(Failure) -> FileLock {
        let end = ContinuousClock().now + patience
        let anteroom = try await poll(until: end) { () throws(SystemError) in
            let descriptor = try open(path)
            return try descriptor.tryLockFirstByte() ? .held(FileLock(descriptor: descriptor)) : .taken
        }
        let lock = try await poll(until: end) { () throws(SystemError) in
            try attempt(path, exclusively: exclusively)
        }
        _ = consume anteroom
        return lock
    }

    private static func poll(
        until end: ContinuousClock.Instant,
        _ attempt: () throws(SystemError) -> Attempt
    ) async throws(Failure) -> FileLock {
        var pause = Duration.microseconds(200)
        while true {
            if Task.isCancelled { throw .cancelled }
            do throws(SystemError) {
                if case .held(let lock) = try attempt() { return lock }
            } catch {
                throw error.isLockless ? .notLockable(error) : .notWritable(error)
            }
            guard ContinuousClock().now < end else { throw .busy }
            // A cancelled sleep ends at once, and the loop with it.
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(10))
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
            // Whoever removed the file while it was locked made room for a second lock under the same name.
            let own = try descriptor.status()
            if let there = try FileSystem.status(path), there.st_ino == own.st_ino, there.st_dev == own.st_dev {
                return .held(FileLock(descriptor: descriptor))
            }
        }
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
