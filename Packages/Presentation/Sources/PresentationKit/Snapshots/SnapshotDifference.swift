/// The changes that turn one list of rows into another, by identity.
///
/// Take the rows at ``removed`` and at the origins of ``moved`` out of the old list, from the last to the first; then
/// put the rows at ``inserted`` and at the destinations of ``moved`` into it, from the first to the last; then take the
/// content at ``updated`` from the new list.
///
/// ```swift
/// func summary(of difference: SnapshotDifference) -> String {
///     "\(difference.inserted.count) new, \(difference.removed.count) gone, \(difference.updated.count) changed"
/// }
/// ```
public struct SnapshotDifference: Hashable, Sendable {
    /// A row that is in both lists, in another order to its neighbours.
    ///
    /// ```swift
    /// func isUpwards(_ move: SnapshotDifference.Move) -> Bool {
    ///     move.to < move.from
    /// }
    /// ```
    public struct Move: Hashable, Sendable {
        /// The index in the old list.
        public let from: Int
        /// The index in the new list.
        public let to: Int
    }

    /// The indices of removed rows in the old list, ascending.
    public internal(set) var removed: [Int] = []
    /// The indices of inserted rows in the new list, ascending.
    public internal(set) var inserted: [Int] = []
    /// The rows that changed their places, ascending by their new ones.
    public internal(set) var moved: [Move] = []
    /// The indices of rows in the new list whose content changed, ascending.
    public internal(set) var updated: [Int] = []

    /// A Boolean value that indicates whether the lists are equal.
    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}

extension Snapshot {
    /// Returns the changes that turn an older list into this one.
    ///
    /// Few and scattered changes are found by looking a few rows ahead; where that does not help, the rest is matched
    /// through a table of identities, and the longest run that kept its order stays in place.
    ///
    /// - Complexity: O(n) with few changes, else O(n log n), in the number of rows of both.
    public func difference(from old: Snapshot) -> SnapshotDifference {
        var matching = RowMatching(old: old.rows, new: rows)
        return matching.difference()
    }
}
