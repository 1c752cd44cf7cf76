public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that prevents two processes from syncing a host at the same time.
public struct ProcessSyncLockGateway: SyncLockGateway {
    private let lock: any ProcessLock

    /// Creates the gateway.
    ///
    /// - Parameter lock: a lock for the syncs of one host alone.
    public init(lock: any ProcessLock) {
        self.lock = lock
    }

    @concurrent
    public func acquire() async throws(ApplicationError) -> Bool {
        do throws(DocumentError) {
            return try await lock.acquire(within: .zero)
        } catch {
            throw ApplicationError(error)
        }
    }

    public func release() {
        lock.release()
    }
}
