/// The widths of characters in cells of a terminal.
///
/// Widths come from the Unicode data (UAX #11), not from the locale. The data leave open the width of ambiguous
/// characters such as `…`, `─` and Greek letters: terminals with East Asian fonts draw them two cells wide.
///
/// ```swift
/// let metrics = CellMetrics(ambiguous: .wide)
/// print(TerminalText("…").width(in: metrics))  // 2
/// ```
public struct CellMetrics: Hashable, Sendable {
    /// The width of ambiguous characters on a terminal.
    public enum AmbiguousWidth: String, CaseIterable, Sendable {
        /// One cell.
        case narrow
        /// Two cells.
        case wide
    }

    /// The width of ambiguous characters.
    public let ambiguous: AmbiguousWidth

    /// Creates metrics; without an argument those of most terminals.
    public init(ambiguous: AmbiguousWidth = .narrow) {
        self.ambiguous = ambiguous
    }
}
