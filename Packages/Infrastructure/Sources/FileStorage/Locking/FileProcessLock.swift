internal import DedicatedThreads
public import RepositoryKit
import Synchronization

/// A lock between processes, on a file that has no other use; the file stays when the lock is released.
public final class FileProcessLock: ProcessLock {
    private let path: String
    private let held = Mutex<FileLock?>(nil)

    /// Creates a lock, which is not held yet.
    ///
    /// - Parameter path: the file, which is created with its folder by the first use.
    public init(path: String) {
        self.path = path
    }

    @concurrent
    public func acquire(within timeout: Duration) async throws(DocumentError) -> Bool {
        var acquired = try await DedicatedThread.run(Interruption()) {
            [path] interruption throws(DocumentError) -> FileLock? in
            do throws(DocumentError) {
                return try DocumentError.locking(path, timeout: timeout, interruption)
            } catch .file(.busy) {
                return nil
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
