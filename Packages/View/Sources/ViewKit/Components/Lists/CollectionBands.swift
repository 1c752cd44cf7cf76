/// The bands of a collection view from top to bottom: each has one row of the data source, or several items side by side.
///
/// The header of a section has a band of its own, and the items after it begin a new one.
struct CollectionBands {
    /// The largest number of items side by side.
    let itemsPerBand: Int
    /// The number of rows of the data source.
    let rowCount: Int
    /// The first row of each band; nil where each row has a band.
    private let starts: [Int]?

    /// Creates the bands of some rows.
    ///
    /// - Parameters:
    ///   - rowCount: the number of rows.
    ///   - itemsPerBand: the largest number of items side by side; at least one.
    ///   - isItem: returns whether a row is that of an item.
    /// - Complexity: O(n) in the number of rows if there are items side by side.
    init(rowCount: Int, itemsPerBand: Int, isItem: (Int) -> Bool) {
        self.rowCount = rowCount
        self.itemsPerBand = itemsPerBand
        guard itemsPerBand > 1 else {
            starts = nil
            return
        }
        var starts: [Int] = []
        var isPreviousItem = false
        for row in 0..<rowCount {
            let isItem = isItem(row)
            let isBandFull = starts.last.map { row - $0 == itemsPerBand } ?? true
            if !isItem || !isPreviousItem || isBandFull { starts.append(row) }
            isPreviousItem = isItem
        }
        self.starts = starts
    }

    /// The number of bands.
    var count: Int { starts?.count ?? rowCount }

    /// Returns the rows of a band; none for what is before the first one or behind the last one.
    func rows(of band: Int) -> Range<Int> {
        guard 0..<count ~= band else { return band < 0 ? 0..<0 : rowCount..<rowCount }
        guard let starts else { return band..<band + 1 }
        return starts[band]..<(band + 1 < starts.count ? starts[band + 1] : rowCount)
    }

    /// Returns the band of a row; -1 for the row before the first one.
    ///
    /// - Complexity: O(log n) in the number of bands.
    func band(of row: Int) -> Int {
        guard let starts else { return row }
        return starts.partitioningIndex { $0 > row } - 1
    }

    /// Returns the number of items before a row in its band.
    func place(of row: Int) -> Int {
        row - rows(of: band(of: row)).lowerBound
    }

    /// Returns the row at a place of a band, or the nearest one.
    func row(at place: Int, of band: Int) -> Int {
        let rows = rows(of: band)
        return min(rows.lowerBound + place, rows.upperBound - 1)
    }
}
