/// One cell of a grid, in eight bytes.
package struct Cell: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        case scalar
        /// A character of more than one scalar, which lies in the table of clusters.
        case cluster
        /// A part of a picture, which lies in the table of pictures.
        case picture
    }

    /// A Unicode scalar, the index of a cluster in the table of the grid, or a part of a picture.
    package var symbol: UInt32
    /// The index of the style in the table of the grid.
    package var style: UInt16
    /// The number of cells that the character takes; 0 for the second half of a wide one.
    package var width: UInt8
    package var kind: Kind

    init(symbol: UInt32, style: UInt16, width: UInt8, kind: Kind = .scalar) {
        self.symbol = symbol
        self.style = style
        self.width = width
        self.kind = kind
    }

    /// Creates a cell with a part of a picture.
    ///
    /// - Parameters:
    ///   - picture: the index of the picture in the table of the grid.
    ///   - point: the cell within the picture, below ``PlacedPicture/longestSide`` in both directions.
    init(picture: UInt16, at point: Point, style: UInt16) {
        let symbol = UInt32(picture) << 16 | UInt32(point.row) << 8 | UInt32(point.column)
        self.init(symbol: symbol, style: style, width: 1, kind: .picture)
    }

    /// A space in the default style.
    package static let blank = Cell(symbol: 0x20, style: 0, width: 1)

    /// The index of the picture in the table of the grid, for a cell of that kind.
    package var picture: Int { Int(symbol >> 16) }

    /// The cell within the picture, for a cell of that kind.
    package var pointInPicture: Point { Point(column: Int(symbol & 0xFF), row: Int(symbol >> 8 & 0xFF)) }

    /// Turns a half of a wide character into a space in the style of the whole.
    mutating func erase() {
        self = Cell(symbol: 0x20, style: style, width: 1)
    }
}
