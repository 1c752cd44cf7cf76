public import DomainKit

/// Lets one sync of a host run at a time, in whichever process.
public protocol SyncLockGateway: Sendable {
    /// Takes the lock if no other sync holds it; it does not wait.
    ///
    /// - Returns: false if another sync holds it.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func acquire() async throws(ApplicationError) -> Bool

    /// Lets go of the lock; the end of the process does so, too.
    func release()
}
