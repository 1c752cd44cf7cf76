public import PresentationKit
public import ReportKit

/// The commands to a view of a list of articles.
public enum ArticleListCommand: AttemptCommand, Equatable {
    /// Shows this content in place of the last one.
    case show(ArticleListContent)
    /// Shows the progress, in place of the last one.
    case showProgress(Phrase)
    /// Shows the seconds that are left before a retry, in place of the progress.
    case showCountdown(secondsLeft: Int)
    /// Hides the progress.
    case hideProgress
    /// Shows a notice about what has happened.
    case showNotice(Phrase)
    /// Suggests words for what is being typed, in place of the last ones.
    case suggest([Suggestion])
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)

    public static func showWait(secondsLeft seconds: Int) -> Self { .showCountdown(secondsLeft: seconds) }
}
