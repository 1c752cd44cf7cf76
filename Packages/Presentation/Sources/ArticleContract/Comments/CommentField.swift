public import PresentationKit

/// What programs are told about a comment, as `docs/json.md` describes it.
public enum CommentField: String, RecordField {
    /// Its identifier.
    case id
    /// The identifier of the article that it is about.
    case article
    /// Under which name whoever wrote it is known.
    case author
    /// When it was written.
    case createdAt = "created_at"
    /// When it was last changed.
    case updatedAt = "updated_at"
    /// When the copy was kept, if it is one.
    case keptAt = "kept_at"
    /// Its text in Markdown.
    case body
}
