/// A line and a column of a text.
public struct Position: Hashable, Sendable, Comparable {
    /// The line; the first is 1.
    public let line: Int
    /// The column in Unicode scalars; the first is 1.
    public let column: Int

    /// Creates a position.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }

    public static func < (one: Position, other: Position) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}

/// A position in a file; that of a whole line or a whole file is its beginning.
public struct Place: Hashable, Sendable, Comparable {
    /// The path of the file relative to the root of the repository, with slashes.
    public let file: String
    /// The position.
    public let position: Position

    /// Creates a place.
    public init(file: String, _ position: Position = Position()) {
        self.file = file
        self.position = position
    }

    /// Creates a place at a line and a column.
    public init(file: String, line: Int, column: Int = 1) {
        self.init(file: file, Position(line: line, column: column))
    }

    public static func < (one: Place, other: Place) -> Bool {
        // Places are mostly compared with others of their file.
        one.file == other.file ? one.position < other.position : one.file < other.file
    }
}
