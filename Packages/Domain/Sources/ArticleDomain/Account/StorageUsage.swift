public import DomainKit

/// The storage that the kept articles of a host take.
public struct StorageUsage: Hashable, Sendable {
    /// The number of kept articles.
    public let articles: Int
    /// The size of the articles, in bytes.
    public let bytes: Int
    /// The index that searches use.
    public let index: KeptIndex

    /// Creates a storage usage.
    public init(articles: Int, bytes: Int, index: KeptIndex) {
        self.articles = articles
        self.bytes = bytes
        self.index = index
    }
}

/// The index of the kept articles; it can be rebuilt at any time.
public struct KeptIndex: Hashable, Sendable {
    /// The condition of an index.
    public enum State: String, CaseIterable, Sendable {
        /// The index agrees with the articles.
        case current
        /// The index has another version, or does not have the latest changes.
        case old
        /// The index cannot be read.
        case damaged
        /// There is no index.
        case missing
    }

    /// The condition.
    public let state: State
    /// The size of the index, in bytes.
    public let bytes: Int

    /// Creates a description of an index.
    public init(_ state: State, bytes: Int) {
        self.state = state
        self.bytes = bytes
    }
}

/// Measures the storage usage without reading articles.
public protocol StorageUsageGateway: Sendable {
    /// Measures the storage usage; creates and repairs nothing.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    /// - Complexity: O(n) in the number of articles; opens none.
    @concurrent
    func size() async throws(ApplicationError) -> StorageUsage
}
