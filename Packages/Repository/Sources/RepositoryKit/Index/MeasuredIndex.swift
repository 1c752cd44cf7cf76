/// Tells how large an index is, and of what use, without making or mending it.
///
/// ```swift
/// func isUsable(_ index: any MeasuredIndex) async throws(TextIndexError) -> Bool {
///     try await index.measure().flaw == nil
/// }
/// ```
public protocol MeasuredIndex: Sendable {
    /// Looks at the index.
    ///
    /// - Throws: ``TextIndexError``, but not that it needs to be rebuilt.
    /// - Complexity: O(n) in the number of entries; reads no texts, so that damage within them is not seen.
    @concurrent
    func measure() async throws(TextIndexError) -> IndexMeasure
}

/// How large an index is, and of what use.
///
/// ```swift
/// let none = IndexMeasure(bytes: 0, flaw: .missing, isStale: false)
/// ```
public struct IndexMeasure: Hashable, Sendable {
    /// How many bytes it takes.
    public let bytes: Int
    /// Why it has to be made anew, or nil if it is whole.
    public let flaw: TextIndexError.Cause?
    /// Whether documents have changed, or may have, that it does not know of yet.
    public let isStale: Bool

    /// Makes a measure.
    public init(bytes: Int, flaw: TextIndexError.Cause?, isStale: Bool) {
        self.bytes = bytes
        self.flaw = flaw
        self.isStale = isStale
    }
}
