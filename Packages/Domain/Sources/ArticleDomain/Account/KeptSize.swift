public import DomainKit

/// How much of a host's articles is kept on this machine.
public struct KeptSize: Hashable, Sendable {
    /// How many articles.
    public let articles: Int
    /// How many bytes they take.
    public let bytes: Int

    /// Makes a size.
    public init(articles: Int, bytes: Int) {
        self.articles = articles
        self.bytes = bytes
    }
}

/// Knows how much is kept, without reading it.
public protocol KeptSizeGateway: Sendable {
    /// Measures what is kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    /// - Complexity: O(n) in the number of articles; opens none.
    @concurrent
    func size() async throws(ApplicationError) -> KeptSize
}
