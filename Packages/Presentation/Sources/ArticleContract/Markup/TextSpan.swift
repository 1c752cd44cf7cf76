public import PresentationKit

/// A run of text with one style.
public struct TextSpan: Hashable, Sendable {
    /// The content of a span.
    public enum Content: Hashable, Sendable {
        /// Text of the author.
        case text(String)
        /// Words that the application adds.
        case label(Phrase)
    }

    /// The marks of a span.
    public struct Marks: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Strong emphasis.
        public static let strong = Marks(rawValue: 1)
        /// Emphasis.
        public static let emphasis = Marks(rawValue: 2)
        /// Deleted text.
        public static let strikethrough = Marks(rawValue: 4)
        /// Code.
        public static let code = Marks(rawValue: 8)
        /// A formula.
        public static let math = Marks(rawValue: 16)
        /// The description of an image.
        public static let image = Marks(rawValue: 32)
        /// The name of a user.
        public static let mention = Marks(rawValue: 64)
        /// The number of a footnote.
        public static let footnote = Marks(rawValue: 128)
    }

    /// The content, without line breaks.
    public let content: Content
    /// The marks.
    public let marks: Marks
    /// The number of the link, or nil.
    public let link: Int?
    /// The number of the footnote that the span refers to, from 1, or nil.
    public let footnote: Int?
    /// The number of the image that the span describes, or nil.
    public let image: Int?
    /// The name of the heading to which the span leads within the text, or nil.
    public private(set) var fragment: String?

    /// Creates a span.
    public init(
        _ content: Content,
        marks: Marks = [],
        link: Int? = nil,
        footnote: Int? = nil,
        image: Int? = nil
    ) {
        self.content = content
        self.marks = marks
        self.link = link
        self.footnote = footnote
        self.image = image
    }

    /// Returns the span as one that leads to a heading of the text.
    ///
    /// - Parameter fragment: the name of the heading, see ``ArticleText/fragments``.
    public func leading(toFragment fragment: String) -> TextSpan {
        var span = self
        span.fragment = fragment
        return span
    }

    /// Creates a span of text of the author.
    public init(_ text: String, marks: Marks = [], link: Int? = nil, footnote: Int? = nil) {
        self.init(.text(text), marks: marks, link: link, footnote: footnote)
    }
}

/// A line of the author, of any length.
public typealias TextLine = [TextSpan]
