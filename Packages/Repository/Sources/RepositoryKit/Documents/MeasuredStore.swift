/// Tells how much a store keeps, without reading it.
///
/// ```swift
/// func isLarge(_ store: any MeasuredStore) async throws(DocumentError) -> Bool {
///     try await store.size(of: "notes").bytes > 1 << 30
/// }
/// ```
public protocol MeasuredStore: Sendable {
    /// Measures one collection.
    ///
    /// - Returns: nothing at all if there is no such collection.
    /// - Throws: ``DocumentError``.
    /// - Complexity: O(n) in the number of documents; opens none.
    @concurrent
    func size(of collection: String) async throws(DocumentError) -> StoreSize
}

/// How much a store keeps.
///
/// ```swift
/// let empty = StoreSize(documents: 0, bytes: 0)
/// ```
public struct StoreSize: Hashable, Sendable {
    /// How many documents.
    public let documents: Int
    /// How many bytes they take.
    public let bytes: Int

    /// Makes a size.
    public init(documents: Int, bytes: Int) {
        self.documents = documents
        self.bytes = bytes
    }
}
