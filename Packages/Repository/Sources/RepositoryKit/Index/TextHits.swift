/// The result of a search.
public struct TextHits: Hashable, Sendable {
    /// The requested hits, the most relevant first.
    public let hits: [TextSummary]
    /// The total number of hits.
    public let total: Int

    /// Creates a result.
    public init(hits: [TextSummary], total: Int) {
        self.hits = hits
        self.total = total
    }
}
