/// The style of text: attributes, colours, and a link.
public struct TextStyle: Hashable, Sendable {
    /// The attributes of characters.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Bold.
        public static let bold = Attributes(rawValue: 1)
        /// Dim.
        public static let dim = Attributes(rawValue: 2)
        /// Italic.
        public static let italic = Attributes(rawValue: 4)
        /// Underlined.
        public static let underline = Attributes(rawValue: 8)
        /// With foreground and background swapped.
        public static let reverse = Attributes(rawValue: 16)
        /// Struck through.
        public static let strikethrough = Attributes(rawValue: 32)
    }

    /// The attributes.
    public var attributes: Attributes
    /// The colour of the characters, or nil for the default of the terminal.
    public var foreground: TextColor?
    /// The colour of the background, or nil for the default of the terminal.
    public var background: TextColor?
    /// The link that the text is, or nil.
    public var link: TerminalLink?

    /// Creates a style.
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

    /// The style of plain text.
    public static let plain = TextStyle()

    /// Returns the style with another added: the union of the attributes, and the colours and the link of the other if
    /// set.
    public func adding(_ other: TextStyle) -> TextStyle {
        TextStyle(
            attributes.union(other.attributes),
            foreground: other.foreground ?? foreground,
            background: other.background ?? background,
            link: other.link ?? link
        )
    }
}
