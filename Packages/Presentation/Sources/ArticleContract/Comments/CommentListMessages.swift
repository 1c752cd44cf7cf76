public import PresentationKit

/// What happens to a view that shows the comments of an article.
public enum CommentListEvent: ViewEvent, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user wants the comments anew.
    case didAskForRefresh
    /// The user wants to go back to where they came from.
    case didAskToGoBack
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}

/// What a view that shows the comments of an article is told.
public enum CommentListCommand: AttemptCommand, Equatable {
    /// Says what is going on, in place of what was going on before.
    case showProgress(Phrase)
    /// Nothing is going on any more.
    case hideProgress
    /// Puts the comments in the place of those that are there, below a heading.
    case show(Phrase, [CommentDetail])
    /// Says what the reader has to know about the comments, for example that they are kept copies.
    case showNotice(Phrase)
    /// Tells what went wrong, and what can be done.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}
