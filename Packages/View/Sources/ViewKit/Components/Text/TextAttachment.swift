/// The space for a component in a text, such as a picture.
public struct TextAttachment: Hashable, Sendable {
    /// The number of the component in the text.
    public let number: Int
    /// The first line that it covers.
    public let line: Int
    /// The first column that it covers.
    public let column: Int
    /// The cells that it covers.
    public let size: Size

    /// Creates the space for a component.
    ///
    /// - Parameters:
    ///   - number: the number of the component in the text.
    ///   - line: the first line that it covers.
    ///   - column: the first column that it covers.
    ///   - size: the cells that it covers.
    public init(_ number: Int, line: Int, column: Int = 0, size: Size) {
        self.number = number
        self.line = line
        self.column = column
        self.size = size
    }

    var lines: Range<Int> { line..<line + size.rows }
}
