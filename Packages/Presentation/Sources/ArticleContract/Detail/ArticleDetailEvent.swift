public import PresentationKit

/// The events of a view of an article.
public enum ArticleDetailEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user asked to fetch the article again.
    case didAskForRefresh
    /// The user asked to go back.
    case didAskToGoBack
    /// The user asked for the comments.
    case didAskForComments
    /// The user asked to stock the article, or to remove it from the stocks.
    case didAskToStock
    /// The user asked to open the article in the browser.
    case didAskToOpen
    /// The user asked to open the link of this number.
    case didAskToOpenLink(Int)
    /// The user asked to copy the block of code of this number.
    case didAskToCopyCode(Int)
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The images of these numbers are visible, and no others.
    case didChangeVisibleImages([Int])
    /// The text was scrolled to a position.
    case didScroll(to: ArticlePosition)
    /// The user asked for the next article of the list.
    case didAskForNextArticle
    /// The user asked for the previous article of the list.
    case didAskForPreviousArticle
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}
