internal import DedicatedThreads
public import RepositoryKit

/// A lock between processes, on a file that has no other use; the file stays when the lock is released.
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
    public func acquire(within timeout: Duration) async throws(DocumentError) -> Bool {
        var acquired = try await DedicatedThread.run(Interruption()) { [path] interruption throws(DocumentError) in
            do throws(FileLock.Failure) {
                return try Self.lock(path, within: timeout, interruption)
            } catch {
                if error == .busy { return nil }
                throw .locking(path, error)
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

    private static func lock(
        _ path: String,
        within timeout: Duration,
        _ interruption: Interruption
    ) throws(FileLock.Failure) -> FileLock? {
        if timeout > .zero { return try .acquire(path, timeout: timeout, interruption) }
        do throws(SystemError) { return try .tryAcquire(path) } catch { throw .failed(error) }
    }
}
