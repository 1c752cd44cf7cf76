public import PresentationKit

/// What programs are told about a reader's reaction to an article, as `docs/json.md` describes it.
public enum ReactionField: String, RecordField {
    /// The identifier of the article.
    case article
    /// Which reaction: `stock` or `like`.
    case reaction
    /// Whether it is given.
    case active
    /// Whether its host does not know that yet.
    case queued
}
