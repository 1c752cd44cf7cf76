import ArticleDomain

/// The rows of a table of HTML, whose cells may span columns and rows.
///
/// Cells are placed by the algorithm that the HTML standard calls forming a table, so that each stands under the heading of
/// its column; the places that it spans beyond its first stay empty.
struct HTMLTable {
    struct Cell {
        let content: [MarkupInline]
        let isHeading: Bool
        let columns: Int
        let rows: Int

        init(_ content: [MarkupInline], isHeading: Bool, _ attributes: [String: String]) {
            self.content = content
            self.isHeading = isHeading
            columns = attributes["colspan"].flatMap { Int($0) }.map { min(max($0, 1), mostColumns) } ?? 1
            // Zero spans the rest of the group of rows.
            rows = attributes["rowspan"].flatMap { Int($0) }.map { $0 < 1 ? .max : $0 } ?? 1
        }
    }

    /// A group of rows, in the order in which groups are shown.
    enum Group: Int {
        case head
        case body
        case foot
    }

    private struct Row {
        var cells: [Cell]
        var group = Group.body
    }

    /// The maximum number of columns, which is that of `colspan`.
    private static let mostColumns = 1_000

    private var rows: [Row] = []
    /// The cells of the row that has no end yet.
    private var cells: [Cell] = []

    var isEmpty: Bool { rows.isEmpty && cells.isEmpty }

    mutating func append(_ cell: Cell) {
        cells.append(cell)
    }

    /// Ends the row of the appended cells.
    mutating func endRow() {
        if !cells.isEmpty { rows.append(Row(cells: cells)) }
        cells = []
    }

    /// Appends the rows of a part of the table.
    ///
    /// - Parameter group: the group that the part is, or nil if its rows have groups of their own.
    mutating func append(rowsOf part: HTMLTable, as group: Group? = nil) {
        endRow()
        var part = part
        part.endRow()
        rows += part.rows.map { Row(cells: $0.cells, group: group ?? $0.group) }
    }

    /// The table as blocks: a table, or a paragraph for each row if most of the table would be empty places.
    var blocks: [MarkupBlock] {
        var whole = self
        whole.endRow()
        let rows = [Group.head, .body, .foot].flatMap { group in whole.rows.filter { $0.group == group } }
        guard let first = rows.first else { return [] }
        let hasHeading = first.group == .head || first.cells.allSatisfy(\.isHeading)
        guard let lines = Self.placed(rows) else {
            return rows.map { .paragraph(Array($0.cells.map(\.content).joined(separator: [.text(" ")]))) }
        }
        let cells = lines.enumerated().map { index, line in
            line.map { $0.map { content(of: $0, inHeading: hasHeading && index == 0) } ?? [] }
        }
        return [
            .table(
                MarkupTable(
                    columns: [],
                    heading: hasHeading ? cells[0] : [],
                    rows: Array(cells.dropFirst(hasHeading ? 1 : 0))
                )
            )
        ]
    }

    /// Returns the content of a cell; that of a heading beside its row is strong.
    private func content(of cell: Cell, inHeading: Bool) -> [MarkupInline] {
        cell.isHeading && !inHeading && !cell.content.isEmpty ? [.strong(cell.content)] : cell.content
    }

    /// Returns the cells of each row by their columns, up to the last column in which a cell begins.
    ///
    /// - Returns: Nil if far more places were empty than not.
    private static func placed(_ rows: [Row]) -> [[Cell?]]? {
        let ends = Dictionary(rows.enumerated().map { ($1.group, $0 + 1) }) { $1 }
        var lines: [[(column: Int, cell: Cell)]] = []
        // For each column, the first row that no cell above reaches.
        var freeRows: [Int] = []
        var count = 0
        for (index, row) in rows.enumerated() {
            var column = 0
            lines.append([])
            for cell in row.cells {
                while column < freeRows.count, freeRows[column] > index { column += 1 }
                let columns = column..<min(column + cell.columns, mostColumns)
                guard !columns.isEmpty else { return nil }
                lines[index].append((column, cell))
                count = max(count, column + 1)
                freeRows += Array(repeating: 0, count: max(0, columns.upperBound - freeRows.count))
                let end = min(cell.rows, (ends[row.group] ?? 0) - index) + index
                for column in columns { freeRows[column] = end }
                column = columns.upperBound
            }
        }
        guard count * rows.count <= 64 + 16 * rows.reduce(0, { $0 + $1.cells.count }) else { return nil }
        return lines.map { line in
            var cells: [Cell?] = Array(repeating: nil, count: count)
            for (column, cell) in line { cells[column] = cell }
            return cells
        }
    }
}
