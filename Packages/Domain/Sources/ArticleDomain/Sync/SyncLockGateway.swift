public import DomainKit

/// A lock that lets one sync of a host run at a time, over all processes.
public protocol SyncLockGateway: Sendable {
    /// Acquires the lock without waiting.
    ///
    /// - Returns: false if another sync holds it.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func acquire() async throws(ApplicationError) -> Bool

    /// Releases the lock; the end of the process does so, too.
    func release()
}
