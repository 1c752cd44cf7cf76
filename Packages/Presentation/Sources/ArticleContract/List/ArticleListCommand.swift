public import AttemptKit
public import PresentationKit

/// The commands to a view of a list of articles.
public enum ArticleListCommand: AttemptCommand, Equatable {
    /// Shows this content in place of the last one.
    case show(ArticleListContent)
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Shows a notice about what has happened.
    case showNotice(Phrase)
    /// Suggests words for what is being typed, in place of the last ones.
    case suggest([Suggestion])
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
