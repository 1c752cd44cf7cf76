extension CollectionView {
    /// Shows rows that were appended to those before.
    func contentDidAppend(from row: Int) {
        countRows()
        lineState.pageStart = row
        selectFirstItemIfNeeded()
        didChangeRows()
    }

    /// Shows other rows.
    ///
    /// - Parameters:
    ///   - map: the new indices of the rows that remain.
    ///   - updated: the new indices of rows whose content changed.
    func contentDidChange(_ map: RowMap, updated: [Int]) {
        countRows()
        lineState.replaceRows()
        moveCells(map)
        updateCells(updated)
        selectedRow = selectedRow.flatMap(map.nearest)
        move(viewport: map)
        if !marked.isEmpty, let content { marked = marked.filter(content.contains) }
        selectFirstItemIfNeeded()
        didChangeRows()
    }

    /// Shows the present content of rows.
    func contentDidUpdate(_ rows: [Int]) {
        updateCells(rows)
        setNeedsLayout()
    }

    /// Starts with rows that follow those that were printed.
    func contentDidForget() {
        countRows()
        endCells()
        selectedRow = nil
        marked = []
        viewport = Viewport(row: Self.headerRow)
        lineState.printedRows = rowCount
        lineState.pageStart = rowCount
    }

    private func move(viewport map: RowMap) {
        guard viewport.row > Self.headerRow else { return }
        let top = viewport.row * itemsPerBand
        if let row = map[top] {
            viewport.row = bands.band(of: row)
        } else {
            viewport = Viewport(row: map.nearest(to: top).map(bands.band(of:)) ?? Self.headerRow)
        }
    }

    private func selectFirstItemIfNeeded() {
        if selectedRow == nil, rowCount > 0 { selectedRow = 0 }
    }

    private func didChangeRows() {
        isNearEnd = false
        setNeedsLayout()
    }
}
