import PresentationKit

extension CellGrid {
    /// The bytes of pictures above which those that are not on the screen are forgotten.
    static let pictureLimit = 32 << 20

    /// The indices of the pictures of which a cell is in the grid.
    ///
    /// - Complexity: O(n) in the number of cells, if the grid has had pictures at all.
    package var shownPictures: Set<Int> {
        guard pictures.count > 0 else { return [] }
        return cells.reduce(into: []) { indices, cell in
            if cell.kind == .picture { indices.insert(cell.picture) }
        }
    }

    /// A Boolean value that indicates whether the table of pictures has grown beyond what the grid shows.
    ///
    /// A table that is replaced costs a frame that is written whole, so it has to be twice as large as needed.
    var hasSurplusPictures: Bool {
        func bytes(_ indices: some Sequence<Int>) -> Int {
            indices.reduce(0) { $0 + pictures[$1].picture.pixels.count }
        }
        let total = bytes(0..<pictures.count)
        return total > Self.pictureLimit && total > 2 * bytes(shownPictures)
    }
}
