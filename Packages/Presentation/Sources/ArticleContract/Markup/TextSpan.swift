public import PresentationKit

/// A stretch of text that looks the same.
public struct TextSpan: Hashable, Sendable {
    /// What is written.
    public enum Content: Hashable, Sendable {
        /// What the author wrote.
        case text(String)
        /// What the application says in the author's stead.
        case label(Phrase)
    }

    /// What the author meant to set apart.
    public struct Marks: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Strong emphasis.
        public static let strong = Marks(rawValue: 1)
        /// Emphasis.
        public static let emphasis = Marks(rawValue: 2)
        /// What no longer holds.
        public static let strikethrough = Marks(rawValue: 4)
        /// Code.
        public static let code = Marks(rawValue: 8)
        /// A formula.
        public static let math = Marks(rawValue: 16)
        /// What stands for an image.
        public static let image = Marks(rawValue: 32)
        /// The name of a user.
        public static let mention = Marks(rawValue: 64)
        /// The number of a footnote.
        public static let footnote = Marks(rawValue: 128)
    }

    /// What is written; it holds no line break.
    public let content: Content
    /// What sets it apart.
    public let marks: Marks
    /// The number of the link that it leads to, or nil.
    public let link: Int?

    /// Makes a stretch.
    public init(_ content: Content, marks: Marks = [], link: Int? = nil) {
        self.content = content
        self.marks = marks
        self.link = link
    }

    /// Makes a stretch of what the author wrote.
    public init(_ text: String, marks: Marks = [], link: Int? = nil) {
        self.init(.text(text), marks: marks, link: link)
    }
}

/// A line as the author ended it, as long as it may be.
public typealias TextLine = [TextSpan]
