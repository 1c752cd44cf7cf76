/// A lock between processes that is released when its process ends.
///
/// ```swift
/// func runAlone(_ lock: any ProcessLock, _ work: () async -> Void) async throws(DocumentError) -> Bool {
///     guard try await lock.acquire() else { return false }
///     defer { lock.release() }
///     await work()
///     return true
/// }
/// ```
public protocol ProcessLock: Sendable {
    /// Acquires the lock without waiting.
    ///
    /// - Returns: False if it is held, by this process or by another one.
    /// - Throws: ``DocumentError/file(_:)``: `notWritable` or `notLockable`.
    @concurrent
    func acquire() async throws(DocumentError) -> Bool

    /// Releases the lock; the end of the process does so, too.
    func release()
}
