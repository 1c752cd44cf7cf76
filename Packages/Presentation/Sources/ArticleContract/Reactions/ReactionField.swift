public import ReportKit

/// The fields of the record of a reaction, as `docs/json.md` describes them.
public enum ReactionField: String, RecordField {
    /// The identifier of the article.
    case article
    /// The reaction: `stock` or `like`.
    case reaction
    /// A Boolean value that indicates whether the reaction is given.
    case active
    /// A Boolean value that indicates whether the change is still queued.
    case queued
}
