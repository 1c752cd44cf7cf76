public import AttemptKit
public import PresentationKit
public import ReportKit

/// The events of a view of an article.
public enum ArticleDetailEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user asked to fetch the article again.
    case didAskForRefresh
    /// The user asked to go back.
    case didAskToGoBack
    /// The user asked for the comments.
    case didAskForComments
    /// The user asked to stock the article, or to remove it from the stocks.
    case didAskToStock
    /// The user asked to open the article in the browser.
    case didAskToOpen
    /// The user asked to open the link of this number.
    case didAskToOpenLink(Int)
    /// The user asked to copy the block of code of this number.
    case didAskToCopyCode(Int)
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The images of these numbers are visible, and no others.
    case didChangeVisibleImages([Int])
    /// The text was scrolled to a position.
    case didScroll(to: ArticlePosition)
    /// The user asked for the next article of the list.
    case didAskForNextArticle
    /// The user asked for the previous article of the list.
    case didAskForPreviousArticle
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}

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

/// The display value of an article.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleDetail: Hashable, Sendable {
    /// The identifier, or nil for an unpublished text.
    public let id: String?
    /// The title.
    public let title: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The day of publication, as `2026-11-21`, or nil where the source does not say.
    public let created: String?
    /// The day of the last change, as `2026-11-21`, or nil where it is unknown or that of publication.
    public let updated: String?
    /// The names of the tags.
    public let tags: [String]
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int
    /// The day on which the article was read before, as `2026-11-21`, or nil.
    public let lastRead: String?
    /// The address in a browser, or nil.
    public let url: String?
    /// The notice about the article, for example that it is a kept copy, or nil.
    public let notice: Phrase?
    /// The text for the layout.
    public let text: ArticleText
    /// The record of the article; its document is the text in Markdown, as its author wrote it.
    public let record: Record

    /// Creates a display value.
    public init(
        id: String?,
        title: String,
        author: String? = nil,
        created: String? = nil,
        updated: String? = nil,
        tags: [String],
        likes: Int = 0,
        stocks: Int = 0,
        comments: Int = 0,
        lastRead: String? = nil,
        url: String? = nil,
        notice: Phrase? = nil,
        text: ArticleText,
        record: Record
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.created = created
        self.updated = updated
        self.tags = tags
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
        self.lastRead = lastRead
        self.url = url
        self.notice = notice
        self.text = text
        self.record = record
    }
}

/// A position in the text of an article: a place of the text, and the letters between it and the position.
public struct ArticlePosition: Codable, Hashable, Sendable {
    /// The number of the place, from 0; see ``ArticleText/places``.
    public let place: Int
    /// The number of letters and digits behind the start of the place.
    public let letters: Int

    /// Creates a position.
    public init(place: Int, letters: Int) {
        self.place = place
        self.letters = letters
    }
}
