public import ArticleDomain
public import ArticleUseCase

/// What became of a change of a reaction, and of those that waited before it.
public struct ReactionAnswer: Equatable, Sendable {
    /// What was asked for, as it is now.
    public let status: ReactionStatus
    /// The title of the article, or its identifier where nobody knows the title.
    public private(set) var title: String
    /// What became of all changes.
    public let journal: ReactionJournal

    /// Puts together what became of a change.
    public init(_ status: ReactionStatus, title: String, journal: ReactionJournal) {
        self.status = status
        self.title = title
        self.journal = journal
    }

    /// The same with the title that is on the screen, if there is one.
    func naming(_ title: String?) -> ReactionAnswer {
        var answer = self
        answer.title = title ?? answer.title
        return answer
    }
}
