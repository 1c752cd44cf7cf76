public import PresentationKit

/// What a view that shows a list of articles is told.
public enum ArticleListCommand: AttemptCommand, Equatable {
    /// Says what the list holds.
    case showHeading(Phrase)
    /// Says what is going on, in place of what was going on before.
    case showProgress(Phrase)
    /// Nothing is going on any more.
    case hideProgress
    /// Puts the rows in the place of those that are there.
    case show([ArticleRow])
    /// Adds rows behind those that are there.
    case append([ArticleRow])
    /// Marks the rows of these identifiers as read, when they are shown again.
    case markAsRead([String])
    /// Says how far the list is; comes after every answer that was no failure.
    case showFooter(ArticleListFooter)
    /// Says what the reader has to know about the rows, for example that they are kept copies.
    case showNotice(Phrase)
    /// What the notice said no longer holds.
    case hideNotice
    /// Tells what went wrong, and what can be done.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
