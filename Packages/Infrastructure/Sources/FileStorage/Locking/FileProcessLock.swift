internal import DedicatedThreads
public import RepositoryKit

/// A lock between processes, on a file that has no other use; the file stays when the lock has gone.
///
/// ```swift
/// let lock = FileProcessLock(path: "/home/me/.local/state/library/export.lock")
/// let isAlone = try await lock.acquire()
/// ```
public final class FileProcessLock: ProcessLock {
    private let path: String
    private let held = Lock<FileLock?>(nil)

    /// Creates a lock that nobody holds yet.
    ///
    /// - Parameter path: the file; it is made with the first use, with its folder.
    public init(path: String) {
        self.path = path
    }

    @concurrent
    public func acquire() async throws(DocumentError) -> Bool {
        let lock = try await DedicatedThread.run { [path] () throws(DocumentError) in
            try Self.lock(path)
        }
        var taken = lock
        return held.withLock { held in
            guard let new = taken.take() else { return false }
            held = consume new
            return true
        }
    }

    /// Takes the lock of a file.
    ///
    /// - Returns: nil if somebody holds it.
    private static func lock(_ path: String) throws(DocumentError) -> FileLock? {
        do throws(SystemError) {
            switch try FileLock.attempt(path, exclusively: true) {
            case .held(let lock): return lock
            case .taken: return nil
            }
        } catch {
            throw error.isLockless
                ? .notLockable(path: path, code: error.code) : .notWritable(path: path, code: error.code)
        }
    }

    public func release() {
        held.withLock { $0 = nil }
    }
}
