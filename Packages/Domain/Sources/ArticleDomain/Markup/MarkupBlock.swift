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
    /// A box that stands out.
    case note(MarkupNoteKind, [MarkupBlock])
    /// A quotation.
    case quote([MarkupBlock])
    /// What is folded away behind a summary.
    case details(summary: [MarkupInline], [MarkupBlock])
    /// Terms and what they mean.
    case definitions([MarkupDefinition])
    /// A link that stands for the page it leads to.
    case linkCard(url: String)
    /// A line between two parts.
    case rule
}

/// A heading.
public struct MarkupHeading: Hashable, Sendable {
    /// How far down the hierarchy it stands, from 1 to 6.
    public let level: Int
    /// What it says.
    public let title: [MarkupInline]

    /// Makes a heading; a level outside of 1 to 6 becomes the nearest one.
    public init(level: Int, title: [MarkupInline]) {
        self.level = min(max(level, 1), 6)
        self.title = title
    }
}

/// What a note is about.
public enum MarkupNoteKind: Hashable, Sendable {
    /// Something worth knowing.
    case info
    /// Something to be careful with.
    case warning
    /// Something dangerous.
    case alert
}

/// A list.
public struct MarkupList: Hashable, Sendable {
    /// An item of a list.
    public struct Item: Hashable, Sendable {
        /// Whether the task is done, or nil if the item is no task.
        public let isDone: Bool?
        /// What the item says.
        public let blocks: [MarkupBlock]

        /// Makes an item.
        public init(isDone: Bool? = nil, blocks: [MarkupBlock]) {
            self.isDone = isDone
            self.blocks = blocks
        }
    }

    /// The number of the first item, or nil if the items are not numbered.
    public let start: Int?
    /// Whether the items stand close to each other.
    public let isTight: Bool
    /// The items.
    public let items: [Item]

    /// Makes a list.
    public init(start: Int? = nil, isTight: Bool, items: [Item]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

/// A table: every row has as many cells as there are columns.
public struct MarkupTable: Hashable, Sendable {
    /// Where the text in a column goes.
    public enum Alignment: Hashable, Sendable {
        /// To the left.
        case left
        /// To the middle.
        case center
        /// To the right.
        case right
    }

    /// The alignment of each column.
    public let columns: [Alignment]
    /// The cells of the heading.
    public let heading: [[MarkupInline]]
    /// The cells of each row.
    public let rows: [[[MarkupInline]]]

    /// Makes a table with as many columns as its widest row has cells; what is missing is empty or goes left.
    public init(columns: [Alignment], heading: [[MarkupInline]], rows: [[[MarkupInline]]]) {
        let count = max(heading.count, rows.lazy.map(\.count).max() ?? 0)
        func filled(_ cells: [[MarkupInline]]) -> [[MarkupInline]] {
            cells + Array(repeating: [], count: count - cells.count)
        }
        self.columns = (columns + Array(repeating: .left, count: max(0, count - columns.count))).prefix(count).map(
            \.self
        )
        self.heading = filled(heading)
        self.rows = rows.map(filled)
    }
}

/// Code.
public struct MarkupCode: Hashable, Sendable {
    /// The language as the author named it, in lower case, or nil.
    public let language: String?
    /// The name of the file that the code is from, or nil.
    public let fileName: String?
    /// Whether lines that start with `+` and `-` were added and removed.
    public let isDifference: Bool
    /// The code, without a line break at its end.
    public let text: String

    /// Makes code.
    public init(language: String? = nil, fileName: String? = nil, isDifference: Bool = false, text: String) {
        self.language = language
        self.fileName = fileName
        self.isDifference = isDifference
        self.text = text
    }
}

/// A term and what it means.
public struct MarkupDefinition: Hashable, Sendable {
    /// The term.
    public let term: [MarkupInline]
    /// What it means.
    public let blocks: [MarkupBlock]

    /// Makes a definition.
    public init(term: [MarkupInline], blocks: [MarkupBlock]) {
        self.term = term
        self.blocks = blocks
    }
}
