import ViewKit

struct EncodedPicture: Sendable {
    /// The control sequences that the terminal gets before it shows the first cell.
    var upload: [[UInt8]] = []
    /// The bytes that end an upload of which the terminal has got a part, and have it forget that part.
    var cancellation: [UInt8] = []
    /// The bytes that have the terminal forget the picture.
    var removal: [UInt8] = []
    private let columns: Int
    private var bytes: [UInt8] = []
    /// The index behind the bytes of each cell, row by row.
    private var ends: [Int] = []

    /// Creates a picture.
    ///
    /// - Parameter cell: appends the control sequences and the character of a cell.
    init(_ size: Size, cell: (Point, inout [UInt8]) -> Void) {
        columns = size.columns
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                cell(Point(column: column, row: row), &bytes)
                ends.append(bytes.count)
            }
        }
    }

    subscript(point: Point) -> ArraySlice<UInt8> {
        let index = point.row * columns + point.column
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }
}
