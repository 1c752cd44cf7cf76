/// The style of text: its meaning, attributes, and a link.
///
/// A component says what text is by ``role`` and ``surface``; the host chooses their colours when it is written, for
/// what the terminal shows. ``foreground`` and ``background`` are for text whose colours are its content, such as a picture.
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
    /// The meaning of the text, or nil for plain text.
    public var role: TextRole?
    /// The meaning of its ground, or nil for that of the terminal.
    public var surface: TextSurface?
    /// The colour of the characters, or nil for that of the role.
    public var foreground: TextColor?
    /// The colour of the background, or nil for that of the surface.
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

    /// Creates the style of text with a meaning.
    public init(
        _ role: TextRole?,
        _ attributes: Attributes = [],
        on surface: TextSurface? = nil,
        link: TerminalLink? = nil
    ) {
        self.init(attributes, link: link)
        self.role = role
        self.surface = surface
    }

    /// The style of plain text.
    public static let plain = TextStyle([])

    /// Creates the style of plain text on a surface.
    public static func on(_ surface: TextSurface) -> TextStyle { TextStyle(nil, on: surface) }

    var hasGround: Bool { surface != nil || background != nil }

    /// Returns the style with another added: the union of the attributes, and the rest of the other where it is set.
    public func adding(_ other: TextStyle) -> TextStyle {
        var style = self
        style.attributes.formUnion(other.attributes)
        style.role = other.role ?? role
        style.surface = other.surface ?? surface
        style.foreground = other.foreground ?? foreground
        style.background = other.background ?? background
        style.link = other.link ?? link
        return style
    }
}
