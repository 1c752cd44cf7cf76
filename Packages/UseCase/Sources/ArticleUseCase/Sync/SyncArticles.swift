public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Keeps a whole list on this machine; the progress tells how far it is.
///
/// It asks for a hundred articles at a time, keeps what is new or has changed, and writes down how far it is after each
/// step. Killed at any moment, nothing is lost: the next run goes on with the step that was not written down. Before a
/// request that would leave fewer than are to be spared, it stops.
public struct SyncArticles: CommandUseCase {
    /// Which list is kept, and how many requests are spared.
    public struct Input: Hashable, Sendable {
        /// Which articles are kept.
        public let selection: ArticleSelection
        /// How many requests are to be left over; 0 or more.
        public let reserve: Int

        /// Makes a input.
        public init(_ selection: ArticleSelection, reserve: Int) {
            self.selection = selection
            self.reserve = reserve
        }
    }

    private let gateway: any ArticleGateway
    private let keeper: any KeptArticleStore
    private let syncs: any ArticleSyncGateway
    private let lock: any SyncLockGateway
    private let quota: any QuotaGateway
    private let clock: any WallClock
    private let progress: State<SyncProgress>

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: where the articles come from; it gives what its host says now, or fails.
    ///   - keeper: keeps them.
    ///   - syncs: keeps how far syncs have come.
    ///   - lock: lets one sync of the host run at a time.
    ///   - quota: knows how many requests are left.
    ///   - clock: tells the date.
    ///   - progress: gets what was done.
    public init(
        gateway: any ArticleGateway,
        keeper: any KeptArticleStore,
        syncs: any ArticleSyncGateway,
        lock: any SyncLockGateway,
        quota: any QuotaGateway,
        clock: any WallClock = SystemWallClock(),
        progress: State<SyncProgress>
    ) {
        self.gateway = gateway
        self.keeper = keeper
        self.syncs = syncs
        self.lock = lock
        self.quota = quota
        self.clock = clock
        self.progress = progress
    }

    /// Goes on until everything is kept, or until the quota has to be spared; another sync is not disturbed.
    ///
    /// - Throws: ``ApplicationError``: what the host or the disk refused; what was kept until then stays.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        guard try await lock.acquire() else { return progress.update { $0.phase = .runningElsewhere } }
        defer { lock.release() }
        let today = Day(clock.now)
        var sync =
            try await syncs.sync(of: input.selection)?.next(on: today)
            ?? ArticleSync(input.selection, on: today, after: nil)
        progress.update { $0.phase = .running }
        while let request = sync.traversal.request {
            if let left = await quota.quota(), left.remaining <= input.reserve {
                return progress.update {
                    $0.quota = left
                    $0.phase = .quotaReached(left)
                }
            }
            let page = try await gateway.page(request.page, of: request.selection)
            try await save(sync.traversal.take(page).map(\.value))
            try await syncs.save(sync)
            await report(sync.traversal)
        }
        progress.update { [isTruncated = sync.traversal.isTruncated] in $0.phase = isTruncated ? .truncated : .complete
        }
    }

    private func save(_ articles: [Article]) async throws(ApplicationError) {
        let dates = try await keeper.changeDates(of: articles.map(\.id))
        let changed = articles.filter { article in
            guard let kept = dates[article.id] else { return true }
            return kept != article.updatedAt
        }
        let left = try await keeper.save(changed)
        let changes = changed.filter { !left.contains($0.id) }.map {
            SyncProgress.Change($0, isNew: dates[$0.id] == nil)
        }
        progress.update {
            $0.changes += changes
            $0.unchangedCount += articles.count - changes.count
        }
    }

    private func report(_ traversal: ArticleTraversal) async {
        let left = await quota.quota()
        progress.update {
            $0.total = traversal.total
            $0.requestsLeft = traversal.isComplete ? 0 : traversal.total.map { max(0, $0 - traversal.count + 99) / 100 }
            $0.quota = left
        }
    }
}
