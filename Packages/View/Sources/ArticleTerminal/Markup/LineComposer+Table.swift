internal import ArticleContract
internal import ViewKit

extension LineComposer {
    /// Adds a table in columns, or row by row where there is no room for columns.
    mutating func add(_ table: TextTable) {
        let heading = table.heading.map { cell in cell.map { text($0, style: TextStyle(.bold)) } }
        let rows = table.rows.map { row in row.map { cell in cell.map { text($0) } } }
        let natural = table.columns.indices.map { column in
            ([heading] + rows).map { row in row[column].map { $0.width(in: layout.metrics) }.max() ?? 0 }.max() ?? 0
        }
        guard let widths = ColumnWidths.fitting(natural, into: room.map { $0 - 3 * (natural.count - 1) }) else {
            return addStacked(heading, rows)
        }
        let cells = rows.map { wrapped($0, to: widths) }
        add(row: wrapped(heading, to: widths), widths, table.columns)
        addTableRule(widths)
        let isRuled = cells.contains { row in row.contains { $0.count > 1 } }
        for (index, row) in cells.enumerated() {
            if isRuled && index > 0 { addTableRule(widths) }
            add(row: row, widths, table.columns)
        }
    }

    private func wrapped(_ row: [[TerminalText]], to widths: [Int]) -> [[TerminalText]] {
        zip(row, widths).map { cell, width in cell.flatMap { $0.wrapped(to: max(1, width), in: layout.metrics) } }
    }

    private mutating func add(row: [[TerminalText]], _ widths: [Int], _ columns: [TextTable.Alignment]) {
        let separator = TerminalText(" " + glyphs.bar + " ", style: TextStyle(.dim))
        for index in 0..<(row.map(\.count).max() ?? 0) {
            var line = TerminalText()
            for (column, cell) in row.enumerated() {
                if column > 0 { line += separator }
                let text = cell.indices.contains(index) ? cell[index] : TerminalText()
                if column == row.count - 1 && columns[column] == .left {
                    line += text
                } else {
                    line += text.padded(to: widths[column], columns[column].padding, in: layout.metrics)
                }
            }
            add(line: line)
        }
    }

    private mutating func addTableRule(_ widths: [Int]) {
        let parts = widths.map { String(repeating: glyphs.horizontal, count: $0) }
        let joint = glyphs.horizontal + glyphs.cross + glyphs.horizontal
        add(line: TerminalText(parts.joined(separator: joint), style: TextStyle(.dim)))
    }

    /// Each cell below the other, behind the heading of its column.
    private mutating func addStacked(_ heading: [[TerminalText]], _ rows: [[[TerminalText]]]) {
        for (index, row) in rows.enumerated() {
            if index > 0 { addRule() }
            for (title, cell) in zip(heading, row) {
                for line in title { add(text: line) }
                addIndented(by: 2) { composer in
                    for line in cell { composer.add(text: line) }
                }
            }
        }
    }
}

extension TextTable.Alignment {
    fileprivate var padding: TerminalText.Alignment {
        switch self {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

/// Shares the width of a line among the columns of a table.
enum ColumnWidths {
    /// A column is not made narrower than this.
    private static let least = 6

    /// The widths of the columns.
    ///
    /// Narrow columns keep their width; what is left is shared by the wide ones alike.
    ///
    /// - Parameters:
    ///   - natural: the width that each column would like.
    ///   - room: the cells that there are for all of them, or nil if there is no end.
    /// - Returns: nil if there is not room enough for columns.
    static func fitting(_ natural: [Int], into room: Int?) -> [Int]? {
        guard let room, natural.reduce(0, +) > room else { return natural }
        var widths = natural
        var left = room
        let order = natural.indices.sorted { natural[$0] < natural[$1] }
        for (done, column) in order.enumerated() {
            widths[column] = min(natural[column], left / (order.count - done))
            guard widths[column] >= min(natural[column], least) else { return nil }
            left -= widths[column]
        }
        return widths
    }
}
