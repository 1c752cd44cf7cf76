public import ArticleDomain
public import Foundation

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
