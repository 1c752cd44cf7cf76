/// What can be asked for about a reader's reactions to an article; the raw values are the names of the commands.
public enum ReactionAction: String, Codable, CaseIterable, Sendable {
    /// Put it on the reader's list.
    case stock
    /// Take it from the reader's list.
    case unstock
    /// Say whether it is on the reader's list.
    case stocked
    /// Tell its author that it is liked.
    case like
    /// Take that back.
    case unlike
    /// Say whether the reader likes it.
    case liked
}
