public import PresentationKit

/// What programs are told about an article, as `docs/json.md` describes it.
public enum ArticleField: String, RecordField {
    /// Its identifier.
    case id
    /// Its title.
    case title
    /// Under which name its author is known.
    case author
    /// When it was published.
    case createdAt = "created_at"
    /// When it was last changed.
    case updatedAt = "updated_at"
    /// How many people like it.
    case likes
    /// How many people have stocked it.
    case stocks
    /// How many comments it has.
    case comments
    /// The names of its tags.
    case tags
    /// Where it can be read in a browser.
    case url
    /// When the copy was kept, if it is one.
    case keptAt = "kept_at"
    /// Its text in Markdown.
    case body

    /// What is told about an article in a list: everything but its text.
    public static let listed = allCases.filter { $0 != .body }
}
