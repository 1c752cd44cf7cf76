/// A lock that one process at a time holds, and that goes with it.
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
    /// Takes the lock if nobody holds it; it does not wait.
    ///
    /// - Returns: false if somebody holds it, in this process or in another one.
    /// - Throws: ``DocumentError``: `notWritable` or `notLockable`.
    @concurrent
    func acquire() async throws(DocumentError) -> Bool

    /// Lets go of the lock; the end of the process does so, too.
    func release()
}
