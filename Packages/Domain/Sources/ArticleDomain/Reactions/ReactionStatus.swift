/// Whether a reader has reacted to an article.
public struct ReactionStatus: Hashable, Sendable {
    /// The article, the reaction, and whether it is given.
    public let change: ReactionChange
    /// Whether the host does not know it yet.
    public let isQueued: Bool

    /// Makes a status.
    public init(_ change: ReactionChange, isQueued: Bool) {
        self.change = change
        self.isQueued = isQueued
    }
}
