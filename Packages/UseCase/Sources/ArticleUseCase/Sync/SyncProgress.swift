public import ArticleDomain
public import Foundation

/// What a sync has done so far.
public struct SyncProgress: Hashable, Sendable {
    /// An article that the sync has kept.
    public struct Change: Hashable, Sendable {
        /// The article.
        public let id: ArticleID
        /// Its title.
        public let title: String
        /// When it was last changed, or nil where the source does not say.
        public let updatedAt: Date?
        /// Whether it was not kept before; otherwise there was an older version.
        public let isNew: Bool

        /// Makes a change.
        public init(_ article: Article, isNew: Bool) {
            id = article.id
            title = article.title
            updatedAt = article.updatedAt
            self.isNew = isNew
        }
    }

    /// How a sync is.
    public enum Phase: Hashable, Sendable {
        /// It goes on.
        case running
        /// Everything is kept.
        case complete
        /// Everything that the host gives of the list is kept; it has more.
        case truncated
        /// It did not begin, because another sync of the host is running.
        case runningElsewhere
        /// It stopped, because no more requests than those to be spared are left.
        case quotaReached(RequestQuota)
    }

    /// What was kept, in the order of the list.
    public internal(set) var changes: [Change] = []
    /// How many articles were there already as they are.
    public internal(set) var unchangedCount = 0
    /// How many articles the list has, where the host said so.
    public internal(set) var total: Int?
    /// How many more requests it takes at least, where that is known.
    public internal(set) var requestsLeft: Int?
    /// How many requests the host still takes, where it said so.
    public internal(set) var quota: RequestQuota?
    /// How it is.
    public internal(set) var phase = Phase.running

    /// Nothing was done yet.
    public init() {}

    /// Makes what a sync has done.
    public init(
        changes: [Change],
        unchangedCount: Int = 0,
        total: Int? = nil,
        requestsLeft: Int? = nil,
        quota: RequestQuota? = nil,
        phase: Phase
    ) {
        self.changes = changes
        self.unchangedCount = unchangedCount
        self.total = total
        self.requestsLeft = requestsLeft
        self.quota = quota
        self.phase = phase
    }

    /// How many articles were looked at.
    public var seenCount: Int { changes.count + unchangedCount }
}
