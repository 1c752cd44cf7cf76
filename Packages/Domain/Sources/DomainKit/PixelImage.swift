/// A decoded picture: a rectangle of pixels.
public struct PixelImage: Hashable, Sendable {
    /// The number of columns, 1 or more.
    public let width: Int
    /// The number of rows, 1 or more.
    public let height: Int
    /// The pixels row by row from the top, with a byte each for red, green, blue and opacity; the colours are those of
    /// sRGB and are not multiplied by the opacity.
    public let rgba: [UInt8]

    /// Creates a picture, or returns nil if the number of bytes is not four for each pixel.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        guard width > 0, height > 0, !rgba.isEmpty, rgba.count % 4 == 0, rgba.count / 4 == width &* height
        else { return nil }
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}
