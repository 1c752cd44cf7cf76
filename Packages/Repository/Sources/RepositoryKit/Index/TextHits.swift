/// The result of a search.
///
/// ```swift
/// func footer(of hits: TextHits) -> String {
///     "\(hits.hits.count) of \(hits.total)"
/// }
/// ```
public struct TextHits: Hashable, Sendable {
    /// The requested hits, the most relevant first.
    public let hits: [TextHit]
    /// The total number of hits.
    public let total: Int

    /// Creates a result.
    public init(hits: [TextHit], total: Int) {
        self.hits = hits
        self.total = total
    }
}

/// One hit of a search.
///
/// ```swift
/// func line(for hit: TextHit) -> String {
///     "\(hit.entry.key): \(hit.excerpt.parts.map(\.text).joined())"
/// }
/// ```
public struct TextHit: Hashable, Sendable {
    /// The summary of the document.
    public let entry: TextSummary
    /// The excerpt that contains the hit.
    public let excerpt: TextExcerpt

    /// Creates a hit.
    public init(_ entry: TextSummary, excerpt: TextExcerpt) {
        self.entry = entry
        self.excerpt = excerpt
    }
}
