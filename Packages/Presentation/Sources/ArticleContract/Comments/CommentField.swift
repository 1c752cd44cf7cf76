public import ReportKit

/// The fields of the record of a comment, as `docs/json.md` describes them.
public enum CommentField: String, RecordField {
    /// The identifier.
    case id
    /// The identifier of the article.
    case article
    /// The account name of the author.
    case author
    /// The date of the comment.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
    /// The text in Markdown.
    case body
}
