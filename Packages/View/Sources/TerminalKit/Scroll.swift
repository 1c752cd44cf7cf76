/// A move of rows that turns one grid into most of another.
///
/// Rows are compared by a hash. The move is the one that brings most rows to their place; it must bring more than a few,
/// because it costs about twenty bytes.
struct Scroll: Equatable {
    /// The rows within which the content moves.
    let rows: Range<Int>
    /// The number of rows that it moves up; negative for down.
    let distance: Int

    /// The smallest number of rows for which a move is worth it.
    static let fewestRows = 4

    init(rows: Range<Int>, distance: Int) {
        self.rows = rows
        self.distance = distance
    }

    /// Finds the move; nil if there is none that is worth it.
    ///
    /// - Parameters:
    ///   - old: the rows on the screen.
    ///   - new: the rows to show, as many.
    ///   - blank: a blank row.
    /// - Complexity: O(n) in the number of cells, and O(n²) in the number of rows.
    init?(from old: Rows, to new: Rows, blank: Row) {
        guard let top = (0..<new.count).first(where: { !new[$0].isEqual(to: old[$0]) }),
            let bottom = (top..<new.count).last(where: { !new[$0].isEqual(to: old[$0]) }),
            bottom - top >= Self.fewestRows
        else { return nil }
        let before = (top...bottom).map { old[$0].hash }
        let after = (top...bottom).map { new[$0].hash }
        // A row that is in its place says nothing about a move, and nor does a blank one, which is in many places. No
        // hash is 0.
        let blank = blank.hash
        let wanted = zip(before, after).map { $0 == $1 || $1 == blank ? 0 : $1 }
        guard let distance = Self.distance(from: before, to: wanted) else { return nil }
        /// Returns whether the move brings the content of a row to it, in rows counted from the top.
        func moves(_ row: Int, _ content: UInt32) -> Bool {
            before.indices.contains(row + distance) && before[row + distance] == content
        }
        // The range holds the moved rows at their old and at their new places.
        let moved = wanted.indices.filter { moves($0, wanted[$0]) }
        guard let first = moved.first, let last = moved.last else { return nil }
        let range = min(first, first + distance)..<max(last, last + distance) + 1
        let displaced = range.filter { before[$0] == after[$0] && !moves($0, after[$0]) }
        guard moved.count - displaced.count >= Self.fewestRows else { return nil }
        self.init(rows: top + range.lowerBound..<top + range.upperBound, distance: distance)
    }

    /// Returns the row that the terminal shows in a row after the move, or nil for a blank one.
    func source(of row: Int) -> Int? {
        guard rows.contains(row) else { return row }
        return rows.contains(row + distance) ? row + distance : nil
    }

    /// Returns the distance that brings most rows to their place, the shortest of several; nil if none brings enough.
    private static func distance(from before: [UInt32], to after: [UInt32]) -> Int? {
        before.withUnsafeBufferPointer { before in
            after.withUnsafeBufferPointer { after in
                var best = (distance: 0, matches: fewestRows - 1)
                // 1, -1, 2, -2 and so on.
                for step in 2..<2 * (after.count - fewestRows + 1) {
                    let distance = step.isMultiple(of: 2) ? step / 2 : -step / 2
                    let matches = matches(of: before, with: after, distance)
                    if matches > best.matches { best = (distance, matches) }
                }
                return best.distance == 0 ? nil : best.distance
            }
        }
    }

    /// Returns the number of rows that a move brings to their place.
    private static func matches(
        of before: UnsafeBufferPointer<UInt32>,
        with after: UnsafeBufferPointer<UInt32>,
        _ distance: Int
    ) -> Int {
        var count: UInt32 = 0
        for row in max(0, -distance)..<min(after.count, after.count - distance) {
            count &+= before[row + distance] == after[row] ? 1 : 0
        }
        return Int(count)
    }
}
