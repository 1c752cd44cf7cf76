public import ReportKit

/// The fields of the record of a page that was to be opened, as `docs/json.md` describes them.
public enum WebPageField: String, RecordField {
    /// The identifier of the article.
    case article
    /// The address of the page.
    case url
    /// A Boolean value that indicates whether a browser opened the page.
    case opened
}
