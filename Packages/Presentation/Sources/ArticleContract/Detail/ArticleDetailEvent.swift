public import PresentationKit

/// What happens to a view that shows one article.
public enum ArticleDetailEvent: ViewEvent, Codable, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user wants the article anew.
    case didAskForRefresh
    /// The user wants to go back to where they came from.
    case didAskToGoBack
    /// The user wants to read what was said about the article.
    case didAskForComments
    /// The user wants to have the article on their list, or no longer if it is there.
    case didAskToStock
    /// The user wants to see the article in a browser.
    case didAskToOpen
    /// The user wants to see the place of this number, to which the text leads, in a browser.
    case didAskToOpenLink(Int)
    /// The user answered an alert.
    case didAnswer(ArticleFailureAction)
}
