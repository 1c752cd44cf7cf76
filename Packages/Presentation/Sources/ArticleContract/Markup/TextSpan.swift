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

extension Wording {
    /// Returns the content of a span, with words of the application in the language that the user reads.
    public func callAsFunction(_ content: TextSpan.Content) -> String {
        switch content {
        case .text(let text): text
        case .label(let phrase): self(phrase)
        }
    }
}

/// A line of the author, of any length.
public typealias TextLine = [TextSpan]

/// A place of a text that a view can go to: a block of the text, or code within one.
public enum TextPlace: Hashable, Sendable {
    /// A block that is neither a heading nor code.
    case block
    /// A heading of a level from 1 to 6.
    case heading(level: Int, TextLine)
    /// Code.
    case code(TextCode)
}

/// A heading of a text, with its place.
public struct TextHeading: Hashable, Sendable, Identifiable {
    /// The number of its place in the text, from 0.
    public let place: Int
    /// The level, from 1 to 6.
    public let level: Int
    /// The title.
    public let title: TextLine

    public var id: Int { place }

    /// Creates a heading.
    ///
    /// - Parameters:
    ///   - place: the number of its place in the text, from 0.
    ///   - level: the level, from 1 to 6.
    ///   - title: the title.
    public init(place: Int, level: Int, title: TextLine) {
        self.place = place
        self.level = level
        self.title = title
    }
}

extension ArticleText {
    /// The places of the text from top to bottom: each block, code in any depth within blocks, and code in footnotes.
    ///
    /// They do not depend on a layout, so the number of a place is a stable anchor.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var places: [TextPlace] {
        blocks.flatMap { block -> [TextPlace] in
            switch block {
            case .heading(let level, let title): [.heading(level: level, title)]
            case .code: block.codes
            default: [.block] + block.codes
            }
        } + footnotes.joined().flatMap(\.codes)
    }

    /// The headings, without those within notes, quotations and lists.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var headings: [TextHeading] {
        places.enumerated().compactMap { place, content in
            guard case .heading(let level, let title) = content else { return nil }
            return TextHeading(place: place, level: level, title: title)
        }
    }

    /// The places of the headings by their names in links, as Qiita makes them: the title in lower case without punctuation, with
    /// hyphens for spaces, and with a number behind a title that was there before.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var fragments: [String: Int] {
        var places: [String: Int] = [:]
        var counts: [String: Int] = [:]
        for heading in headings {
            let title = heading.title.map { if case .text(let text) = $0.content { text } else { "" } }.joined()
            let name = title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacing(" ", with: "-")
            let count = counts[name, default: 0]
            counts[name] = count + 1
            places[count == 0 ? name : "\(name)-\(count)"] = heading.place
        }
        return places
    }

    /// The blocks of code with the numbers of their places, from top to bottom; the first is number 1 for the reader.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var codes: [(place: Int, code: TextCode)] {
        places.enumerated().compactMap { place, content in
            guard case .code(let code) = content else { return nil }
            return (place, code)
        }
    }
}

extension TextBlock {
    /// The code in the block, in any depth.
    fileprivate var codes: [TextPlace] {
        switch self {
        case .code(let code): [.code(code)]
        case .list(let items, _): items.flatMap(\.blocks).flatMap(\.codes)
        case .note(_, _, let blocks), .quote(let blocks), .details(_, let blocks): blocks.flatMap(\.codes)
        case .definitions(let definitions): definitions.flatMap(\.blocks).flatMap(\.codes)
        case .heading, .paragraph, .table, .linkCard, .rule: []
        }
    }
}
