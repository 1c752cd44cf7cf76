public import PresentationKit

/// The events of a view of a list of the library.
public enum LibraryEvent: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The view is about to be shown, for the first time or again.
    case viewWillAppear
    /// The user has seen the last row.
    case didReachEnd
    /// The user asked to load the list again.
    case didAskForRefresh
    /// The user changed the text of the search field.
    case didChangeQuery(String)
    /// The user ended the search.
    case didCancelSearch
    /// The user selected the row of this identifier.
    case didSelect(String)
    /// The user asked to remove the row of this identifier.
    case didAskToRemove(String)
    /// The user asked to remove all rows.
    case didAskToClear
    /// The user selected a tab.
    case didSelectTab(ArticleTab)
    /// The user asked for the settings.
    case didAskForSettings
    /// The user answered an alert.
    case didAnswer(LibraryAction)
}
