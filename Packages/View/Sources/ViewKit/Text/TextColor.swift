/// A colour of text or of its background.
///
/// The colours with a name are the terminal's palette, which follows the theme of the user. A stream gets each colour as
/// exactly as its ``ColorDepth`` allows.
public enum TextColor: Hashable, Sendable {
    /// A colour of the terminal's table of 256: the palette of 16, a cube of 6×6×6 colours, and 24 greys.
    case indexed(UInt8)
    /// A colour by its components in sRGB.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// Creates a colour of its components in one number, as `0xFF9060`.
    init(_ components: UInt32) {
        self = .rgb(
            red: UInt8(components >> 16 & 0xFF),
            green: UInt8(components >> 8 & 0xFF),
            blue: UInt8(components & 0xFF)
        )
    }

    /// Black.
    public static let black = TextColor.indexed(0)
    /// Red.
    public static let red = TextColor.indexed(1)
    /// Green.
    public static let green = TextColor.indexed(2)
    /// Yellow.
    public static let yellow = TextColor.indexed(3)
    /// Blue.
    public static let blue = TextColor.indexed(4)
    /// Magenta.
    public static let magenta = TextColor.indexed(5)
    /// Cyan.
    public static let cyan = TextColor.indexed(6)
    /// White.
    public static let white = TextColor.indexed(7)
    /// Bright black.
    public static let brightBlack = TextColor.indexed(8)
    /// Bright white.
    public static let brightWhite = TextColor.indexed(15)
}
