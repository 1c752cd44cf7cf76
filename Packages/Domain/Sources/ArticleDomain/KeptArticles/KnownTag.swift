/// A tag that is known on this machine.
public struct KnownTag: Hashable, Sendable {
    /// The tag.
    public let tag: ArticleTag
    /// How many kept articles have it.
    public let keptCount: Int

    /// Makes a known tag.
    public init(_ tag: ArticleTag, keptCount: Int) {
        self.tag = tag
        self.keptCount = keptCount
    }
}
