/// How many cells of a terminal characters take.
///
/// Widths come from the Unicode data (UAX #11), not from the locale. What they leave open is how wide the ambiguous
/// characters are, such as `…`, `─` and Greek letters: terminals that are set up for East Asian fonts draw them two
/// cells wide.
///
/// ```swift
/// let metrics = CellMetrics(ambiguous: .wide)
/// print(TerminalText("…").width(in: metrics))  // 2
/// ```
public struct CellMetrics: Hashable, Sendable {
    /// How wide a terminal draws the ambiguous characters.
    public enum AmbiguousWidth: String, CaseIterable, Sendable {
        /// One cell.
        case narrow
        /// Two cells.
        case wide
    }

    /// How wide the ambiguous characters are.
    public let ambiguous: AmbiguousWidth

    /// Makes metrics; without an argument those of most terminals.
    public init(ambiguous: AmbiguousWidth = .narrow) {
        self.ambiguous = ambiguous
    }
}
