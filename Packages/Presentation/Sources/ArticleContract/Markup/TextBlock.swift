public import PresentationKit

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
