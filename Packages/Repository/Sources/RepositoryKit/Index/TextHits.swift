/// What a search found.
///
/// ```swift
/// func footer(of hits: TextHits) -> String {
///     "\(hits.hits.count) of \(hits.total)"
/// }
/// ```
public struct TextHits: Hashable, Sendable {
    /// The hits that were asked for, the most relevant first.
    public let hits: [TextHit]
    /// How many there are in all.
    public let total: Int

    /// Makes an answer.
    public init(hits: [TextHit], total: Int) {
        self.hits = hits
        self.total = total
    }
}

/// One entry that a search found.
///
/// ```swift
/// func line(for hit: TextHit) -> String {
///     "\(hit.entry.key): \(hit.excerpt.parts.map(\.text).joined())"
/// }
/// ```
public struct TextHit: Hashable, Sendable {
    /// What a list shows of the document, with its key.
    public let entry: TextSummary
    /// The place where the hit is.
    public let excerpt: TextExcerpt

    /// Makes a hit.
    public init(_ entry: TextSummary, excerpt: TextExcerpt) {
        self.entry = entry
        self.excerpt = excerpt
    }
}
