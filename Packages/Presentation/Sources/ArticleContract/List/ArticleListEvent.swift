public import PresentationKit

/// The events of a view of a list: of articles, or of the library.
public enum ArticleListEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The view is about to be shown again.
    case viewWillReappear
    /// More rows are wanted: the user came close to the last one, asked for the next page, or a position is being restored.
    case didAskForMore
    /// The user asked to fetch the list again.
    case didAskForRefresh
    /// The user changed the text of the search field.
    case didChangeQuery(String)
    /// The user has finished this query, and wants its results to stay.
    case didSubmitQuery(String)
    /// The user ended the search.
    case didCancelSearch
    /// The user types a word that suggestions of a kind can complete.
    case didAskForSuggestions(Suggestion.Kind)
    /// The user opened the row of this identifier.
    case didOpen(String)
    /// The user asked for an action on the rows of these identifiers.
    case didAskFor(ArticleListAction, of: [String])
    /// The user selected a tab.
    case didSelectTab(ArticleTab)
    /// The user asked for the settings.
    case didAskForSettings
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}
