/// The columns before the cells of a collection view: of the bar of the selection, marks and numbers.
struct CellIndent {
    var bar = 0
    var marks = 0
    var numbers = 0
    var columns: Int { bar + marks + numbers }
}

extension CollectionView {
    /// The bands of the present rows in the present width.
    var bands: CollectionBands {
        adaptToWidth()
        return CollectionBands(rowCount: rowCount, itemsPerBand: itemsPerBand)
    }

    var selectedBand: Int? { selectedRow.map(bands.band(of:)) }

    /// Keeps the item at the top where it is, although a change of the width has moved it to another band.
    private func adaptToWidth() {
        let count = itemWidth.map { max(1, frame.size.columns / $0) } ?? 1
        guard count != itemsPerBand else { return }
        let top = viewport.row * itemsPerBand
        itemsPerBand = count
        if 0..<rowCount ~= top { viewport = Viewport(row: top / count) }
    }

    /// The columns of an item with its mark and its number.
    private var slotWidth: Int { (frame.size.columns - (hasScrollBar ? 1 : 0)) / bands.itemsPerBand }

    /// A Boolean value that indicates whether there is a column for a scroll bar, which a grid and a narrow list do not have.
    private var hasScrollBar: Bool { itemWidth == nil && frame.size.columns >= Self.narrowestWithScrollBar }

    private static var narrowestWithScrollBar: Int { 40 }

    var cellWidth: Int { slotWidth - indent.columns }

    private func slot(of row: Int, in placement: Viewport.Placement) -> Rect {
        let origin = Point(column: bands.place(of: row) * slotWidth, row: placement.line)
        return Rect(origin, Size(columns: slotWidth, rows: placement.height))
    }

    func row(at point: Point) -> Int? {
        for placement in placements where 0..<bands.count ~= placement.row {
            let row = bands.rows(of: placement.row).first { slot(of: $0, in: placement).contains(point) }
            if let row { return row }
        }
        return nil
    }

    func measureIndent() {
        indent = CellIndent(bar: 1)
        if allowsMarking { indent.marks = itemWidth == nil ? 2 : 1 }
        if numbering != nil, let numbers = content?.numbers {
            indent.numbers = String(numbers.upperBound).utf8.count + 2
        }
        // As on lines, narrow rows have no numbers.
        if slotWidth - indent.columns < 8 { indent = CellIndent() }
    }

    func place(_ placements: [Viewport.Placement]) {
        self.placements = placements
        endCells(except: Set(placements.flatMap { bands.rows(of: $0.row) }))
        headerLabel.isHidden = placements.first?.row != Self.headerRow
        footerLabel.isHidden = placements.last?.row != bands.count
        for placement in placements {
            switch placement.row {
            case Self.headerRow: headerLabel.frame = lineFrame(at: placement.line, placement.height - 1)
            case bands.count: footerLabel.frame = lineFrame(at: placement.line + 1, placement.height - 1)
            default:
                for row in bands.rows(of: placement.row) {
                    let slot = slot(of: row, in: placement)
                    let size = Size(columns: cellWidth, rows: placement.height)
                    cells[row]?.component.frame = Rect(
                        slot.origin + Point(column: indent.columns, row: 0),
                        size
                    )
                }
            }
        }
    }

    private func lineFrame(at line: Int, _ rows: Int) -> Rect {
        Rect(Point(column: indent.bar, row: line), Size(columns: frame.size.columns - indent.bar, rows: rows))
    }

    func drawScrollBar(on canvas: inout Canvas) {
        let visible = placements.map(\.row).filter { 0..<bands.count ~= $0 }
        guard hasScrollBar, let first = visible.first, let last = visible.last else { return }
        canvas.drawScrollBar(first..<last + 1, of: bands.count)
    }

    func drawLabels(on canvas: inout Canvas) {
        guard indent.columns > 0, let content else { return }
        let style = TextStyle(.accent)
        for placement in placements where 0..<bands.count ~= placement.row {
            for row in bands.rows(of: placement.row) {
                let origin = slot(of: row, in: placement).origin
                if !marked.isEmpty, marked.contains(content.id(atRow: row)) {
                    canvas.draw("*", at: origin + Point(column: indent.bar, row: 0), style: style)
                }
                guard indent.numbers > 0 else { continue }
                let number = String(content.number(ofRow: row))
                let column = indent.columns - 2 - number.utf8.count
                canvas.draw(TerminalText(number, style: style), at: origin + Point(column: column, row: 0))
            }
        }
    }

    /// Highlights the selected row, with a bar at its left.
    func drawSelection(on canvas: inout Canvas) {
        guard let selectedRow, let placement = placements.first(where: { $0.row == selectedBand }) else { return }
        let slot = slot(of: selectedRow, in: placement)
        if indent.bar > 0 {
            let bar = TerminalText(canvas.metrics.ambiguous == .narrow ? "▎" : "|", style: TextStyle(.accent))
            for row in slot.rows { canvas.draw(bar, at: Point(column: slot.origin.column, row: row)) }
        }
        canvas.add(isFocused ? .on(.selection) : TextStyle(.bold), to: slot)
        // Input methods draw at the cursor, and screen readers follow it.
        if isFocused { canvas.showCursor(at: Point(column: slot.origin.column, row: max(0, placement.line))) }
    }
}
