public import PresentationKit

/// A component that shows a picture, or a frame with its alternative text.
///
/// The text stands there until there is a picture, and where the terminal shows none. The line host prints the text.
public final class ImageView: Component {
    /// The ways in which a picture is scaled to the component.
    public enum ContentMode: Sendable {
        /// The whole picture is shown, in the middle.
        case fit
        /// The whole component is filled with the middle of the picture.
        case fill
    }

    /// The picture, or nil to show the alternative text.
    public var picture: Picture? {
        didSet {
            guard picture != oldValue else { return }
            cropped = nil
            host?.setNeedsUpdate()
        }
    }

    /// The alternative text of the picture.
    public var alternative: TerminalText {
        didSet {
            if alternative != oldValue { setContentChanged() }
        }
    }

    private let size: Size?
    private let contentMode: ContentMode
    /// The part of the picture that fills the component, with the extent for which it was cut out.
    private var cropped: (part: Picture, extent: (width: Int, height: Int))?

    /// Creates an image view without a picture.
    ///
    /// - Parameters:
    ///   - alternative: the alternative text of the picture.
    ///   - size: the cells that the picture takes, where there are as many; nil for all that there are.
    ///   - contentMode: the way in which the picture is scaled.
    public init(_ alternative: TerminalText = TerminalText(), size: Size? = nil, contentMode: ContentMode = .fit) {
        self.alternative = alternative
        self.size = size
        self.contentMode = contentMode
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        guard let wanted = self.size else { return size }
        return Size(columns: min(wanted.columns, size.columns), rows: min(wanted.rows, size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        guard traits.showsPictures, let picture, !canvas.bounds.isEmpty else { return drawAlternative(on: &canvas) }
        let longest = PlacedPicture.longestSide
        let area = Size(columns: min(canvas.bounds.columns, longest), rows: min(canvas.bounds.rows, longest))
        let extent = (
            width: area.columns * canvas.metrics.pixelWidth, height: area.rows * canvas.metrics.pixelHeight
        )
        let shown = contentMode == .fill ? part(of: picture, for: extent) : picture
        let size = contentMode == .fill ? area : Self.size(of: picture, in: area, extent)
        let origin = Point(
            column: (canvas.bounds.columns - size.columns) / 2,
            row: (canvas.bounds.rows - size.rows) / 2
        )
        canvas.draw(shown, in: Rect(origin, size))
    }

    /// Returns the cells that a picture takes in an area without being distorted by more than half a cell.
    private static func size(of picture: Picture, in area: Size, _ extent: (width: Int, height: Int)) -> Size {
        func cells(_ length: Int, of whole: Int, _ count: Int) -> Int {
            min(count, max(1, (2 * length * count + whole) / (2 * whole)))
        }
        if picture.width * extent.height >= picture.height * extent.width {
            let height = extent.width * picture.height / picture.width
            return Size(columns: area.columns, rows: cells(height, of: extent.height, area.rows))
        }
        let width = extent.height * picture.width / picture.height
        return Size(columns: cells(width, of: extent.width, area.columns), rows: area.rows)
    }

    private func part(of picture: Picture, for extent: (width: Int, height: Int)) -> Picture {
        if let cropped, cropped.extent == extent { return cropped.part }
        let part = picture.cropped(toProportionsOf: extent)
        cropped = (part, extent)
        return part
    }

    private func drawAlternative(on canvas: inout Canvas) {
        let bounds = canvas.bounds
        let hasFrame = bounds.columns >= 4 && bounds.rows >= 3
        if hasFrame { canvas.drawFrame() }
        let margin = hasFrame ? 1 : 0
        canvas.inside(Rect(.zero, bounds).inset(columns: 2 * margin, rows: margin)) { canvas in
            let area = canvas.bounds
            guard !area.isEmpty else { return }
            let lines = alternative.wrapped(to: area.columns, in: canvas.metrics)
            let first = max(0, (area.rows - lines.count) / 2)
            for (index, line) in lines.prefix(area.rows).enumerated() {
                let isCut = index == area.rows - 1 && lines.count > area.rows
                let text = isCut ? (line + "…").truncated(to: area.columns, in: canvas.metrics) : line
                let line = text.padded(to: area.columns, .center, in: canvas.metrics)
                canvas.draw(line, at: Point(column: 0, row: first + index))
            }
        }
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        alternative.isEmpty ? [] : page.lines(of: alternative)
    }
}
