/// A node of the tree that a Markdown text is parsed into.
///
/// ```swift
/// let title = MarkdownNode(.heading(level: 1), [MarkdownNode(.text("Typee"))])
/// let page = MarkdownNode(.document, [title, MarkdownNode(.rule)])
/// ```
public struct MarkdownNode: Hashable, Sendable {
    /// Where the text in a column of a table goes.
    ///
    /// ```swift
    /// let columns: [MarkdownNode.Alignment?] = [.left, .right, nil]
    /// let table = MarkdownNode(.table(columns))
    /// ```
    public enum Alignment: Hashable, Sendable {
        /// To the left.
        case left
        /// To the middle.
        case center
        /// To the right.
        case right
    }

    /// What a node is; the names are those of the CommonMark specification where it has one.
    public enum Kind: Hashable, Sendable {
        /// The whole text: blocks, then the definitions of the footnotes that are referred to, in the order of their
        /// numbers.
        case document
        /// A block quote, of blocks.
        case quote
        /// A list, of items; `start` is the first number of an ordered list.
        case list(start: Int?, isTight: Bool)
        /// An item of a list, of blocks; `isChecked` says whether a task is done.
        case item(isChecked: Bool?)
        /// A code block; `info` is what stands behind the fence, empty for indented code.
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
        /// A line break in the source that means nothing by itself.
        case softBreak
        /// A line break that the author asked for.
        case lineBreak
        /// A code span.
        case codeSpan(String)
        /// One tag or comment of HTML within a paragraph.
        case inlineHTML(String)
        /// Emphasis, of inline nodes.
        case emphasis
        /// Strong emphasis, of inline nodes.
        case strong
        /// Text that is struck out, of inline nodes.
        case strikethrough
        /// A link, of inline nodes; the URL is as the author wrote it.
        case link(url: String, title: String)
        /// An image; its inline nodes say what it shows.
        case image(url: String, title: String)
        /// A reference to the footnote of a number, which starts at 1.
        case footnoteReference(Int)
    }

    /// How deep nodes are nested at most.
    public static let maximumDepth = 32

    /// What the node is.
    public var kind: Kind
    /// What the node consists of.
    public var children: [MarkdownNode]

    /// Makes a node.
    public init(_ kind: Kind, _ children: [MarkdownNode] = []) {
        self.kind = kind
        self.children = children
    }
}
