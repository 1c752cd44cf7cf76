public import PresentationKit
public import ReportKit

/// The commands to a view of a list of the library.
public enum LibraryCommand: AttemptCommand, Equatable {
    /// Shows the tabs of the reader, of which this one is selected.
    case showTabs(selected: ArticleTab)
    /// Shows the heading of the list.
    case showHeading(Phrase)
    /// Shows the progress, in place of the last one.
    case showProgress(Phrase)
    /// Hides the progress.
    case hideProgress
    /// Shows rows in place of the last ones.
    case show([LibraryRow])
    /// Appends rows.
    case append([LibraryRow])
    /// Shows the extent of the list, or why it is empty.
    case showFooter(Phrase)
    /// Offers operations in place of the last ones.
    case offer([LibraryOperation])
    /// Shows a notice, for example that an article was removed.
    case showNotice(Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<LibraryAction>)
}
