/// A block of an article's text.
public enum MarkupBlock: Hashable, Sendable {
    /// A heading.
    case heading(MarkupHeading)
    /// A paragraph.
    case paragraph([MarkupInline])
    /// A list.
    case list(MarkupList)
    /// A table.
    case table(MarkupTable)
    /// Code.
    case code(MarkupCode)
    /// A formula in the notation of TeX.
    case math(String)
    /// A diagram in a notation such as `mermaid`.
    case diagram(notation: String, source: String)
    /// A note in a box.
    case note(MarkupNoteKind, [MarkupBlock])
    /// A quotation.
    case quote([MarkupBlock])
    /// A section that is folded below a summary.
    case details(summary: [MarkupInline], [MarkupBlock])
    /// Terms with their definitions.
    case definitions([MarkupDefinition])
    /// A link that is shown as a card of its page.
    case linkCard(url: String)
    /// A thematic break.
    case rule
}

/// A heading.
public struct MarkupHeading: Hashable, Sendable {
    /// The level, from 1 to 6.
    public let level: Int
    /// The text of the heading.
    public let title: [MarkupInline]

    /// Creates a heading; a level outside of 1 to 6 is clamped.
    public init(level: Int, title: [MarkupInline]) {
        self.level = min(max(level, 1), 6)
        self.title = title
    }
}

/// The importance of a note; the raw values are the words of Qiita's Markdown.
public enum MarkupNoteKind: String, Sendable {
    /// Useful to know.
    case info
    /// Calls for care.
    case warning = "warn"
    /// Warns of danger.
    case alert
}

/// A list.
public struct MarkupList: Hashable, Sendable {
    /// An item of a list.
    public struct Item: Hashable, Sendable {
        /// A Boolean value that indicates whether the task is done, or nil if the item is not a task.
        public let isDone: Bool?
        /// The content of the item.
        public let blocks: [MarkupBlock]

        /// Creates an item.
        public init(isDone: Bool? = nil, blocks: [MarkupBlock]) {
            self.isDone = isDone
            self.blocks = blocks
        }
    }

    /// The number of the first item, or nil if the items are not numbered.
    public let start: Int?
    /// A Boolean value that indicates whether the items are set without space between them.
    public let isTight: Bool
    /// The items.
    public let items: [Item]

    /// Creates a list.
    public init(start: Int? = nil, isTight: Bool, items: [Item]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

/// A table: every row has as many cells as there are columns.
public struct MarkupTable: Hashable, Sendable {
    /// The alignment of the text in a column; the raw values are those of HTML.
    public enum Alignment: String, Sendable {
        /// Aligned to the left.
        case left
        /// Centred.
        case center
        /// Aligned to the right.
        case right
    }

    /// The alignment of each column.
    public let columns: [Alignment]
    /// The cells of the heading, or none if the table has no heading.
    public let heading: [[MarkupInline]]
    /// The cells of each row.
    public let rows: [[[MarkupInline]]]

    /// Creates a table with as many columns as its widest row; fills missing cells, and aligns further columns to the
    /// left.
    public init(columns: [Alignment], heading: [[MarkupInline]], rows: [[[MarkupInline]]]) {
        let count = max(heading.count, rows.lazy.map(\.count).max() ?? 0)
        func filled(_ cells: [[MarkupInline]]) -> [[MarkupInline]] {
            cells + Array(repeating: [], count: count - cells.count)
        }
        self.columns = Array((columns + Array(repeating: .left, count: max(0, count - columns.count))).prefix(count))
        self.heading = heading.isEmpty ? [] : filled(heading)
        self.rows = rows.map(filled)
    }
}

/// A block of code.
public struct MarkupCode: Hashable, Sendable {
    /// The language in lower case, or nil where the author names none.
    public let language: String?
    /// The title of the code, mostly the name of its file, or nil.
    public let fileName: String?
    /// A Boolean value that indicates whether lines with a leading `+` or `-` were added or removed.
    public let isDifference: Bool
    /// The code, without a final line break.
    public let text: String

    /// Creates a block of code.
    public init(language: String? = nil, fileName: String? = nil, isDifference: Bool = false, text: String) {
        self.language = language
        self.fileName = fileName
        self.isDifference = isDifference
        self.text = text
    }
}

/// A term with its definition.
public struct MarkupDefinition: Hashable, Sendable {
    /// The term.
    public let term: [MarkupInline]
    /// The definition.
    public let blocks: [MarkupBlock]

    /// Creates a definition.
    public init(term: [MarkupInline], blocks: [MarkupBlock]) {
        self.term = term
        self.blocks = blocks
    }
}
