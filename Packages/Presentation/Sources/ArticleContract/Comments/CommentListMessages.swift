public import AttemptKit
public import PresentationKit

/// The events of a view of comments.
public enum CommentListEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user asked to fetch the comments again.
    case didAskForRefresh
    /// The user asked to open the link with this number in the browser.
    case didAskToOpenLink(Int)
    /// The user asked to go back.
    case didAskToGoBack
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}

/// The commands to a view of comments.
public enum CommentListCommand: AttemptCommand, Equatable {
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Shows a heading and the comments below it.
    case show(Phrase, [CommentDetail])
    /// Shows a notice, for example that the comments are kept copies.
    case showNotice(Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
