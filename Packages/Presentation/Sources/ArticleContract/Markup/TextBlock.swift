public import PresentationKit

/// A block of a text.
public enum TextBlock: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int, TextLine)
    /// A paragraph.
    case paragraph([TextLine])
    /// A list; items of a tight one follow each other without a gap.
    case list([TextItem], isTight: Bool)
    /// A table.
    case table(TextTable)
    /// Code.
    case code(TextCode)
    /// A box that stands out.
    case note(TextNoteTone, label: Phrase, [TextBlock])
    /// A quotation.
    case quote([TextBlock])
    /// What is folded away behind a summary.
    case details(summary: [TextLine], [TextBlock])
    /// Terms and what they mean.
    case definitions([TextDefinition])
    /// A link that stands for the page it leads to, by its number.
    case linkCard(url: String, link: Int?)
    /// A line between two parts.
    case rule
}

/// How urgent a note is.
public enum TextNoteTone: Hashable, Sendable {
    /// Worth knowing.
    case calm
    /// To be careful with.
    case careful
    /// Dangerous.
    case urgent
}

/// An item of a list.
public struct TextItem: Hashable, Sendable {
    /// What stands before an item.
    public enum Marker: Hashable, Sendable {
        /// A sign.
        case bullet
        /// A number.
        case number(Int)
        /// A box, ticked or not.
        case task(isDone: Bool)
    }

    /// What stands before it.
    public let marker: Marker
    /// What it says.
    public let blocks: [TextBlock]

    /// Makes an item.
    public init(_ marker: Marker, _ blocks: [TextBlock]) {
        self.marker = marker
        self.blocks = blocks
    }
}

/// A table: every row has as many cells as there are columns.
public struct TextTable: Hashable, Sendable {
    /// Where the text in a column goes.
    public enum Alignment: Hashable, Sendable {
        /// To the left.
        case left
        /// To the middle.
        case center
        /// To the right.
        case right
    }

    /// The text of one cell.
    public typealias Cell = [TextLine]

    /// The alignment of each column.
    public let columns: [Alignment]
    /// The cells of the heading.
    public let heading: [Cell]
    /// The cells of each row.
    public let rows: [[Cell]]

    /// Makes a table.
    public init(columns: [Alignment], heading: [Cell], rows: [[Cell]]) {
        self.columns = columns
        self.heading = heading
        self.rows = rows
    }
}

/// Code, or what else is shown as it was written.
public struct TextCode: Hashable, Sendable {
    /// What stands above it: the name of its file, or what it is; nil if nothing does.
    public let label: TextSpan.Content?
    /// The language in lower case, which decides what is highlighted, or nil.
    public let language: String?
    /// Whether lines that start with `+` and `-` were added and removed.
    public let isDifference: Bool
    /// The code.
    public let text: String

    /// Makes code.
    public init(label: TextSpan.Content?, language: String?, isDifference: Bool = false, text: String) {
        self.label = label
        self.language = language
        self.isDifference = isDifference
        self.text = text
    }
}

/// A term and what it means.
public struct TextDefinition: Hashable, Sendable {
    /// The term.
    public let term: [TextLine]
    /// What it means.
    public let blocks: [TextBlock]

    /// Makes a definition.
    public init(term: [TextLine], blocks: [TextBlock]) {
        self.term = term
        self.blocks = blocks
    }
}
