extension CollectionView {
    /// Shows rows that were appended to those before.
    func contentDidAppend(from row: Int) {
        countRows()
        lineState.pageStart = row
        bandCache = nil
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
        move(selection: map)
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
        bandCache = nil
        selectedRow = nil
        marked = []
        viewport = Viewport(row: Self.headerRow)
        lineState.printedRows = rowCount
        lineState.pageStart = rowCount
    }

    private func move(selection map: RowMap) {
        guard let row = selectedRow.flatMap(map.nearest) else {
            selectedRow = nil
            return
        }
        selectedRow = itemRow(from: row, .forward) ?? itemRow(from: row, .backward)
    }

    private func move(viewport map: RowMap) {
        let top = bandCache?.rows(of: max(0, viewport.row)).lowerBound ?? viewport.row
        bandCache = nil
        guard viewport.row > Self.headerRow else { return }
        if let row = map[top] {
            viewport.row = bands.band(of: row)
        } else {
            viewport = Viewport(row: map.nearest(to: top).map(bands.band(of:)) ?? Self.headerRow)
        }
    }

    private func selectFirstItemIfNeeded() {
        if selectedRow == nil { selectedRow = itemRow(from: 0, .forward) }
    }

    private func didChangeRows() {
        isNearEnd = false
        setNeedsLayout()
    }
}
