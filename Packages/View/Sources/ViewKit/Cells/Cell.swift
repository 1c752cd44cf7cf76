/// One cell of a grid, in eight bytes.
package struct Cell: Hashable, Sendable {
    /// A Unicode scalar, or the index of a cluster in the table of the grid.
    package var symbol: UInt32
    /// The index of the style in the table of the grid.
    package var style: UInt16
    /// The number of cells that the character takes; 0 for the second half of a wide one.
    package var width: UInt8
    /// A Boolean value that indicates whether the character has more than one scalar, and lies in the table of clusters.
    package var isCluster: Bool

    init(symbol: UInt32, style: UInt16, width: UInt8, isCluster: Bool = false) {
        self.symbol = symbol
        self.style = style
        self.width = width
        self.isCluster = isCluster
    }

    /// A space in the default style.
    package static let blank = Cell(symbol: 0x20, style: 0, width: 1)

    /// Turns a half of a wide character into a space in the style of the whole.
    mutating func erase() {
        self = Cell(symbol: 0x20, style: style, width: 1)
    }
}
