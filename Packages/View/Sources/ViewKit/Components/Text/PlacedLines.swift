/// The lines of a text, the places in it that a text view can scroll to, such as headings, and its attachments.
public struct PlacedLines: Sendable {
    /// The lines, from top to bottom.
    public let lines: [TerminalText]
    /// The line at which each place begins, in ascending order.
    public let places: [Int]
    /// The attachments, from top to bottom; the lines that they cover are empty.
    public let attachments: [TextAttachment]

    /// Creates lines with places and attachments.
    ///
    /// - Parameters:
    ///   - lines: the lines, from top to bottom.
    ///   - places: the line at which each place begins, in ascending order.
    ///   - attachments: the attachments, from top to bottom; the lines that they cover are empty.
    public init(_ lines: [TerminalText], places: [Int] = [], attachments: [TextAttachment] = []) {
        self.lines = lines
        self.places = places
        self.attachments = attachments
    }

    /// Returns the lines between others, with the places and the attachments where they are then.
    ///
    /// - Parameters:
    ///   - head: the lines above them.
    ///   - foot: the lines below them.
    public func between(_ head: [TerminalText], _ foot: [TerminalText]) -> PlacedLines {
        PlacedLines(
            head + lines + foot,
            places: places.map { $0 + head.count },
            attachments: attachments.map {
                TextAttachment($0.number, line: $0.line + head.count, column: $0.column, size: $0.size)
            }
        )
    }
}
