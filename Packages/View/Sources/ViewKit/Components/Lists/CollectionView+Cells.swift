extension CollectionView {
    /// The row of the header, before that of the first item.
    static var headerRow: Int { -1 }

    /// The bands with header and footer, and their heights.
    var rows: Viewport.Rows {
        let bands = bands
        return Viewport.Rows(range: Self.headerRow..<bands.count + 1, length: max(1, frame.size.rows)) { band in
            self.height(of: band, in: bands)
        }
    }

    private func height(of band: Int, in bands: CollectionBands) -> Int {
        switch band {
        case Self.headerRow: return header.isEmpty ? 0 : height(of: headerLabel, frame.size.columns - indent.bar) + 1
        case bands.count: return footer.isEmpty ? 0 : height(of: footerLabel, frame.size.columns - indent.bar) + 1
        default:
            var height = 0
            for row in bands.rows(of: band) { height = max(height, self.height(ofCellAt: row)) }
            return height
        }
    }

    private func height(ofCellAt row: Int) -> Int {
        let cell = cell(forRow: row)
        if let height = cell.height { return height }
        let columns = cellWidth
        let height = height(of: cell.component, columns)
        // A cell that was laid out needs no other measurement until it changes.
        cell.component.frame.size = Size(columns: columns, rows: height)
        cell.component.layoutIfNeeded()
        cell.height = height
        return height
    }

    /// Returns the cell of a row, which is created if the row has none.
    private func cell(forRow row: Int) -> CollectionCell {
        if let cell = cells[row] { return cell }
        let cell = makeCell(forRow: row)
        cells[row] = cell
        return cell
    }

    private func height(of component: Component, _ columns: Int) -> Int {
        component.sizeThatFits(Size(columns: columns, rows: Int(UInt16.max))).rows
    }

    private func makeCell(forRow row: Int) -> CollectionCell {
        performLayout {
            let cell = content?.makeCell(forRow: row) ?? CollectionCell(Component())
            add(cell.component)
            return cell
        }
    }

    private func end(_ cell: CollectionCell) {
        performLayout {
            cell.component.removeFromParent()
            cell.finish()
        }
    }

    func endCells(except kept: Set<Int>) {
        for row in cells.keys.filter({ !kept.contains($0) }) {
            if let cell = cells.removeValue(forKey: row) { end(cell) }
        }
    }

    /// Marks the cells whose content or width has changed as not measured.
    func forgetChangedHeights() {
        for cell in cells.values {
            let component = cell.component
            if component.needsLayout || component.frame.size.columns != cellWidth { cell.height = nil }
        }
    }

    /// Moves the cells of the rows that remain to their new rows, and ends the others.
    func moveCells(_ map: RowMap) {
        var moved: [Int: CollectionCell] = [:]
        for (row, cell) in cells {
            if let row = map[row] { moved[row] = cell } else { end(cell) }
        }
        cells = moved
    }

    func updateCells(_ rows: [Int]) {
        for row in rows {
            guard let cell = cells[row] else { continue }
            if content?.update(cell, toRow: row) == true {
                cell.height = nil
            } else {
                cells[row] = nil
                end(cell)
            }
        }
    }

    func endCells() {
        endCells(except: [])
        placements = []
    }

    /// Calls a closure with the cell of a row for a moment, to take its lines.
    func withCell<Result>(forRow row: Int, _ body: (Component) -> Result) -> Result {
        if let cell = cells[row] { return body(cell.component) }
        let cell = makeCell(forRow: row)
        defer { end(cell) }
        return body(cell.component)
    }
}
