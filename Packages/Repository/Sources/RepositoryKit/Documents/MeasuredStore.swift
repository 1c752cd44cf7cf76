/// A store that measures its collections without reading documents.
public protocol MeasuredStore: Sendable {
    /// Measures one collection.
    ///
    /// - Returns: The size; zero if there is no such collection.
    /// - Complexity: O(n) in the number of documents; opens none.
    @concurrent
    func size(of collection: String) async throws(DocumentError) -> StoreSize
}

/// The size of a collection.
public struct StoreSize: Hashable, Sendable {
    /// The number of documents.
    public let documents: Int
    /// The size of all documents in bytes.
    public let bytes: Int

    /// Creates a size.
    public init(documents: Int, bytes: Int) {
        self.documents = documents
        self.bytes = bytes
    }
}
