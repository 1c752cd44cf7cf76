public import PresentationKit
public import ViewKit

/// An encoder of pictures in the forms that TerminalKit does not make itself: sixels, and characters that resemble a picture.
///
/// An app hands one to its ``ScreenHost``, so that the kit depends on no library. Without one, or with one that is not
/// available, a terminal without a protocol of its own shows half blocks in two colours.
public protocol PictureEncoder: Sendable {
    /// A Boolean value that indicates whether pictures can be encoded; it is read before the first of them, so that a library
    /// can be loaded then.
    var isAvailable: Bool { get }

    /// Returns the control string (DCS) that paints a picture from the cell of the cursor on, pixel by pixel.
    ///
    /// Transparent pixels are left out. The cursor is not moved by a graphics new line at the end.
    ///
    /// - Parameter picture: a picture, of which the number of rows is a multiple of six.
    func sixels(of picture: Picture) -> [UInt8]

    /// Returns the characters that resemble a picture, row by row, each one cell wide.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - size: the cells that it is scaled to.
    /// - Returns: A symbol for each cell.
    func symbols(of picture: Picture, in size: Size) -> [PictureSymbol]
}

/// A character with its colours, which stands for the part of a picture in one cell.
public struct PictureSymbol: Hashable, Sendable {
    /// The character, one cell wide.
    public let scalar: Unicode.Scalar
    /// The colour of the character, or nil for that of text.
    public let foreground: TextColor?
    /// The colour behind it, or nil for that of the terminal.
    public let background: TextColor?

    /// Creates a symbol.
    public init(_ scalar: Unicode.Scalar, foreground: TextColor?, background: TextColor?) {
        self.scalar = scalar
        self.foreground = foreground
        self.background = background
    }
}
