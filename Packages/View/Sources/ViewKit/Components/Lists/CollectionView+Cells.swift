/// A cell of a collection view, and its height.
struct MeasuredCell {
    let cell: CollectionCell
    /// The height in the present width, or nil if it has to be measured.
    var height: Int?
}

extension CollectionView {
    /// The row of the header, before that of the first item.
    static var headerRow: Int { -1 }

    /// The bands with header and footer, and their heights.
    var rows: Viewport.Rows {
        Viewport.Rows(range: Self.headerRow..<bands.count + 1, length: max(1, frame.size.rows), height: height(ofBand:))
    }

    private func height(ofBand band: Int) -> Int {
        switch band {
        case Self.headerRow: header.isEmpty ? 0 : height(of: headerLabel, frame.size.columns) + 1
        case bands.count: footer.isEmpty ? 0 : height(of: footerLabel, frame.size.columns) + 1
        default: bands.rows(of: band).reduce(0) { max($0, height(ofCellAt: $1)) }
        }
    }

    private func height(ofCellAt row: Int) -> Int {
        if let height = cells[row]?.height { return height }
        let cell = cells[row]?.cell ?? makeCell(forRow: row)
        let height = height(of: cell.component, width(ofCellAt: row))
        cells[row] = MeasuredCell(cell: cell, height: height)
        return height
    }

    private func height(of component: Component, _ columns: Int) -> Int {
        component.sizeThatFits(Size(columns: columns, rows: Int(UInt16.max))).rows
    }

    private func makeCell(forRow row: Int) -> CollectionCell {
        guard let content else { return .empty }
        var cell = CollectionCell.empty
        performLayout {
            cell = content.makeCell(forRow: row)
            add(cell.component)
        }
        return cell
    }

    private func end(_ cell: CollectionCell) {
        performLayout {
            cell.component.removeFromParent()
            cell.end()
        }
    }

    /// Ends the cells of the rows that are not in a set.
    func endCells(except kept: Set<Int>) {
        for (row, cell) in cells where !kept.contains(row) {
            cells[row] = nil
            end(cell.cell)
        }
    }

    /// Marks the cells whose content or width has changed as not measured.
    func forgetChangedHeights() {
        for (row, measured) in cells {
            let component = measured.cell.component
            if component.needsLayout || component.frame.size.columns != width(ofCellAt: row) {
                cells[row]?.height = nil
            }
        }
    }

    /// Moves the cells of the rows that remain to their new rows, and ends the others.
    func moveCells(_ map: RowMap) {
        var moved: [Int: MeasuredCell] = [:]
        for (row, cell) in cells {
            if let row = map[row] { moved[row] = cell } else { end(cell.cell) }
        }
        cells = moved
    }

    /// Shows the present content in the cells of rows.
    func updateCells(_ rows: [Int]) {
        for row in rows {
            guard let cell = cells[row]?.cell else { continue }
            if cell.update(row) {
                cells[row]?.height = nil
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
        if let cell = cells[row]?.cell { return body(cell.component) }
        let cell = makeCell(forRow: row)
        defer { end(cell) }
        return body(cell.component)
    }
}
