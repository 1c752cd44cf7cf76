import PresentationKit

/// The new indices of the rows of a list that has changed.
struct RowMap {
    private let indices: [Int?]

    /// Creates the map of a difference.
    ///
    /// - Complexity: O(n) in the number of rows of both lists.
    init(_ difference: SnapshotDifference, from oldCount: Int, to newCount: Int) {
        var indices: [Int?] = Array(repeating: nil, count: oldCount)
        var leaves = Array(repeating: false, count: oldCount)
        var arrives = Array(repeating: false, count: newCount)
        for index in difference.removed { leaves[index] = true }
        for index in difference.inserted { arrives[index] = true }
        for move in difference.moved {
            leaves[move.from] = true
            arrives[move.to] = true
            indices[move.from] = move.to
        }
        var next = 0
        for index in leaves.indices where !leaves[index] {
            while next < newCount, arrives[next] { next += 1 }
            indices[index] = next
            next += 1
        }
        self.indices = indices
    }

    /// Returns the new index of a row, or nil if it was removed.
    subscript(index: Int) -> Int? {
        indices.indices.contains(index) ? indices[index] : nil
    }

    /// Returns the new index of a row or, if it was removed, of the next one that was not, or else of the last one before
    /// it; nil if no row is left.
    func nearest(to index: Int) -> Int? {
        indices.dropFirst(index).lazy.compactMap(\.self).first
            ?? indices.prefix(index).reversed().lazy.compactMap(\.self).first
    }
}
