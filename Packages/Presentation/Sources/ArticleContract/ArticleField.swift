public import ReportKit

/// The fields of the record of an article, as `docs/json.md` describes them.
public enum ArticleField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The account name of the author.
    case author
    /// The date of publication.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The number of likes.
    case likes
    /// The number of stocks.
    case stocks
    /// The number of comments.
    case comments
    /// The names of the tags.
    case tags
    /// The address in a browser.
    case url
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
    /// The text in Markdown.
    case body

    /// The fields of an article in a list: all but its text.
    public static let listed = allCases.filter { $0 != .body }
}
