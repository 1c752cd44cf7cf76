public import PresentationKit

/// The events of a view of a list of articles.
public enum ArticleListEvent: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user has seen the last row, or asked for more.
    case didReachEnd
    /// The user asked to fetch the list again.
    case didAskForRefresh
    /// The user changed the text of the search field.
    case didChangeQuery(String)
    /// The user wants the results of this query on a screen of their own.
    case didSubmitQuery(String)
    /// The user ended the search.
    case didCancelSearch
    /// The user selected the row of this identifier.
    case didSelect(String)
    /// The user asked for an action on the articles of these identifiers.
    case didAskFor(ArticleListAction, of: [String])
    /// The user selected a tab.
    case didSelectTab(ArticleTab)
    /// The user asked for the settings.
    case didAskForSettings
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The user answered an alert.
    case didAnswer(ArticleFailureAction)
}
