/// How text looks: attributes, a colour of the terminal's own palette, and where it leads.
///
/// ```swift
/// let warning = TextStyle([.bold, .underline], foreground: .red)
/// ```
public struct TextStyle: Hashable, Sendable {
    /// Attributes that a terminal can draw.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted.
        public static let italic = Attributes(rawValue: 4)
        /// With a line below.
        public static let underline = Attributes(rawValue: 8)
        /// With foreground and background exchanged.
        public static let reverse = Attributes(rawValue: 16)
        /// With a line through it.
        public static let strikethrough = Attributes(rawValue: 32)
    }

    /// The attributes.
    public var attributes: Attributes
    /// The colour of the characters, or nil for the terminal's own.
    public var foreground: TextColor?
    /// The colour behind the characters, or nil for the terminal's own.
    public var background: TextColor?
    /// Where the text leads, or nil.
    public var link: TerminalLink?

    /// Makes a style.
    public init(
        _ attributes: Attributes = [],
        foreground: TextColor? = nil,
        background: TextColor? = nil,
        link: TerminalLink? = nil
    ) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
        self.link = link
    }

    /// The style of unmarked text.
    public static let plain = TextStyle()

    /// The style with another laid over it: attributes add up, colours and link of the other win where it has them.
    public func adding(_ other: TextStyle) -> TextStyle {
        TextStyle(
            attributes.union(other.attributes),
            foreground: other.foreground ?? foreground,
            background: other.background ?? background,
            link: other.link ?? link
        )
    }
}

/// A colour of the terminal's palette, so that text keeps to the theme that its reader has chosen.
///
/// The raw values are the numbers of the palette (ECMA-48, and the bright half of aixterm).
///
/// ```swift
/// let note = TextStyle(foreground: TextColor.brightBlack)
/// ```
public enum TextColor: UInt8, CaseIterable, Sendable {
    /// A colour of the palette's first half.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// A colour of the palette's bright half.
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}
