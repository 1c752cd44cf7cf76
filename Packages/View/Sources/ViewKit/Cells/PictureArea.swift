/// A rectangle of a grid that shows a part of one picture.
package struct PictureArea: Hashable, Sendable {
    /// The index of the picture in the table of the grid.
    package let picture: Int
    package let part: Rect
    /// The cell of the grid with the first of them.
    package let origin: Point

    package init(picture: Int, part: Rect, origin: Point) {
        self.picture = picture
        self.part = part
        self.origin = origin
    }

    package var rect: Rect { Rect(origin, part.size) }

    /// Returns the area in pieces of a number of rows, from top to bottom.
    package func bands(of rows: Int) -> [PictureArea] {
        stride(from: 0, to: part.size.rows, by: rows).map { row in
            let size = Size(columns: part.size.columns, rows: min(rows, part.size.rows - row))
            let distance = Point(column: 0, row: row)
            return PictureArea(picture: picture, part: Rect(part.origin + distance, size), origin: origin + distance)
        }
    }
}

extension CellGrid {
    /// The areas that show pictures, from top to bottom.
    ///
    /// Neighbouring columns are joined if the picture takes the same rows of them. No area lies below another one of the same
    /// picture, unless something between them covers it.
    ///
    /// - Complexity: O(n) in the number of cells.
    package var pictureAreas: [PictureArea] {
        var areas: [PictureArea] = []
        var open: [PictureArea] = []
        for column in 0..<size.columns {
            let runs = pictureRuns(in: column)
            open = runs.map { run in
                guard let left = open.first(where: { $0.isContinued(by: run) }) else { return run }
                let size = Size(columns: left.part.size.columns + 1, rows: left.part.size.rows)
                return PictureArea(picture: left.picture, part: Rect(left.part.origin, size), origin: left.origin)
            }
            let ends = column + 1 < size.columns ? pictureRuns(in: column + 1) : []
            areas += open.filter { area in !ends.contains { area.isContinued(by: $0) } }
        }
        return areas.sorted { ($0.origin.row, $0.origin.column) < ($1.origin.row, $1.origin.column) }
    }

    private func pictureRuns(in column: Int) -> [PictureArea] {
        var runs: [PictureArea] = []
        var row = 0
        while row < size.rows {
            let first = self[column, row]
            var count = 1
            defer { row += count }
            guard first.kind == .picture else { continue }
            let point = first.pointInPicture
            while row + count < size.rows {
                let next = self[column, row + count]
                let below = Point(column: point.column, row: point.row + count)
                guard next.kind == .picture, next.picture == first.picture, next.pointInPicture == below else { break }
                count += 1
            }
            let part = Rect(point, Size(columns: 1, rows: count))
            runs.append(PictureArea(picture: first.picture, part: part, origin: Point(column: column, row: row)))
        }
        return runs
    }
}

extension PictureArea {
    fileprivate func isContinued(by run: PictureArea) -> Bool {
        picture == run.picture && part.rows == run.part.rows && part.columns.upperBound == run.part.origin.column
            && origin.row == run.origin.row && rect.columns.upperBound == run.origin.column
    }
}
