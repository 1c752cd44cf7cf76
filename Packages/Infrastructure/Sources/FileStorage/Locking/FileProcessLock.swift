internal import DedicatedThreads
public import RepositoryKit

/// A lock between processes, on a file that has no other use; the file stays when the lock is released.
///
/// ```swift
/// let lock = FileProcessLock(path: "/home/me/.local/state/library/export.lock")
/// let isAlone = try await lock.acquire()
/// ```
public final class FileProcessLock: ProcessLock {
    private let path: String
    private let held = Lock<FileLock?>(nil)

    /// Creates a lock, which is not held yet.
    ///
    /// - Parameter path: the file, which is created with its folder by the first use.
    public init(path: String) {
        self.path = path
    }

    @concurrent
    public func acquire() async throws(DocumentError) -> Bool {
        var acquired = try await DedicatedThread.run { [path] () throws(DocumentError) in
            do throws(SystemError) {
                return try FileLock.tryAcquire(path)
            } catch {
                throw error.isLockingUnsupported
                    ? .file(.notLockable(path: path, code: error.code))
                    : .file(.notWritable(path: path, code: error.code))
            }
        }
        return held.withLock { held in
            guard let lock = acquired.take() else { return false }
            held = consume lock
            return true
        }
    }

    public func release() {
        held.withLock { $0 = nil }
    }
}
