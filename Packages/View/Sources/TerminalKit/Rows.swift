import ViewKit

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
