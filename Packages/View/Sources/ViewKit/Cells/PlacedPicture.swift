package import PresentationKit

/// A picture that is scaled to a number of cells.
package struct PlacedPicture: Hashable, Sendable {
    /// The largest number of columns and of rows.
    package static let longestSide = 256

    package let picture: Picture
    package let size: Size

    /// Creates a placed picture of at most 256 columns and rows.
    package init(_ picture: Picture, size: Size) {
        self.picture = picture
        self.size = Size(columns: min(size.columns, Self.longestSide), rows: min(size.rows, Self.longestSide))
    }
}
