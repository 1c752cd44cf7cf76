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

    /// Waits for the lock, on a thread for calls that block.
    ///
    /// - Parameters:
    ///   - path: the lock's file, which is created with its folder if it does not exist.
    ///   - exclusively: true to exclude every other holder, false to exclude exclusive ones only.
    ///   - timeout: the time for which one and the same holder may keep the lock.
    ///   - interruption: ends the wait.
    /// - Throws: `interrupted`; `busy` after the timeout; the error of a call that opens, creates or locks the file.
    package static func acquire(
        _ path: String,
        exclusively: Bool = true,
        timeout: Duration,
        _ interruption: Interruption
    ) throws(SystemError) -> FileLock {
        if interruption.isRequested { throw .interrupted }
        while true {
            let descriptor = try open(path)
            let isFree = descriptor.tryLock(.queue) ? try descriptor.tryLock(exclusively: exclusively) : false
            if !isFree {
                try wait(for: path, timeout: timeout, interruption) { () throws(SystemError) in
                    try descriptor.lock(.queue, interruption)
                    try descriptor.lock(exclusively: exclusively, interruption)
                }
            }
            descriptor.setLock(.queue, to: F_UNLCK)
            // Removing the file while it is locked would make room for a second lock at the same path.
            guard try descriptor.isFile(at: path) else { continue }
            descriptor.setLock(.randomHolder(), to: F_RDLCK)
            return FileLock(descriptor: descriptor)
        }
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
    /// Waits for a lock as ``FileLock/acquire(_:exclusively:timeout:_:)`` does, and turns a failure into an error of the port.
    ///
    /// - Parameter shown: the path that the error names; by default that of the lock.
    package static func locking(
        _ lock: String,
        for shown: String? = nil,
        exclusively: Bool = true,
        timeout: Duration = .seconds(5),
        _ interruption: Interruption
    ) throws(Self) -> FileLock {
        do throws(SystemError) {
            return try .acquire(lock, exclusively: exclusively, timeout: timeout, interruption)
        } catch {
            let path = shown ?? lock
            switch error {
            case .busy: throw .file(.busy(path: path))
            case .interrupted: throw .cancelled
            case _ where error.isLockingUnsupported: throw .file(.notLockable(path: path, code: error.code))
            default: throw .writing(path, error)
            }
        }
    }
}
