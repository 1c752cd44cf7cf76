/// The bands of a collection view from top to bottom, each with one item or several side by side.
struct CollectionBands {
    let rowCount: Int
    /// The largest number of items side by side; at least one.
    let itemsPerBand: Int

    var count: Int { (rowCount + itemsPerBand - 1) / itemsPerBand }

    /// Returns the rows of a band; none for what is before the first one or behind the last one.
    func rows(of band: Int) -> Range<Int> {
        guard 0..<count ~= band else { return band < 0 ? 0..<0 : rowCount..<rowCount }
        let start = band * itemsPerBand
        return start..<min(start + itemsPerBand, rowCount)
    }

    /// Returns the band of a row; -1 for the row before the first one.
    func band(of row: Int) -> Int {
        row < 0 ? -1 : row / itemsPerBand
    }

    /// Returns the number of items before a row in its band.
    func place(of row: Int) -> Int {
        row % itemsPerBand
    }

    /// Returns the row at a place of a band, or the nearest one; nil if there is no such band.
    func row(at place: Int, of band: Int) -> Int? {
        let rows = rows(of: band)
        return rows.isEmpty ? nil : min(rows.lowerBound + place, rows.upperBound - 1)
    }
}
