import Foundation
import ViewKit

/// The cells of one row of a grid, for as long as they stay where they are.
struct Row {
    private let cells: UnsafeBufferPointer<Cell>

    init(_ cells: UnsafeBufferPointer<Cell>) {
        self.cells = cells
    }

    var count: Int { cells.count }

    subscript(column: Int) -> Cell { cells[column] }

    /// Returns the eight bytes of a cell as a number, because comparing that takes one instruction.
    func bits(_ column: Int) -> UInt64 {
        UnsafeRawBufferPointer(cells).load(fromByteOffset: column * MemoryLayout<Cell>.stride, as: UInt64.self)
    }

    func isPicture(_ column: Int) -> Bool {
        // What another module defines, such as `==` of the kind, is called for each cell; a pattern is not.
        if case .picture = cells[column].kind { true } else { false }
    }

    /// Returns whether two rows of one length have the same cells.
    func isEqual(to other: Row) -> Bool {
        guard let first = cells.baseAddress, let second = other.cells.baseAddress else { return true }
        return memcmp(first, second, count * MemoryLayout<Cell>.stride) == 0
    }

    /// Returns the column behind the last cell that is not the same in another row of that length.
    func end(ofDifferenceFrom other: Row) -> Int {
        var end = count
        while end > 0, bits(end - 1) == other.bits(end - 1) { end -= 1 }
        return end
    }

    /// The hash of the cells, which is not 0: a polynomial of their bits, taken four at a time so that the products do
    /// not wait for each other.
    var hash: UInt32 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let (square, cube) = (factor &* factor, factor &* factor &* factor)
        var hash: UInt64 = 0
        var column = 0
        while column + 4 <= count {
            let high = bits(column) &* cube &+ bits(column + 1) &* square
            let low = bits(column + 2) &* factor &+ bits(column + 3)
            hash = hash &* (square &* square) &+ high &+ low
            column += 4
        }
        while column < count {
            hash = hash &* factor &+ bits(column)
            column += 1
        }
        return UInt32(truncatingIfNeeded: hash &* factor >> 32) | 1
    }
}

/// The rows of a grid, for as long as its cells stay where they are.
struct Rows {
    private let cells: UnsafeBufferPointer<Cell>
    private let columns: Int
    let count: Int

    init(_ cells: UnsafeBufferPointer<Cell>, size: Size) {
        self.cells = cells
        columns = size.columns
        count = size.rows
    }

    subscript(row: Int) -> Row {
        Row(UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns]))
    }
}
