/// A tag that is known on this machine.
public struct KnownTag: Hashable, Sendable {
    /// The tag.
    public let tag: ArticleTag
    /// The number of kept articles with the tag.
    public let keptCount: Int

    /// Creates a known tag.
    public init(_ tag: ArticleTag, keptCount: Int) {
        self.tag = tag
        self.keptCount = keptCount
    }
}
