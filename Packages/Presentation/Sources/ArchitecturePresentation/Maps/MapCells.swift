import ArchitectureDomain

/// The modules of a map in cells, one for each row and column, and in each cell in lines.
///
/// What uses another module of its cell lies above it. A line is no wider than its column.
struct MapCells {
    private let widths: [Double]
    /// The modules of each cell by how many of the cell lie above them, by row and column.
    private var ranked: [[[[Int]]]]
    private let columnWidths: [Double]

    /// How many lines a cell has at most, as long as its modules do not lie above each other.
    private static let mostLines = 4.0
    /// How wide a map without columns is in relation to its height.
    private static let proportion = 1.7

    init(_ map: ModuleMap, rowOf: [Int], columnOf: [Int], ranks: [Int], widths: [Double], headers: [Double]) {
        self.widths = widths
        let rows = (rowOf.max() ?? 0) + 1
        var depth = Array(repeating: 0, count: widths.count)
        var used = Array(repeating: [Int](), count: widths.count)
        for arrow in map.arrows where rowOf[arrow.from] == rowOf[arrow.to] {
            if columnOf[arrow.from] == columnOf[arrow.to] { used[arrow.from].append(arrow.to) }
        }
        ranked = Array(repeating: Array(repeating: [], count: headers.count), count: rows)
        for module in widths.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
            for other in used[module] where ranks[other] > ranks[module] {
                depth[other] = max(depth[other], depth[module] + 1)
            }
            let (row, column) = (rowOf[module], columnOf[module])
            while ranked[row][column].count <= depth[module] { ranked[row][column].append([]) }
            ranked[row][column][depth[module]].append(module)
        }
        let cells = ranked
        columnWidths = headers.indices.map { column in
            let contents = cells.map { row in row[column].joined().reduce(0) { $0 + widths[$1] + MapLayout.gap } }
            let widest = cells.flatMap { $0[column].joined().map { widths[$0] } }.max() ?? 0
            let lineHeight = MapLayout.boxHeight + MapLayout.rowGap
            let wanted =
                headers.count > 1
                ? (contents.max() ?? 0) / Self.mostLines
                : (contents.reduce(0, +) * lineHeight * Self.proportion).squareRoot()
            return max(widest, headers[column], wanted)
        }
    }

    /// How wide a column is, without the space between columns.
    func width(ofColumn column: Int) -> Double { columnWidths[column] }

    /// The lines of a cell from above downwards, each from left to right.
    func lines(row: Int, column: Int) -> [[Int]] {
        ranked[row][column].flatMap { modules in
            let content = modules.reduce(0) { $0 + widths[$1] + MapLayout.gap }
            // Lines that are equally long look better than one that is full and a rest.
            let share = content / (content / (columnWidths[column] + MapLayout.gap)).rounded(.up)
            var lines: [[Int]] = [[]]
            var end = 0.0
            for module in modules {
                if end >= share || (end > 0 && end + widths[module] > columnWidths[column]) {
                    lines.append([])
                    end = 0
                }
                lines[lines.count - 1].append(module)
                end += widths[module] + MapLayout.gap
            }
            return lines
        }
    }

    /// How wide a line is.
    func width(ofLine line: [Int]) -> Double {
        line.reduce(-MapLayout.gap) { $0 + widths[$1] + MapLayout.gap }
    }

    /// Moves the modules of each line towards what they are joined with.
    ///
    /// - Parameter wish: where a module would lie best, from left to right.
    mutating func sort(by wish: [Double]) {
        for row in ranked.indices {
            for column in ranked[row].indices {
                for rank in ranked[row][column].indices {
                    ranked[row][column][rank].sort { (wish[$0], $0) < (wish[$1], $1) }
                }
            }
        }
    }
}
