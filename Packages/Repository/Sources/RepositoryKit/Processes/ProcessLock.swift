/// A lock between processes that is released when its process ends.
public protocol ProcessLock: Sendable {
    /// Acquires the lock, after those that have waited for it longer.
    ///
    /// - Parameter timeout: the time for which one and the same holder may keep the lock; zero does not wait.
    /// - Returns: False if it is still held, by this process or by another one.
    /// - Throws: ``DocumentError/file(_:)``: `notWritable` or `notLockable`; ``DocumentError/cancelled`` while it waits.
    @concurrent
    func acquire(within timeout: Duration) async throws(DocumentError) -> Bool

    /// Releases the lock; the end of the process does so, too.
    func release()
}
