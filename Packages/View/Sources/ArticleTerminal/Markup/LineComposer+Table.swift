internal import ArticleContract
internal import ViewKit

extension LineComposer {
    /// Adds a table in columns.
    ///
    /// If the columns do not fit the width, a screen scrolls sideways, and other media show the cells one below the other.
    mutating func add(_ table: TextTable) {
        let heading = table.heading.map { cell in cell.map { text($0, style: TextStyle(.title)) } }
        let rows = table.rows.map { row in row.map { cell in cell.map { text($0) } } }
        let natural = table.columns.indices.map { column in
            (heading.isEmpty ? rows : [heading] + rows)
                .map { row in row[column].map { $0.width(in: layout.metrics) }.max() ?? 0 }.max() ?? 0
        }
        let width = availableWidth.map { $0 - 3 * (natural.count - 1) }
        guard let widths = ColumnWidths.fitting(natural, into: width, on: layout.medium) else {
            return addStacked(heading, rows)
        }
        let cells = rows.map { wrapped($0, to: widths) }
        if !heading.isEmpty {
            add(row: wrapped(heading, to: widths), widths, table.columns)
            addTableRule(widths)
        }
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
        let separator = TerminalText(" " + glyphs.bar + " ", style: TextStyle(.border))
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
        add(line: TerminalText(parts.joined(separator: joint), style: TextStyle(.border)))
    }

    /// Adds each cell on lines of its own, below the heading of its column if there is one.
    private mutating func addStacked(_ heading: [[TerminalText]], _ rows: [[[TerminalText]]]) {
        for (index, row) in rows.enumerated() {
            if index > 0 { addRule() }
            for (column, cell) in row.enumerated() {
                if heading.isEmpty {
                    for line in cell { add(text: line) }
                    continue
                }
                for line in heading[column] { add(text: line) }
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

/// The distribution of the width of a line among the columns of a table.
enum ColumnWidths {
    /// The minimum width of a column that is narrowed in printed lines.
    private static let least = 6
    /// The minimum width of a column that is narrowed on a screen, which scrolls sideways.
    private static let leastOnScreen = 20
    /// The maximum width of a column of a table that scrolls sideways.
    private static let mostOnScreen = 40

    /// Returns the widths of the columns.
    ///
    /// Narrow columns keep their width; the wide ones share the rest evenly.
    ///
    /// - Parameters:
    ///   - natural: the width of the widest cell of each column.
    ///   - availableWidth: the cells for all columns together, or nil for any number.
    ///   - medium: the medium, of which a screen shows columns that are wider together.
    /// - Returns: Nil if a printed column would become too narrow.
    static func fitting(_ natural: [Int], into availableWidth: Int?, on medium: LinePage.Medium) -> [Int]? {
        guard let availableWidth, natural.reduce(0, +) > availableWidth else { return natural }
        switch medium {
        case .lines: return narrowed(natural, to: availableWidth, least: least)
        case .screen:
            return narrowed(natural, to: availableWidth, least: leastOnScreen) ?? natural.map { min($0, mostOnScreen) }
        }
    }

    private static func narrowed(_ natural: [Int], to availableWidth: Int, least: Int) -> [Int]? {
        var widths = natural
        var left = availableWidth
        let order = natural.indices.sorted { natural[$0] < natural[$1] }
        for (done, column) in order.enumerated() {
            widths[column] = min(natural[column], left / (order.count - done))
            guard widths[column] >= min(natural[column], least) else { return nil }
            left -= widths[column]
        }
        return widths
    }
}
