public import ArticleDomain
public import DomainKit
public import Foundation
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
    /// The gateway fetches the articles from their host, never from kept copies.
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

/// The progress of a sync.
public struct SyncProgress: Hashable, Sendable {
    /// An article that the sync has kept.
    public struct Change: Hashable, Sendable {
        /// The identifier.
        public let id: ArticleID
        /// The title.
        public let title: String
        /// The date of the last change, or nil where the source does not say.
        public let updatedAt: Date?
        /// A Boolean value that indicates whether the article was not kept before.
        public let isNew: Bool

        /// Creates a change.
        public init(_ article: Article, isNew: Bool) {
            id = article.id
            title = article.title
            updatedAt = article.updatedAt
            self.isNew = isNew
        }
    }

    /// The phase of a sync.
    public enum Phase: Hashable, Sendable {
        /// The sync runs.
        case running
        /// All articles are kept.
        case complete
        /// All articles that the host serves are kept, but the list has more.
        case truncated
        /// The sync did not begin, because another sync of the host runs.
        case runningElsewhere
        /// The sync has stopped at the reserve of the quota.
        case quotaReached(RequestQuota)
    }

    /// The articles that were kept, in the order of the list.
    public internal(set) var changes: [Change]
    /// The number of articles that were already kept in their latest version.
    public internal(set) var unchangedCount: Int
    /// The number of articles in the list, or nil where the host does not say.
    public internal(set) var total: Int?
    /// The minimum number of further requests, or nil where it is unknown.
    public internal(set) var requestsLeft: Int?
    /// The quota of the host, or nil where it has not reported one.
    public internal(set) var quota: RequestQuota?
    /// The phase.
    public internal(set) var phase: Phase

    /// Creates a progress, by default that of a sync that begins.
    public init(
        changes: [Change] = [],
        unchangedCount: Int = 0,
        total: Int? = nil,
        requestsLeft: Int? = nil,
        quota: RequestQuota? = nil,
        phase: Phase = .running
    ) {
        self.changes = changes
        self.unchangedCount = unchangedCount
        self.total = total
        self.requestsLeft = requestsLeft
        self.quota = quota
        self.phase = phase
    }

    /// The number of articles that were processed.
    public var seenCount: Int { changes.count + unchangedCount }
}
