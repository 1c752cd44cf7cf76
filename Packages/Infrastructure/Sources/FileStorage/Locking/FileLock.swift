package import DedicatedThreads
import Foundation
import RepositoryKit

/// A lock between processes, by `flock` on a file of its own; the system releases it when its process ends.
///
/// Waiting happens in the kernel, in the order of arrival. A process that releases the lock and wants it again at once
/// would overtake all that wait, so each process first takes the queue lock, which is a lock on the first byte of the
/// same file, and releases it when it has the lock (the service queue of the third readers-writers problem). Each
/// holder also has a lock on a random byte of the same file, by which waiting processes notice that the holder has
/// changed.
package struct FileLock: ~Copyable, Sendable {
    private let descriptor: Descriptor

    /// A reason for which a lock cannot be acquired.
    package enum Failure: Error, Hashable {
        /// Another holder kept the lock until the timeout.
        case busy
        case cancelled
        case notLockable(SystemError)
        /// The lock's file could not be opened or created.
        case notWritable(SystemError)

        static func failed(_ error: SystemError) -> Failure {
            error.isLockingUnsupported ? .notLockable(error) : .notWritable(error)
        }
    }

    /// Waits for the lock, on a thread for calls that block.
    ///
    /// - Parameters:
    ///   - path: the lock's file, which is created with its folder if it does not exist.
    ///   - exclusively: true to exclude every other holder, false to exclude exclusive ones only.
    ///   - timeout: the time for which one and the same holder may keep the lock.
    ///   - interruption: ends the wait.
    package static func acquire(
        _ path: String,
        exclusively: Bool = true,
        timeout: Duration,
        _ interruption: Interruption
    ) throws(Failure) -> FileLock {
        if interruption.isRequested { throw .cancelled }
        while true {
            let descriptor = try calling(try open(path))
            let isFree =
                descriptor.tryLock(.queue) ? try calling(try descriptor.tryLock(exclusively: exclusively)) : false
            if !isFree {
                try LockWait(for: path, timeout: timeout, interruption).run { () throws(Failure) in
                    try descriptor.lock(.queue, interruption)
                    try descriptor.lock(exclusively: exclusively, interruption)
                }
            }
            descriptor.unlock(.queue)
            do throws(SystemError) {
                if let lock = try lock(descriptor, path) { return lock }
            } catch {
                throw .failed(error)
            }
        }
    }

    /// Acquires the lock without waiting.
    ///
    /// - Returns: nil if another process or task holds it.
    package static func tryAcquire(_ path: String, exclusively: Bool = true) throws(SystemError) -> FileLock? {
        while true {
            let descriptor = try open(path)
            guard try descriptor.tryLock(exclusively: exclusively) else { return nil }
            if let lock = try lock(descriptor, path) { return lock }
        }
    }

    private static func calling<Value: ~Copyable>(
        _ body: @autoclosure () throws(SystemError) -> Value
    ) throws(Failure) -> Value {
        do throws(SystemError) { return try body() } catch { throw .failed(error) }
    }

    /// Returns the lock for a locked file; nil if another file has taken its path.
    private static func lock(_ descriptor: consuming Descriptor, _ path: String) throws(SystemError) -> FileLock? {
        // Removing the file while it is locked would make room for a second lock at the same path.
        guard try descriptor.isFile(at: path) else { return nil }
        descriptor.lockShared(.randomHolder())
        return FileLock(descriptor: descriptor)
    }

    private static func open(_ path: String) throws(SystemError) -> Descriptor {
        let flags = O_RDWR | O_CREAT
        do throws(SystemError) {
            return try Descriptor(path, flags, mode: 0o600)
        } catch {
            // Reading under the lock is possible on a read-only disk.
            if error.isReadOnly { return try Descriptor(reading: path) }
            guard error.isAbsent, let folder = FileSystem.folder(of: path) else { throw error }
            try FileSystem.makeFolder(folder)
            return try Descriptor(path, flags, mode: 0o600)
        }
    }
}

extension FileError {
    package static func locking(_ path: String, _ failure: FileLock.Failure) -> Self {
        switch failure {
        case .busy: .file(.busy(path: path))
        case .cancelled: .cancelled
        case .notLockable(let error): .file(.notLockable(path: path, code: error.code))
        case .notWritable(let error): .writing(path, error)
        }
    }
}
