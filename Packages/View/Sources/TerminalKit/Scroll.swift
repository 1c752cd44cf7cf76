import ViewKit

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

    /// Finds the move; nil if there is none that is worth it.
    init?(from old: CellGrid, to new: CellGrid) {
        let height = new.size.rows
        guard height > Self.fewestRows, let top = (0..<height).first(where: { !new.hasRow($0, equalTo: old) }),
            let bottom = (0..<height).last(where: { !new.hasRow($0, equalTo: old) }), bottom - top >= Self.fewestRows
        else { return nil }
        let (before, after) = (Self.hashes(of: old, top...bottom), Self.hashes(of: new, top...bottom))
        var places: [UInt64: Int] = [:]
        // A row that occurs twice, such as a blank one, says nothing about a move.
        var repeated: Set<UInt64> = []
        for (row, hash) in before.enumerated() where places.updateValue(row, forKey: hash) != nil {
            repeated.insert(hash)
        }
        var votes: [Int: Int] = [:]
        for (row, hash) in after.enumerated() where !repeated.contains(hash) {
            if let place = places[hash], place != row { votes[place - row, default: 0] += 1 }
        }
        guard let (distance, count) = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }),
            count >= Self.fewestRows
        else { return nil }
        // The range holds the moved rows at their old and at their new places.
        let moved = after.indices.filter {
            before.indices.contains($0 + distance) && before[$0 + distance] == after[$0]
        }
        guard let first = moved.first, let last = moved.last else { return nil }
        rows = top + min(first, first + distance)..<top + max(last, last + distance) + 1
        self.distance = distance
    }

    /// The hashes of some rows (FNV-1a over the cells).
    private static func hashes(of grid: CellGrid, _ rows: ClosedRange<Int>) -> [UInt64] {
        let columns = grid.size.columns
        return grid.cells.withUnsafeBufferPointer { cells in
            cells.withMemoryRebound(to: UInt64.self) { cells in
                rows.map { row in
                    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
                    for index in row * columns..<(row + 1) * columns {
                        hash = (hash ^ cells[index]) &* 0x0000_0100_0000_01b3
                    }
                    return hash
                }
            }
        }
    }
}

extension CellGrid {
    /// Returns whether a row has the same cells in two grids of one size that share their tables.
    func hasRow(_ row: Int, equalTo other: CellGrid) -> Bool {
        let range = row * size.columns..<(row + 1) * size.columns
        return cells.withUnsafeBufferPointer { new in
            other.cells.withUnsafeBufferPointer { old in
                RowDifference.isEqual(
                    UnsafeBufferPointer(rebasing: new[range]),
                    UnsafeBufferPointer(rebasing: old[range])
                )
            }
        }
    }
}
