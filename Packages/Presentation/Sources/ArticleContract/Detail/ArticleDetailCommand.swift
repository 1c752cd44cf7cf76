public import AttemptKit
public import PresentationKit

/// The commands to a view of an article.
public enum ArticleDetailCommand: AttemptCommand, Equatable {
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Offers the actions that are possible.
    case offer(ArticleDetailActions)
    /// Shows an article in place of the last one.
    case show(ArticleDetail)
    /// Shows a message once.
    case showMessage(Phrase)
    /// Shows an image, by its number, in the text.
    case showImage(Int, TextImageState)
    /// Scrolls the text to a position.
    case scroll(to: ArticlePosition)
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}

/// The actions that are possible on the screen of an article.
public struct ArticleDetailActions: Hashable, Sendable {
    /// A Boolean value that indicates whether the article is published, so that it has comments and a page, and can be
    /// stocked.
    public var isPublished: Bool
    /// A Boolean value that indicates whether the article is stocked.
    public var isStocked: Bool
    /// A Boolean value that indicates whether the article was opened from a list, so that the user can go to its neighbours.
    public var hasNeighbours: Bool

    /// Creates the actions.
    public init(isPublished: Bool = false, isStocked: Bool = false, hasNeighbours: Bool = false) {
        self.isPublished = isPublished
        self.isStocked = isStocked
        self.hasNeighbours = hasNeighbours
    }
}
