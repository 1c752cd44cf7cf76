/// The measures of a terminal's cells: the widths of characters in cells, and the extent of a cell in pixels.
///
/// Widths come from the Unicode data (UAX #11), not from the locale. The data leave open the width of ambiguous
/// characters such as `…`, `─` and Greek letters: terminals with East Asian fonts draw them two cells wide.
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
    /// The width of a cell in pixels; 10 until the terminal has answered.
    public private(set) var pixelWidth = 10
    /// The height of a cell in pixels; 20 until the terminal has answered.
    public private(set) var pixelHeight = 20

    /// Creates metrics; without an argument those of most terminals.
    public init(ambiguous: AmbiguousWidth = .narrow) {
        self.ambiguous = ambiguous
    }

    /// Returns the metrics with another extent of a cell in pixels; numbers that no font has are ignored.
    package func with(pixelWidth: Int, pixelHeight: Int) -> CellMetrics {
        guard 1...256 ~= pixelWidth, 1...256 ~= pixelHeight else { return self }
        var metrics = self
        (metrics.pixelWidth, metrics.pixelHeight) = (pixelWidth, pixelHeight)
        return metrics
    }
}
