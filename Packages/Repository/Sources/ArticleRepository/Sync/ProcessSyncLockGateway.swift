public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that prevents two processes from syncing a host at the same time.
public struct ProcessSyncLockGateway: SyncLockGateway {
    private let lock: any ProcessLock

    /// Creates the gateway from a lock for the syncs of one host alone.
    public init(lock: any ProcessLock) {
        self.lock = lock
    }

    @concurrent
    public func acquire() async throws(ApplicationError) -> Bool {
        try await mapping { () throws(DocumentError) in try await lock.acquire(within: .zero) }
    }

    public func release() {
        lock.release()
    }
}
