import ViewKit

/// The parts of a row that have to be written, from left to right.
///
/// Differences with a short gap between them are one part, because moving the cursor costs more bytes than the gap. A
/// blank end of the row is a part of its own, which costs three bytes.
struct RowDifference: Sequence, IteratorProtocol {
    enum Part: Equatable {
        case cells(Range<Int>)
        /// The column from which the row is blank, in the default style.
        case blankEnd(Int)
    }

    /// The number of cells behind a joined character that a terminal may have drawn over.
    static let clusterOverhang = 6
    /// The longest gap that is written rather than skipped; a move takes about six bytes.
    static let longestGap = 5

    private let old: Row
    private let new: Row
    /// The column behind the last difference that is not a blank end.
    private let end: Int
    private var blankEnd: Int?
    private var column: Int

    /// Compares two rows of one length with each other, and the new one with a blank row.
    init(from old: Row, to new: Row, blank: Row) {
        self.old = old
        self.new = new
        var last = new.end(ofDifferenceFrom: old)
        // The end of the row that is blank in the new grid, if enough of it is not blank in the old one.
        let blank = new.end(ofDifferenceFrom: blank)
        if last - blank > Self.longestGap {
            blankEnd = blank
            last = blank
        }
        end = last
        column = 0
    }

    mutating func next() -> Part? {
        while column < end, new.bits(column) == old.bits(column) { column += 1 }
        guard column < end else {
            defer { blankEnd = nil }
            return blankEnd.map(Part.blankEnd)
        }
        var first = column
        // A part does not begin within a wide character.
        while first > 0, new[first].width == 0 { first -= 1 }
        var last = column
        while column <= last || (column < end && column - last <= Self.longestGap) {
            if new.bits(column) != old.bits(column) { last = Swift.max(last, column) }
            // Terminals disagree on the width of joined characters, so what follows one is written again.
            if case .cluster = new[column].kind { last = Swift.min(column + Self.clusterOverhang, new.count - 1) }
            column += 1
        }
        // Some terminals paint pictures over the cells: writing an unchanged one would erase its pixels.
        let picture = (first...last).first { new.isPicture($0) && new.bits($0) == old.bits($0) }
        column = picture ?? last + 1
        // Nor does it end within one.
        while column < new.count, new[column].width == 0 { column += 1 }
        return .cells(first..<column)
    }
}
