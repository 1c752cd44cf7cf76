public import PresentationKit
public import ReportKit

/// The commands to a view of an article.
public enum ArticleDetailCommand: AttemptCommand, Equatable {
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Offers the next and the previous article of the list that the article was opened from.
    case offerAdjacentArticles
    /// Shows an article in place of the last one.
    case show(ArticleDetail)
    /// Shows a notice, for example that the article is a kept copy.
    case showNotice(Phrase)
    /// Hides the notice.
    case hideNotice
    /// Shows a message once.
    case showMessage(Phrase)
    /// Shows an image, by its number, in the text.
    case showImage(Int, TextImageState)
    /// Scrolls the text to a position.
    case scroll(to: ArticlePosition)
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows whether the article is stocked.
    case showStock(Bool)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
