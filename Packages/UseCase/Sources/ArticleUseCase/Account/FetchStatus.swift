public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches how things stand: who is signed in, how many requests are left, and what is kept.
///
/// The host is asked who is signed in; where it does not answer, everything else is told all the same.
public struct FetchStatus: QueryUseCase {
    private let tokens: any TokenGateway
    private let session: any QueryUseCase<Void, Session>
    private let quota: any QuotaGateway
    private let size: any StorageUsageGateway
    private let syncs: any SyncHistoryGateway
    private let queue: any ReactionQueueGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - tokens: knows the tokens of the host.
    ///   - session: asks the host who is signed in.
    ///   - quota: knows how many requests are left.
    ///   - size: knows how much is kept.
    ///   - syncs: knows when lists were kept whole.
    ///   - queue: has the changes that wait for the host.
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
        let asked = await session.result(())
        var doubt: ApplicationError?
        if case .failure(let error) = asked {
            if error.kind == .cancelled { throw error }
            doubt = error
        }
        return ReaderStatus(
            session: (try? asked.get()) ?? Session(host: tokens.host, sources: sources),
            doubt: doubt,
            quota: await quota.quota(),
            size: try await size.size(),
            syncedOn: try await syncs.lastSyncDay(),
            waiting: sources.isEmpty ? 0 : try await queue.changes().count
        )
    }
}

/// How things stand.
public struct ReaderStatus: Equatable, Sendable {
    /// Who is signed in, as far as it is known.
    public let session: Session
    /// Why the host did not say who is signed in, or nil if it did, or if nobody is.
    public let doubt: ApplicationError?
    /// How many requests are left, or nil where the host has not said yet.
    public let quota: RequestQuota?
    /// How much is kept.
    public let size: StorageUsage
    /// The day on which the last complete sync began, or nil if there was none.
    public let syncedOn: Day?
    /// How many changes wait for the host.
    public let waiting: Int

    /// Makes a status.
    public init(
        session: Session,
        doubt: ApplicationError?,
        quota: RequestQuota?,
        size: StorageUsage,
        syncedOn: Day?,
        waiting: Int
    ) {
        self.session = session
        self.doubt = doubt
        self.quota = quota
        self.size = size
        self.syncedOn = syncedOn
        self.waiting = waiting
    }
}
