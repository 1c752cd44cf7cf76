public import PresentationKit

/// What programs are told about a page that was to be opened, as `docs/json.md` describes it.
public enum WebPageField: String, RecordField {
    /// The identifier of the article.
    case article
    /// Where its page is.
    case url
    /// Whether a browser took it.
    case opened
}
