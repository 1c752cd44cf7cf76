public import ArticleDomain
public import ArticleUseCase

/// What became of a change of a reaction, and of those that waited before it.
public struct ReactionAnswer: Equatable, Sendable {
    /// What was asked for, as it is now.
    public let status: ReactionStatus
    /// What became of all changes.
    public let journal: ReactionJournal

    /// Puts together what became of a change.
    public init(_ status: ReactionStatus, journal: ReactionJournal) {
        self.status = status
        self.journal = journal
    }
}
