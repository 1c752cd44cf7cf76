/// The changes that turn one list of rows into another, by identity.
///
/// To apply it, remove the rows at ``removed`` and at the origins of ``moved`` from the old list, from the last to the
/// first; insert the rows at ``inserted`` and at the destinations of ``moved``, from the first to the last; and reload
/// the rows at ``updated``.
public struct SnapshotDifference: Hashable, Sendable {
    /// A row whose position relative to its neighbours changed.
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
    /// The moved rows, ascending by their destinations.
    public internal(set) var moved: [Move] = []
    /// The indices of rows in the new list whose content changed, ascending.
    public internal(set) var updated: [Int] = []
}

extension Snapshot {
    /// Returns the changes that turn an older list into this one.
    ///
    /// A few scattered changes are found by looking a few rows ahead. Otherwise the remaining rows are matched by a
    /// table of identities, and the longest run in the same order stays in place.
    ///
    /// - Complexity: O(n) with few changes, else O(n log n), in the number of rows of both lists.
    public func difference(from old: Snapshot) -> SnapshotDifference {
        var matching = RowMatching(old: old.items, new: items)
        return matching.difference()
    }
}
