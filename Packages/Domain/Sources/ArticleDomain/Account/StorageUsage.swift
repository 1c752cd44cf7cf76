public import DomainKit

/// How much of a host's articles is kept on this machine.
public struct StorageUsage: Hashable, Sendable {
    /// How many articles.
    public let articles: Int
    /// How many bytes they take.
    public let bytes: Int
    /// What they are found by.
    public let index: KeptIndex

    /// Makes a size.
    public init(articles: Int, bytes: Int, index: KeptIndex) {
        self.articles = articles
        self.bytes = bytes
        self.index = index
    }
}

/// The index by which kept articles are found; it can be made again at any time.
public struct KeptIndex: Hashable, Sendable {
    /// Of what use it is.
    public enum State: String, CaseIterable, Sendable {
        /// It says what the articles say.
        case current
        /// It is of another version, or articles have changed that it does not know of yet.
        case old
        /// It cannot be read.
        case damaged
        /// There is none.
        case missing
    }

    /// Of what use it is.
    public let state: State
    /// How many bytes it takes.
    public let bytes: Int

    /// Makes an index.
    public init(_ state: State, bytes: Int) {
        self.state = state
        self.bytes = bytes
    }
}

/// Knows how much is kept, without reading it.
public protocol StorageUsageGateway: Sendable {
    /// Measures what is kept; nothing is made or mended.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    /// - Complexity: O(n) in the number of articles; opens none.
    @concurrent
    func size() async throws(ApplicationError) -> StorageUsage
}
