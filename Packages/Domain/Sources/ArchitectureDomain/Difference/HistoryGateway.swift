public import DomainKit
public import Foundation

/// A commit of a repository.
public struct Commit: Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The identifier of its files, which commits with the same files share.
    public let tree: String
    /// The time at which the commit was made.
    public let date: Date
    /// The first line of its message.
    public let subject: String
    /// A Boolean value that indicates whether there is no commit before it.
    public let isFirst: Bool

    /// Creates a commit.
    public init(id: String, tree: String, date: Date, subject: String, isFirst: Bool = false) {
        self.id = id
        self.tree = tree
        self.date = date
        self.subject = subject
        self.isFirst = isFirst
    }
}

/// The state of a repository that a check needs, at one revision or in the working tree.
public struct RepositorySnapshot: Sendable {
    /// The manifests and the facts about the source files.
    public let codebase: Codebase
    /// The rules, or nil if there are none.
    public let rules: Rules?
    /// The violations that are accepted for now.
    public let baseline: Baseline

    /// Creates a snapshot.
    public init(_ codebase: Codebase, rules: Rules?, baseline: Baseline = Baseline([])) {
        self.codebase = codebase
        self.rules = rules
        self.baseline = baseline
    }
}

/// A reader of the commits of a repository, which leaves the working tree as it is.
public protocol HistoryGateway: Sendable {
    /// Returns the commits up to the present one, the newest first; of a merge, its first parent and not what was merged.
    ///
    /// - Parameter limit: the largest number of commits, or nil for all that the clone has.
    /// - Throws: ``ApplicationError``: `invalidInput` if there is none.
    @concurrent
    func commits(limit: Int?) async throws(ApplicationError) -> [Commit]

    /// Reads the repository as it is at a revision, or as the working tree has it; a commit and the working tree in the same way.
    ///
    /// - Parameter revision: the name of a commit, or nil for the working tree.
    /// - Throws: ``ApplicationError``: `invalidInput` if the revision does not exist or its rules have a mistake, `notFound` if no
    ///   Swift file belongs to a target, `storage` if it cannot be read, with the path `REVISION:FILE` if that is
    ///   so of a file of a commit.
    @concurrent
    func snapshot(of revision: String?) async throws(ApplicationError) -> RepositorySnapshot

    /// Returns the stored summary of a commit; nil if there is none.
    @concurrent
    func summary(of commit: Commit) async -> CheckSummary?

    /// Stores the summary of a commit; a failure to write it is ignored.
    @concurrent
    func keep(_ summary: CheckSummary, of commit: Commit) async
}
