public import PresentationKit

/// The text of an article, ready to be laid out by any view.
///
/// Links and footnotes are numbered, and labels have their words in every language. The texts come from outside; the
/// view sanitises them.
public struct ArticleText: Hashable, Sendable {
    /// The blocks, from top to bottom.
    public let blocks: [TextBlock]
    /// The footnotes; the first is number 1.
    public let footnotes: [[TextBlock]]
    /// The links in the order of their first occurrence; the first is number 1.
    public let links: [TextLink]
    /// The images that can be shown, in their order; the first is number 1.
    public let images: [TextImage]

    /// Creates a text.
    public init(
        blocks: [TextBlock],
        footnotes: [[TextBlock]] = [],
        links: [TextLink] = [],
        images: [TextImage] = []
    ) {
        self.blocks = blocks
        self.footnotes = footnotes
        self.links = links
        self.images = images
    }
}

/// A link of a text.
public struct TextLink: Hashable, Sendable {
    /// The number of the link in the text, from 1.
    public let number: Int
    /// An absolute `http` or `https` URL; in an article of the guide, also a relative one, which leads to another file.
    public let url: String
    /// The text of the link at its first occurrence.
    public let title: String

    /// Creates a link.
    public init(number: Int, url: String, title: String) {
        self.number = number
        self.url = url
        self.title = title
    }

    /// A Boolean value that indicates whether the link leads to another file of the guide, and not to a page of the web.
    public var isRelative: Bool {
        let start = url.prefix(8).lowercased()
        return !start.hasPrefix("https://") && !start.hasPrefix("http://")
    }
}

/// A block of a text.
public enum TextBlock: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int, TextLine)
    /// A paragraph.
    case paragraph([TextLine])
    /// A list; the items of a tight one follow each other without space between them.
    case list([TextItem], isTight: Bool)
    /// A table.
    case table(TextTable)
    /// Code.
    case code(TextCode)
    /// A note in a box.
    case note(TextNoteTone, label: Phrase, [TextBlock])
    /// A quotation.
    case quote([TextBlock])
    /// A section that is folded below a summary.
    case details(summary: [TextLine], [TextBlock])
    /// Terms with their definitions.
    case definitions([TextDefinition])
    /// A link that is shown as a card of its page, with its number.
    case linkCard(url: String, link: Int?)
    /// A thematic break.
    case rule
}

/// The urgency of a note.
public enum TextNoteTone: Hashable, Sendable {
    /// Further information.
    case informative
    /// A warning.
    case cautionary
    /// A warning of damage.
    case urgent
}

/// An item of a list.
public struct TextItem: Hashable, Sendable {
    /// The marker of an item.
    public enum Marker: Hashable, Sendable {
        /// A bullet.
        case bullet
        /// A number.
        case number(Int)
        /// A checkbox.
        case task(isDone: Bool)
    }

    /// The marker.
    public let marker: Marker
    /// The content of the item.
    public let blocks: [TextBlock]

    /// Creates an item.
    public init(_ marker: Marker, _ blocks: [TextBlock]) {
        self.marker = marker
        self.blocks = blocks
    }
}

/// A table: every row has as many cells as there are columns.
public struct TextTable: Hashable, Sendable {
    /// The alignment of the text in a column.
    public enum Alignment: Hashable, Sendable {
        /// Aligned to the left.
        case left
        /// Centred.
        case center
        /// Aligned to the right.
        case right
    }

    /// The text of one cell.
    public typealias Cell = [TextLine]

    /// The alignment of each column.
    public let columns: [Alignment]
    /// The cells of the heading, or none if the table has no heading.
    public let heading: [Cell]
    /// The cells of each row.
    public let rows: [[Cell]]

    /// Creates a table.
    public init(columns: [Alignment], heading: [Cell], rows: [[Cell]]) {
        self.columns = columns
        self.heading = heading
        self.rows = rows
    }
}

/// Preformatted text, such as code.
public struct TextCode: Hashable, Sendable {
    /// The label above it: the name of a file, or a description; nil if there is none.
    public let label: TextSpan.Content?
    /// The language in lower case for the syntax highlighting, or nil.
    public let language: String?
    /// A Boolean value that indicates whether lines with a leading `+` or `-` were added or removed.
    public let isDifference: Bool
    /// The code.
    public let text: String

    /// Creates preformatted text.
    public init(label: TextSpan.Content?, language: String?, isDifference: Bool = false, text: String) {
        self.label = label
        self.language = language
        self.isDifference = isDifference
        self.text = text
    }
}

/// A term with its definition.
public struct TextDefinition: Hashable, Sendable {
    /// The term.
    public let term: [TextLine]
    /// The definition.
    public let blocks: [TextBlock]

    /// Creates a definition.
    public init(term: [TextLine], blocks: [TextBlock]) {
        self.term = term
        self.blocks = blocks
    }
}

extension TextCode {
    /// Returns the words for the number of a block of code, by which the reader names it.
    ///
    /// - Parameter number: the number in the text, from 1.
    public static func name(ofNumber number: Int) -> Phrase {
        Phrase(en: "code \(number)", ja: "コード \(number)")
    }
}

/// An image of a text.
public struct TextImage: Hashable, Sendable {
    /// The number of the image in the text, from 1.
    public let number: Int
    /// The absolute URL.
    public let url: String

    /// Creates an image.
    public init(number: Int, url: String) {
        self.number = number
        self.url = url
    }
}

/// The state of an image that is visible.
public enum TextImageState: Hashable, Sendable {
    /// The image is there.
    case shown(Picture)
    /// The image could not be fetched or decoded, with the reason.
    case failed(Phrase)
}
