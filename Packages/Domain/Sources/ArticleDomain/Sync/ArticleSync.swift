public import DomainKit
public import Foundation

/// The state of keeping a whole list of articles on this machine.
///
/// The first sync fetches the whole list. Later ones fetch what has changed since the day on which the last complete
/// one began, where the host can be asked for that. The state is saved after every step, so that an interrupted sync
/// can be resumed.
public struct ArticleSync: Hashable, Sendable {
    /// The articles of the list.
    public let selection: ArticleSelection
    /// The day on which the sync began.
    public let beganOn: Day
    /// The day on which the last complete sync before it began, or nil.
    public let completedOn: Day?
    /// The progress through the list.
    public var traversal: ArticleTraversal

    /// Creates a sync.
    public init(_ selection: ArticleSelection, beganOn: Day, completedOn: Day?, traversal: ArticleTraversal) {
        self.selection = selection
        self.beganOn = beganOn
        self.completedOn = completedOn
        self.traversal = traversal
    }

    /// Creates the first state of a new sync.
    ///
    /// The sync goes back one day further than the last one, because clocks differ, and to the beginning if the last
    /// one has a day in the future.
    public init(_ selection: ArticleSelection, on day: Day, after last: Day?) {
        let start = last.flatMap { $0 > day ? nil : $0.advanced(by: -1) }
        let changed = start.flatMap { selection.changed(since: $0) }
        self.init(selection, beganOn: day, completedOn: last, traversal: ArticleTraversal(changed ?? selection))
    }

    /// Returns the sync to run: this one if it is not complete, otherwise a new one.
    public func next(on day: Day) -> ArticleSync {
        traversal.isComplete ? ArticleSync(selection, on: day, after: beganOn) : self
    }
}

/// Stores the states of syncs.
public protocol ArticleSyncGateway: Sendable {
    /// Returns the last sync of a list, complete or not.
    ///
    /// - Returns: Nil if the list was never synced.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func sync(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleSync?

    /// Stores the state of a sync durably.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func save(_ sync: ArticleSync) async throws(ApplicationError)
}

/// Stores articles on this machine.
public protocol KeptArticleStore: Sendable {
    /// Returns the dates of the last changes of the stored articles.
    ///
    /// - Returns: A date for each stored article, nil for one whose source does not say; other articles are missing.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?]

    /// Stores articles durably, as one change where that is possible.
    ///
    /// - Returns: The articles that could not be stored, for example because a newer version of the program has written
    ///   their copies; the others are stored.
    /// - Throws: ``ApplicationError`` of kind `storage`, for a failure that is not about one article.
    @concurrent
    func save(_ articles: [Article]) async throws(ApplicationError) -> Set<ArticleID>
}

/// The days of the complete syncs.
public protocol SyncHistoryGateway: Sendable {
    /// Returns the day in Japan on which the last complete sync of any list began.
    ///
    /// - Returns: Nil if there was none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func lastSyncDay() async throws(ApplicationError) -> Day?
}

/// A lock that lets one sync of a host run at a time, over all processes.
public protocol SyncLockGateway: Sendable {
    /// Acquires the lock without waiting.
    ///
    /// - Returns: False if another sync holds it.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func acquire() async throws(ApplicationError) -> Bool

    /// Releases the lock; the end of the process does so, too.
    func release()
}
