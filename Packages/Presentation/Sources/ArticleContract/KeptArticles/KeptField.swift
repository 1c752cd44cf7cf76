public import PresentationKit

/// What programs are told about a kept article, as `docs/json.md` describes it.
public enum KeptField: String, RecordField {
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
    /// When the copy was kept.
    case keptAt = "kept_at"
    /// The names of its tags.
    case tags
    /// Where it can be read in a browser.
    case url
    /// The line of its text that was found, or a part of it; null where nothing was searched for.
    case excerpt
}
