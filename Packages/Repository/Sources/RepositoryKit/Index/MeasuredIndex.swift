/// An index that reports its size and state without being built or repaired.
public protocol MeasuredIndex: Sendable {
    /// Measures the index.
    ///
    /// - Throws: ``TextIndexError``, except `needsRebuild`.
    /// - Complexity: O(n) in the number of entries; reads no texts, so that damage within them is not noticed.
    @concurrent
    func measure() async throws(TextIndexError) -> IndexMeasure
}

/// The size and the state of an index.
public struct IndexMeasure: Hashable, Sendable {
    /// The size in bytes.
    public let bytes: Int
    /// The reason why the index has to be rebuilt, or nil if it is intact.
    public let rebuildCause: TextIndexError.Cause?
    /// A Boolean value that indicates whether documents have changed, or may have, since their entries were written.
    public let isStale: Bool

    /// Creates a measurement.
    public init(bytes: Int, rebuildCause: TextIndexError.Cause?, isStale: Bool) {
        self.bytes = bytes
        self.rebuildCause = rebuildCause
        self.isStale = isStale
    }
}
