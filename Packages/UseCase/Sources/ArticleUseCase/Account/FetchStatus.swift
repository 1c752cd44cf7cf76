public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the status of the reader: the session, the quota and the kept articles.
///
/// A host that does not answer is not a failure: the session is reported without an account then.
public struct FetchStatus: QueryUseCase {
    private let tokens: any TokenGateway
    private let session: any QueryUseCase<Void, Session>
    private let quota: any QuotaGateway
    private let size: any StorageUsageGateway
    private let syncs: any SyncHistoryGateway
    private let queue: any ReactionQueueGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - tokens: the tokens of the host.
    ///   - session: fetches the session.
    ///   - quota: the quota of the host.
    ///   - size: measures the storage usage.
    ///   - syncs: the days of the complete syncs.
    ///   - queue: the queue of changes.
    public init(
        tokens: any TokenGateway,
        session: any QueryUseCase<Void, Session>,
        quota: any QuotaGateway,
        size: any StorageUsageGateway,
        syncs: any SyncHistoryGateway,
        queue: any ReactionQueueGateway
    ) {
        self.tokens = tokens
        self.session = session
        self.quota = quota
        self.size = size
        self.syncs = syncs
        self.queue = queue
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ReaderStatus {
        let sources = try await tokens.tokens().map(\.source)
        let result = await session.result()
        var sessionError: ApplicationError?
        if case .failure(let error) = result {
            if error.kind == .cancelled { throw error }
            sessionError = error
        }
        return ReaderStatus(
            session: (try? result.get()) ?? Session(host: tokens.host, sources: sources),
            sessionError: sessionError,
            quota: await quota.quota(),
            size: try await size.size(),
            syncedOn: try await syncs.lastSyncDay(),
            waiting: sources.isEmpty ? 0 : try await queue.changes().count
        )
    }
}

/// The status of the reader.
public struct ReaderStatus: Equatable, Sendable {
    /// The session, as far as it is known.
    public let session: Session
    /// The reason why the account is not known, or nil if it is, or if nobody is signed in.
    public let sessionError: ApplicationError?
    /// The quota, or nil where the host has not reported one.
    public let quota: RequestQuota?
    /// The storage usage of the kept articles.
    public let size: StorageUsage
    /// The day on which the last complete sync began, or nil if there was none.
    public let syncedOn: Day?
    /// The number of queued changes.
    public let waiting: Int

    /// Creates a status.
    public init(
        session: Session,
        sessionError: ApplicationError?,
        quota: RequestQuota?,
        size: StorageUsage,
        syncedOn: Day?,
        waiting: Int
    ) {
        self.session = session
        self.sessionError = sessionError
        self.quota = quota
        self.size = size
        self.syncedOn = syncedOn
        self.waiting = waiting
    }
}
