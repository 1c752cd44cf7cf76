/// The visible part of a list, by the row at its top, so that no height above it has to be known.
///
/// Every function takes the rows of the list and looks at those on the screen only, however long the list is.
@MainActor
struct Viewport: Equatable {
    struct Rows {
        let range: Range<Int>
        /// The number of lines of the screen; at least one.
        let length: Int
        /// Returns the height of a row, which may be zero.
        let height: @MainActor (Int) -> Int
    }

    struct Placement: Equatable {
        let row: Int
        /// The line of the screen on which the row begins; negative if its first lines are hidden.
        let line: Int
        let height: Int

        /// The line behind the row.
        var end: Int { line + height }

        /// Returns whether no line of the row is hidden, or the row, too high for that, fills the screen in part.
        func isShown(on length: Int) -> Bool {
            height > length ? line < length && end > 0 : line >= 0 && end <= length
        }
    }

    var row: Int
    var hiddenLines = 0

    /// Returns the rows on the screen, from top to bottom; none has the height zero.
    func placements(in rows: Rows) -> [Placement] {
        var placements: [Placement] = []
        var line = -hiddenLines
        var row = row
        while row < rows.range.upperBound, line < rows.length {
            let height = rows.height(row)
            if line + height > 0, height > 0 { placements.append(Placement(row: row, line: line, height: height)) }
            line += height
            row += 1
        }
        return placements
    }

    /// Moves the rows of the list up by a number of lines, or down for a negative one, as far as the list goes.
    mutating func scroll(by lines: Int, in rows: Rows) {
        fit(rows)
        hiddenLines += lines
        clamp(rows)
    }

    /// Moves to the nearest valid place after rows, heights or the screen have changed.
    mutating func fit(_ rows: Rows) {
        if !rows.range.contains(row) {
            self = Viewport(row: max(rows.range.lowerBound, min(row, rows.range.upperBound - 1)))
        }
        if !rows.range.isEmpty { hiddenLines = min(hiddenLines, max(0, rows.height(row) - 1)) }
        clamp(rows)
    }

    /// Moves so that no row is missing above the first one and, if the list is long enough, none below the last one.
    private mutating func clamp(_ rows: Rows) {
        guard !rows.range.isEmpty else {
            self = Viewport(row: rows.range.lowerBound)
            return
        }
        normalize(rows)
        var missing = rows.length + hiddenLines
        var next = row
        while missing > 0, next < rows.range.upperBound {
            missing -= rows.height(next)
            next += 1
        }
        guard missing > 0 else { return }
        hiddenLines -= missing
        normalize(rows)
    }

    /// Moves as little as needed to show a row as a whole, or a part of it if it is higher than the screen.
    mutating func reveal(_ target: Int, in rows: Rows) {
        guard rows.range.contains(target) else { return }
        let height = rows.height(target)
        let isHigh = height > rows.length
        if target < row || target == row && hiddenLines > 0 && !isHigh {
            self = Viewport(row: target, hiddenLines: isHigh ? height - rows.length : 0)
            return
        }
        var line = -hiddenLines
        var next = row
        while next < target, line < rows.length {
            line += rows.height(next)
            next += 1
        }
        if next == target, isHigh ? line < rows.length : line + height <= rows.length { return }
        self = Viewport(row: target, hiddenLines: isHigh ? 0 : height - rows.length)
        normalize(rows)
    }

    /// Expresses the place by the row that is at the top, without going above the first row.
    private mutating func normalize(_ rows: Rows) {
        while hiddenLines < 0, row > rows.range.lowerBound {
            row -= 1
            hiddenLines += rows.height(row)
        }
        hiddenLines = max(0, hiddenLines)
        while row + 1 < rows.range.upperBound {
            let height = rows.height(row)
            guard hiddenLines >= height else { return }
            hiddenLines -= height
            row += 1
        }
        hiddenLines = min(hiddenLines, max(0, rows.height(row) - 1))
    }
}
