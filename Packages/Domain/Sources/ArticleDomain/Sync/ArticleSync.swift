public import DomainKit
public import Foundation

/// The keeping of a whole list on this machine: how far it is, and since when it has to look.
///
/// The first time the whole list is fetched. Later, where the host can be asked for that, only what has changed since
/// the day on which the last complete one began. It is a value, kept after every step, so that a sync that was stopped
/// goes on where it was.
public struct ArticleSync: Hashable, Sendable {
    /// Which articles are kept.
    public let selection: ArticleSelection
    /// The day on which it began.
    public let beganOn: Day
    /// The day on which the last complete one before it began, or nil.
    public let completedOn: Day?
    /// How far it is.
    public var traversal: ArticleTraversal

    /// Makes a sync.
    public init(_ selection: ArticleSelection, beganOn: Day, completedOn: Day?, traversal: ArticleTraversal) {
        self.selection = selection
        self.beganOn = beganOn
        self.completedOn = completedOn
        self.traversal = traversal
    }

    /// Begins a sync.
    ///
    /// It looks back one day further than the last one, because clocks differ; and as far as it can, if the last one
    /// claims to be of a day that has not come yet.
    ///
    /// - Parameters:
    ///   - selection: which articles are kept.
    ///   - day: today.
    ///   - last: the day on which the last complete one began, or nil.
    public init(_ selection: ArticleSelection, on day: Day, after last: Day?) {
        let start = last.flatMap { $0 > day ? nil : $0.advanced(by: -1) }
        let changed = start.flatMap { selection.changed(since: $0) }
        self.init(selection, beganOn: day, completedOn: last, traversal: ArticleTraversal(changed ?? selection))
    }

    /// The sync that follows this one: this one itself if it is not complete, a new one otherwise.
    public func next(on day: Day) -> ArticleSync {
        traversal.isComplete ? ArticleSync(selection, on: day, after: beganOn) : self
    }
}

/// Keeps how far syncs have come.
public protocol ArticleSyncGateway: Sendable {
    /// Finds the last sync of a list, complete or not.
    ///
    /// - Returns: nil if the list was never synced.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func sync(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleSync?

    /// Keeps how far a sync has come, durably.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func save(_ sync: ArticleSync) async throws(ApplicationError)
}

/// Keeps articles on this machine, and knows which versions it has.
public protocol KeptArticleStore: Sendable {
    /// When the kept copies of articles were last changed by their authors.
    ///
    /// - Returns: a date for each that is kept, nil for one whose source did not say; the others are missing.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?]

    /// Keeps articles, durably, and as one change where that is possible.
    ///
    /// - Returns: those that could not be kept, because a newer program has written their copies for example; the
    ///   others are kept.
    /// - Throws: ``ApplicationError`` of kind `storage`, where it is about more than one article.
    @concurrent
    func save(_ articles: [Article]) async throws(ApplicationError) -> Set<ArticleID>
}
