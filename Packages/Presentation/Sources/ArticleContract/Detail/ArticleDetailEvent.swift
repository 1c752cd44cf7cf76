public import PresentationKit

/// What happens to a view that shows one article.
public enum ArticleDetailEvent: ViewEvent, Codable, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user wants the article anew.
    case didAskForRefresh
    /// The user wants to go back to where they came from.
    case didAskToGoBack
    /// The user answered an alert.
    case didAnswer(ArticleFailureAction)
}
