import PresentationKit
import Testing

@testable import TerminalKit
@testable import ViewKit

/// A terminal that shows the frames of a writer.
struct WrittenScreen {
    var writer: FrameWriter
    var model: ScreenModel

    init(
        _ size: Size,
        _ capabilities: TerminalCapabilities = .fullTerminal,
        firstPicture: Int = 0,
        encoder: (any PictureEncoder)? = nil
    ) {
        writer = FrameWriter(capabilities: capabilities, firstPicture: firstPicture, encoder: encoder)
        let keepsFewPictures = if case .compositeSixel = capabilities.graphics { true } else { false }
        model = ScreenModel(size, keepsFewPictures: keepsFewPictures)
    }

    /// Writes a frame, and returns its bytes.
    @discardableResult
    mutating func show(_ grid: CellGrid, cursor: Point? = nil) -> [UInt8] {
        let bytes = writer.bytes(for: grid, cursor: cursor)
        model.apply(bytes)
        return bytes
    }

    /// Has the terminal forget the pictures.
    mutating func removePictures() {
        model.apply(writer.removePictures())
    }

    /// Writes frames until all pictures of a grid have been sent, and returns their number, which is at most nine.
    @discardableResult
    mutating func showWhole(_ grid: CellGrid) -> Int {
        for count in 1...9 {
            show(grid)
            if writer.isComplete { return count }
        }
        return 0
    }

    /// Returns what the terminal shows in place of a grid; nil if it shows it.
    func difference(from grid: CellGrid) -> String? {
        model.difference(from: grid, for: writer.capabilities)
    }
}

extension TerminalCapabilities {
    /// Returns the capabilities of a terminal with all features, but other pictures, colours or widths of characters.
    static func full(
        _ graphics: GraphicsProtocol? = nil,
        colorDepth: ColorDepth = .trueColor,
        ambiguous: CellMetrics.AmbiguousWidth = .narrow,
        synchronizesOutput: Bool = false
    ) -> TerminalCapabilities {
        var capabilities = TerminalCapabilities.fullTerminal
        capabilities.graphics = graphics
        capabilities.colorDepth = colorDepth
        capabilities.metrics = CellMetrics(ambiguous: ambiguous)
        capabilities.synchronizesOutput = synchronizesOutput
        return capabilities
    }
}

extension CellGrid {
    /// Creates a grid that is drawn, with the tables of another one.
    init(_ size: Size, after old: CellGrid? = nil, metrics: CellMetrics = CellMetrics(), _ draw: (inout Canvas) -> Void)
    {
        var canvas = Canvas(old?.cleared(size) ?? CellGrid(size), metrics: metrics)
        draw(&canvas)
        self = canvas.grid
    }
}

/// Returns the rectangle at a cell.
func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
    Rect(Point(column: column, row: row), Size(columns: columns, rows: rows))
}

/// Returns bytes as text, with a sign in place of Escape.
func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
}
