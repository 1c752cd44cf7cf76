internal import ViewKit

/// The box of cells that an image takes in a text.
struct ImageBox: Hashable, Sendable {
    /// The content of the box, by which it is measured.
    enum Content: Hashable, Sendable {
        /// A message in place of the picture.
        case message(TerminalText)
        /// A picture of so many pixels.
        case picture(width: Int, height: Int)
    }

    /// The size of the largest box, which leaves a part of most screens to the text.
    static let limit = Size(columns: 80, rows: 20)
    /// The number of rows of a message; more have a frame.
    private static let messageRows = 2

    let content: Content

    /// Returns the size of the box: a picture in its own size if they are enough, or else as large as they allow.
    ///
    /// - Parameters:
    ///   - columns: the available columns.
    ///   - metrics: the widths of characters, and the extent of a cell.
    func size(in columns: Int, _ metrics: CellMetrics) -> Size {
        let columns = max(1, min(columns, Self.limit.columns))
        switch content {
        case .message(let message):
            let lines = message.wrapped(to: columns, in: metrics)
            let widest = lines.map { $0.width(in: metrics) }.max() ?? 1
            return Size(columns: max(1, widest), rows: max(1, min(lines.count, Self.messageRows)))
        case .picture(let width, let height):
            let bounds = (width: columns * metrics.pixelWidth, height: Self.limit.rows * metrics.pixelHeight)
            let scale = min(1, Double(bounds.width) / Double(width), Double(bounds.height) / Double(height))
            func cells(_ length: Int, _ extent: Int, atMost limit: Int) -> Int {
                max(1, min(limit, Int((Double(length) * scale / Double(extent)).rounded(.up))))
            }
            return Size(
                columns: cells(width, metrics.pixelWidth, atMost: columns),
                rows: cells(height, metrics.pixelHeight, atMost: Self.limit.rows)
            )
        }
    }
}
