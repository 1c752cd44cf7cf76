public import PresentationKit
public import ReportKit

/// The commands to a view of a list of articles.
public enum ArticleListCommand: AttemptCommand, Equatable {
    /// Shows the tabs of the reader, of which this one is selected.
    case showTabs(selected: ArticleTab)
    /// Remembers the selection and the position, because the rows of a search take the place of those of the list.
    case rememberPosition
    /// Goes back to the selection and the position that were remembered, now that the rows of the list are shown again.
    case restorePosition
    /// Offers actions in place of the last ones.
    case offer([ArticleListAction])
    /// Shows the heading of the list.
    case showHeading(Phrase)
    /// Shows the progress, in place of the last one.
    case showProgress(Phrase)
    /// Shows the seconds that are left before a retry, in place of the progress.
    case showCountdown(secondsLeft: Int)
    /// Hides the progress.
    case hideProgress
    /// Shows rows in place of the last ones.
    case show([ArticleRow])
    /// Appends rows.
    case append([ArticleRow])
    /// Shows the changed content of rows, on lines when they are shown again.
    case update([ArticleRow])
    /// Shows the extent of the list; follows every response that is no failure.
    case showFooter(ArticleListFooter)
    /// Shows a notice, for example that the rows are kept copies.
    case showNotice(Phrase)
    /// Hides the notice.
    case hideNotice
    /// Suggests words for what is being typed, in place of the last ones.
    case suggest([Suggestion])
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)

    public static func showWait(secondsLeft seconds: Int) -> Self { .showCountdown(secondsLeft: seconds) }
}
