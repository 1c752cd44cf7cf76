/// A node of the syntax tree of a Markdown text.
public struct MarkdownNode: Hashable, Sendable {
    /// The alignment of a column of a table.
    public enum Alignment: Hashable, Sendable {
        /// Left.
        case left
        /// Centered.
        case center
        /// Right.
        case right
    }

    /// The kind of a node; the names are those of the CommonMark specification where it has one.
    public enum Kind: Hashable, Sendable {
        /// The whole text: blocks, then the definitions of the footnotes that are referenced, in the order of their
        /// numbers.
        case document
        /// A block quote, of blocks.
        case quote
        /// A list, of items; `start` is the first number of an ordered list.
        case list(start: Int?, isTight: Bool)
        /// An item of a list, of blocks; `isChecked` is the state of a task, or nil for other items.
        case item(isChecked: Bool?)
        /// A code block; `info` is the info string of its fence, empty for indented code.
        case code(info: String, text: String)
        /// A block of HTML.
        case html(String)
        /// A paragraph, of inline nodes.
        case paragraph
        /// A heading of a level from 1 to 6, of inline nodes.
        case heading(level: Int)
        /// A thematic break.
        case rule
        /// A table, of rows, with the alignment of each column.
        case table([Alignment?])
        /// A row of a table, of cells.
        case row(isHeader: Bool)
        /// A cell of a table, of inline nodes.
        case cell
        /// The definition of a footnote, of blocks.
        case footnote
        /// Text.
        case text(String)
        /// A line break of the source that is rendered as a space.
        case softBreak
        /// A line break that is rendered as such.
        case lineBreak
        /// A code span.
        case codeSpan(String)
        /// One tag or comment of HTML within a paragraph.
        case inlineHTML(String)
        /// Emphasis, of inline nodes.
        case emphasis
        /// Strong emphasis, of inline nodes.
        case strong
        /// Struck-through text, of inline nodes.
        case strikethrough
        /// A link, of inline nodes; the URL is as the author wrote it.
        case link(url: String, title: String)
        /// An image; its inline nodes are the alternative text.
        case image(url: String, title: String)
        /// A reference to the footnote of a number, which starts at 1.
        case footnoteReference(Int)
    }

    /// The maximum depth of nodes.
    public static let maximumDepth = 32

    /// The kind of the node.
    public var kind: Kind
    /// The child nodes.
    public var children: [MarkdownNode]

    /// Creates a node.
    public init(_ kind: Kind, _ children: [MarkdownNode] = []) {
        self.kind = kind
        self.children = children
    }
}
