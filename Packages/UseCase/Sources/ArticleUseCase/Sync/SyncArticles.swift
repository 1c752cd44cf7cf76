public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Keeps a whole list of articles on this machine; a state receives the progress.
///
/// Articles are fetched by the hundred, new and changed ones are kept, and the progress is saved after each page. A
/// crash loses nothing: the next run resumes with the page that was not saved. The sync stops before a request that
/// would use the reserve of the quota.
public struct SyncArticles: CommandUseCase {
    /// A list to keep, with the reserve of requests.
    public struct Input: Hashable, Sendable {
        /// The articles of the list.
        public let selection: ArticleSelection
        /// The number of requests to leave over, 0 or more.
        public let reserve: Int

        /// Creates the input.
        public init(_ selection: ArticleSelection, reserve: Int) {
            self.selection = selection
            self.reserve = reserve
        }
    }

    private let gateway: any ArticleGateway
    private let keptArticles: any KeptArticleStore
    private let syncs: any ArticleSyncGateway
    private let lock: any SyncLockGateway
    private let quota: any QuotaGateway
    private let clock: any WallClock
    private let progress: State<SyncProgress>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches the articles from their host, never from kept copies.
    ///   - keptArticles: stores the articles.
    ///   - syncs: stores the states of syncs.
    ///   - lock: lets one sync of the host run at a time.
    ///   - quota: the quota of the host.
    ///   - clock: the clock of the sync.
    ///   - progress: the state that receives the progress.
    public init(
        gateway: any ArticleGateway,
        keptArticles: any KeptArticleStore,
        syncs: any ArticleSyncGateway,
        lock: any SyncLockGateway,
        quota: any QuotaGateway,
        clock: any WallClock = SystemWallClock(),
        progress: State<SyncProgress>
    ) {
        self.gateway = gateway
        self.keptArticles = keptArticles
        self.syncs = syncs
        self.lock = lock
        self.quota = quota
        self.clock = clock
        self.progress = progress
    }

    /// Runs until all articles are kept or the reserve of the quota is reached; does nothing while another sync runs.
    ///
    /// - Throws: ``ApplicationError`` of the host or the storage; articles that were kept until then stay.
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
        let dates = try await keptArticles.changeDates(of: articles.map(\.id))
        let changed = articles.filter { article in
            guard let kept = dates[article.id] else { return true }
            return kept != article.updatedAt
        }
        let left = try await keptArticles.save(changed)
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
