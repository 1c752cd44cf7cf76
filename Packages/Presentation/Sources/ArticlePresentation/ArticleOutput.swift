/// In which form a scene gives what it has.
public enum ArticleOutput: Hashable, Sendable {
    /// For people: rows and texts.
    case screen
    /// For machines: records.
    case records
}
