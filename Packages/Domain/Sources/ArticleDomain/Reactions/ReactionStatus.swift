/// A reaction of the reader to an article, given or not.
public struct ReactionStatus: Hashable, Sendable {
    /// The article, the reaction, and whether it is given.
    public let change: ReactionChange
    /// A Boolean value that indicates whether the change was not sent to its host yet.
    public let isQueued: Bool

    /// Creates a status.
    public init(_ change: ReactionChange, isQueued: Bool) {
        self.change = change
        self.isQueued = isQueued
    }
}
