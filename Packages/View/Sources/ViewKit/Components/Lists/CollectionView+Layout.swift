/// The columns of marks and numbers before the cells of a collection view.
struct CellIndent {
    var marks = 0
    var numbers = 0
    var columns: Int { marks + numbers }
}

extension CollectionView {
    var cellWidth: Int { frame.size.columns - indent.columns }

    func measureIndent() {
        indent = CellIndent()
        if allowsMarking { indent.marks = 2 }
        if numbering != nil, let numbers = content?.numbers {
            indent.numbers = String(numbers.upperBound).utf8.count + 2
        }
        // As on lines, narrow rows have no numbers.
        if cellWidth < 8 { indent = CellIndent() }
    }

    func place(_ placements: [Viewport.Placement]) {
        self.placements = placements
        endCells(except: Set(placements.map(\.row)))
        headerLabel.isHidden = placements.first?.row != Self.headerRow
        footerLabel.isHidden = placements.last?.row != rowCount
        for placement in placements {
            switch placement.row {
            case Self.headerRow: headerLabel.frame = lineFrame(at: placement.line, placement.height - 1)
            case rowCount: footerLabel.frame = lineFrame(at: placement.line + 1, placement.height - 1)
            default:
                let origin = Point(column: indent.columns, row: placement.line)
                let size = Size(columns: cellWidth, rows: placement.height)
                cells[placement.row]?.cell.component.frame = Rect(origin, size)
            }
        }
    }

    private func lineFrame(at line: Int, _ rows: Int) -> Rect {
        Rect(Point(column: 0, row: line), Size(columns: frame.size.columns, rows: rows))
    }

    /// Draws the marks and the numbers.
    func drawLabels(on canvas: inout Canvas) {
        guard let content, indent.columns > 0 else { return }
        let style = traits.theme.accent
        for placement in placements where 0..<rowCount ~= placement.row {
            guard let id = content.id(atRow: placement.row) else { continue }
            if marked.contains(id) { canvas.draw("*", at: Point(column: 0, row: placement.line), style: style) }
            guard indent.numbers > 0 else { continue }
            let number = String(content.number(ofRow: placement.row))
            let column = indent.columns - 2 - number.utf8.count
            canvas.draw(TerminalText(number, style: style), at: Point(column: column, row: placement.line))
        }
    }

    /// Highlights the selected row.
    func drawSelection(on canvas: inout Canvas) {
        guard let placement = placements.first(where: { $0.row == selectedRow }) else { return }
        let style = isFocused ? traits.theme.selection : TextStyle(.bold)
        canvas.add(style, to: lineFrame(at: placement.line, placement.height))
        // Input methods draw at the cursor, and screen readers follow it.
        if isFocused { canvas.showCursor(at: Point(column: 0, row: max(0, placement.line))) }
    }
}
