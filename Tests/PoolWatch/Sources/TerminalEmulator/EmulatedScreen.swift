/// The content of an emulated screen.
public struct EmulatedScreen: Decodable, Hashable, Sendable {
    /// Cells of one style beside each other.
    struct Run: Decodable, Hashable, Sendable {
        let style: String
        let cells: [String]
    }

    /// A cell.
    public struct Cell: Hashable, Sendable {
        /// The characters; empty for the second half of a wide one.
        public let text: String
        /// The style: foreground, background, and a digit for each of bold, italic, underlined, reversed and struck through.
        public let style: String

        /// Creates a cell.
        public init(text: String, style: String) {
            self.text = text
            self.style = style
        }
    }

    /// A position, counted from 0.
    public struct Position: Decodable, Hashable, Sendable {
        /// The column.
        public let column: Int
        /// The row.
        public let row: Int
    }

    let rows: [[Run]]
    /// The cell of the cursor; its column is that behind the last one while a line break is pending.
    public let cursor: Position
    /// A Boolean value that indicates whether the cursor is hidden.
    public let isCursorHidden: Bool
    /// The sequences that the emulator does not know.
    public let unknown: [String]

    /// The cells, row by row.
    public var cells: [[Cell]] {
        rows.map { row in row.flatMap { run in run.cells.map { Cell(text: $0, style: run.style) } } }
    }

    /// The text of each row, without the blanks at its end.
    public var lines: [String] {
        rows.map { row in
            let text = row.flatMap(\.cells).joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}
