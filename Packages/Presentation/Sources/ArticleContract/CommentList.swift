public import AttemptKit
public import PresentationKit
public import ReportKit

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

/// The display value of a comment.
///
/// The texts come from outside; the view sanitises them.
public struct CommentDetail: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The minute of the comment, as `2026-11-21 14:05`, or nil where the source does not say.
    public let created: String?
    /// The minute of the last change, or nil where it is unknown or that of the comment.
    public let updated: String?
    /// The text for the layout.
    public let text: ArticleText
    /// The record of the comment; its document is the text in Markdown below a heading with author, date and
    /// identifier.
    public let record: Record

    /// Creates a display value.
    public init(
        id: String,
        author: String?,
        created: String?,
        updated: String?,
        text: ArticleText,
        record: Record
    ) {
        self.id = id
        self.author = author
        self.created = created
        self.updated = updated
        self.text = text
        self.record = record
    }
}
