/// How one list of rows becomes another, by identity.
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
        /// Where it was in the old list.
        public let from: Int
        /// Where it is in the new list.
        public let to: Int
    }

    /// Where rows were in the old list that are not in the new one, ascending.
    public internal(set) var removed: [Int] = []
    /// Where rows are in the new list that were not in the old one, ascending.
    public internal(set) var inserted: [Int] = []
    /// The rows that changed their places, ascending by their new ones.
    public internal(set) var moved: [Move] = []
    /// Where rows are in the new list whose identity was in the old one, with another content, ascending.
    public internal(set) var updated: [Int] = []

    /// Whether the lists are equal.
    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}

extension Snapshot {
    /// Finds how an older list becomes this one.
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
