public import ArticleDomain
public import ArticleUseCase

/// What became of a change of a reaction, and of those that waited before it.
public struct ReactionAnswer: Equatable, Sendable {
    /// What was asked for, as it is now.
    public let status: ReactionStatus
    /// The title of the article, or its identifier where nobody knows the title.
    public let title: String
    /// What became of all changes.
    public let journal: ReactionJournal

    /// Puts together what became of a change.
    public init(_ status: ReactionStatus, title: String, journal: ReactionJournal) {
        self.status = status
        self.title = title
        self.journal = journal
    }
}
