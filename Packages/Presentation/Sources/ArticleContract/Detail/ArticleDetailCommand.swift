public import PresentationKit

/// What a view that shows one article is told.
public enum ArticleDetailCommand: AttemptCommand, Equatable {
    /// Says what is going on, in place of what was going on before.
    case showProgress(Phrase)
    /// Nothing is going on any more.
    case hideProgress
    /// Puts the article in the place of what is there.
    case show(ArticleDetail)
    /// Says what the reader has to know about the article, for example that it is a kept copy.
    case showNotice(Phrase)
    /// What the notice said no longer holds.
    case hideNotice
    /// Tells something that has happened.
    case showMessage(Phrase)
    /// Says whether the article is on the reader's list, as far as that is known.
    case showStock(Bool)
    /// Tells what went wrong, and what can be done.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
