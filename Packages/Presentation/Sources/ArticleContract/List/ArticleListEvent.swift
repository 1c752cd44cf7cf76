public import PresentationKit

/// What happens to a view that shows a list of articles.
public enum ArticleListEvent: ViewEvent, Codable, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user has seen the last row, or asked for more.
    case didReachEnd
    /// The user wants the list anew.
    case didAskForRefresh
    /// The user chose the row of this identifier.
    case didSelect(String)
    /// The user answered an alert.
    case didAnswer(ArticleFailureAction)
}
