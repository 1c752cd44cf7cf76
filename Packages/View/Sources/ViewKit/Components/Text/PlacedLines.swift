/// The lines of a text, and the places in it that a text view can scroll to, such as headings.
///
/// ```swift
/// let chapters = PlacedLines(["Loomings", "Call me Ishmael.", "", "The Carpet-Bag"], places: [0, 3])
/// ```
public struct PlacedLines: Sendable {
    /// The lines, from top to bottom.
    public let lines: [TerminalText]
    /// The line at which each place begins, in ascending order.
    public let places: [Int]

    /// Creates lines with places.
    ///
    /// - Parameters:
    ///   - lines: the lines, from top to bottom.
    ///   - places: the line at which each place begins, in ascending order.
    public init(_ lines: [TerminalText], places: [Int] = []) {
        self.lines = lines
        self.places = places
    }
}
