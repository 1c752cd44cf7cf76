/// A line of a file, and a column of it where one is known.
public struct Place: Hashable, Sendable, Comparable {
    /// The path of the file relative to the root of the repository, with slashes.
    public let file: String
    /// The line; the first is 1.
    public let line: Int
    /// The column in Unicode scalars, or nil for the whole line; the first is 1.
    public let column: Int?

    /// Creates a place.
    public init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    public static func < (one: Place, other: Place) -> Bool {
        (one.file, one.line, one.column ?? 0) < (other.file, other.line, other.column ?? 0)
    }
}
