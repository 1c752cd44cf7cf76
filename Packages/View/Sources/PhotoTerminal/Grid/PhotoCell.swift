import PhotoContract
import PresentationKit
import ViewKit

final class PhotoCell: Component {
    /// The columns that a cell takes in a grid, with the gap behind it.
    static let width = 24
    private static let imageSize = Size(columns: width - 2, rows: 8)

    private let image = ImageView(size: imageSize)
    private var item: PhotoItem?
    private var state = PhotoCellState.loading

    override init() {
        super.init()
        add(image)
    }

    func show(_ item: PhotoItem) {
        self.item = item
        setContentChanged()
    }

    func bind(_ model: some PhotoCellViewModel) {
        model.output.observe(for: self) { cell, state in cell.show(state) }
    }

    private func show(_ state: PhotoCellState) {
        self.state = state
        if case .shown(let picture) = state { image.picture = picture } else { image.picture = nil }
        setNeedsLayout()
    }

    private var alternative: TerminalText {
        switch state {
        case .loading: "…"
        case .failed(let reason): TerminalText(traits.wording(reason))
        case .shown: TerminalText(item?.title ?? "")
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: min(size.columns, Self.width), rows: Self.imageSize.rows + 3)
    }

    override func layout() {
        image.alternative = alternative
        image.frame = Rect(.zero, image.sizeThatFits(frame.size))
    }

    override func draw(on canvas: inout Canvas) {
        guard let item else { return }
        let columns = min(Self.imageSize.columns, canvas.bounds.columns)
        let title = TerminalText(item.title, style: TextStyle(.title)).truncated(to: columns, in: canvas.metrics)
        let credit = TerminalText(traits.wording(item.credit), style: TextStyle(.secondary))
            .truncated(to: columns, in: canvas.metrics)
        canvas.draw(title, at: Point(column: 0, row: Self.imageSize.rows))
        canvas.draw(credit, at: Point(column: 0, row: Self.imageSize.rows + 1))
    }

    override func lines(for page: LinePage) -> [TerminalText] {
        guard let item else { return [] }
        return page.lines(of: TerminalText(item.title)) + page.lines(of: TerminalText(page.wording(item.credit)))
    }

    override func takeLines(for page: LinePage) -> [TerminalText] {
        image.skipLines()
        return super.takeLines(for: page)
    }
}
