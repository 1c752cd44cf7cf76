/// A line of a file.
public struct Place: Hashable, Sendable, Comparable {
    /// The path of the file relative to the root of the repository, with slashes.
    public let file: String
    /// The line; the first is 1.
    public let line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public static func < (one: Place, other: Place) -> Bool {
        (one.file, one.line) < (other.file, other.line)
    }
}
