extension CollectionView {
    enum Direction: Int {
        case backward = -1
        case forward = 1
    }

    /// Selects a row for the user, if there is one with this index.
    func select(row: Int) {
        changeSelection(to: row)
        didMove()
    }

    /// Selects a row, if there is one with this index, as a part of a move.
    private func changeSelection(to row: Int) {
        guard row != selectedRow, 0..<rowCount ~= row else { return }
        selectedRow = row
        if let selection { selects.send(selection) }
    }

    func openSelection() {
        if let selection { opens.send(selection) }
    }

    // MARK: - Movement

    func moveSelectionHorizontally(_ direction: Direction) {
        if let selectedRow { select(row: selectedRow + direction.rawValue) }
    }

    /// Selects the item above or below, or scrolls by a line where the selected one is higher than the screen.
    func moveSelection(_ direction: Direction) {
        guard let selectedRow, let selectedBand else { return scroll(by: direction.rawValue) }
        let rows = rows
        viewport.reveal(selectedBand, in: rows)
        let placement = viewport.placements(in: rows).first { $0.row == selectedBand }
        let isHidden = placement.map { direction == .forward ? $0.end > rows.length : $0.line < 0 } ?? false
        let nextBand = selectedBand + direction.rawValue
        if !isHidden, let row = bands.row(at: bands.place(of: selectedRow), of: nextBand) {
            changeSelection(to: row)
            viewport.reveal(nextBand, in: rows)
        } else {
            // Behind the last item are the footer and the rest of a high row, before the first one the header.
            viewport.scroll(by: direction.rawValue, in: rows)
        }
        didMove()
    }

    /// Scrolls by a part of the screen, and selects the item on the same line; at the end of the list, the last one.
    ///
    /// - Parameter divisor: the number of parts of the screen.
    func movePage(_ direction: Direction, divisor: Int = 1) {
        let rows = rows
        let before = viewport
        let line = viewport.placements(in: rows).first { $0.row == selectedBand }?.line ?? 0
        viewport.scroll(by: direction.rawValue * max(1, rows.length / divisor), in: rows)
        guard viewport != before else { return moveToEnd(direction) }
        selectShownRow(nearest: line, in: rows)
        didMove()
    }

    /// Selects the first or the last item, and shows the header or the footer with it.
    func moveToEnd(_ direction: Direction) {
        let rows = rows
        changeSelection(to: direction == .forward ? rowCount - 1 : 0)
        viewport = Viewport(row: direction == .forward ? rows.range.upperBound - 1 : rows.range.lowerBound)
        viewport.fit(rows)
        didMove()
    }

    /// Scrolls by lines; the selection stays on the screen.
    func scroll(by lines: Int) {
        let rows = rows
        viewport.scroll(by: lines, in: rows)
        let shown = viewport.placements(in: rows)
        if let placement = shown.first(where: { $0.row == selectedBand }), placement.isShown(on: rows.length) {
            return didMove()
        }
        selectShownRow(nearest: (selectedBand ?? 0) < viewport.row ? 0 : rows.length, in: rows)
        didMove()
    }

    /// Selects the item nearest to a line of the screen, one that is shown as a whole if there is one.
    private func selectShownRow(nearest line: Int, in rows: Viewport.Rows) {
        let place = selectedRow.map(bands.place(of:)) ?? 0
        let items = viewport.placements(in: rows).filter { 0..<bands.count ~= $0.row }
        let whole = items.filter { $0.isShown(on: rows.length) }
        let nearest = (whole.isEmpty ? items : whole).min { abs($0.line - line) < abs($1.line - line) }
        if let nearest, let row = bands.row(at: place, of: nearest.row) { changeSelection(to: row) }
    }

    private func didMove() {
        setNeedsLayout()
        let shown = viewport.placements(in: rows)
        let last = shown.last.map { min($0.row, bands.count - 1) } ?? -1
        let wasNearEnd = isNearEnd
        isNearEnd = rowCount > 0 && bands.count - 1 - last < shown.count
        if isNearEnd, !wasNearEnd { reachesEnd.send() }
    }
}
