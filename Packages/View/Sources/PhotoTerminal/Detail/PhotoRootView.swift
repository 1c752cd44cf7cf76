import PhotoContract
import PresentationKit
public import ReportKit
public import ViewKit

/// The root view of a screen with one photo: the picture, and the facts below it, which scroll.
public final class PhotoRootView: Component, AppView {
    /// The picture.
    public let image = ImageView()
    /// The facts, with credit and licence.
    public let text = TextView()
    /// The facts that are shown.
    private var facts: Report?

    public func setup() {
        add(image)
        add(text)
    }

    /// Shows facts from their start, unless they are shown already.
    public func show(_ facts: Report?) {
        guard facts != self.facts else { return }
        self.facts = facts
        text.show { page in
            let lines = facts?.entries.flatMap(\.lines) ?? []
            return PlacedLines(
                lines.flatMap { line in
                    let style = TextStyle(line.weight == .strong ? .bold : [])
                    return page.lines(of: TerminalText(page.wording(line.text), style: style))
                }
            )
        }
    }

    /// Gives the facts the rows that they need, but leaves half of a small screen to the picture.
    public override func layout() {
        let (columns, rows) = (frame.size.columns, frame.size.rows)
        text.frame = Rect(.zero, frame.size)
        text.layoutIfNeeded()
        let textRows = min(text.lineCount, rows / 2)
        let imageRows = max(0, rows - textRows - (textRows > 0 ? 1 : 0))
        image.frame = Rect(.zero, Size(columns: columns, rows: imageRows))
        text.frame = Rect(Point(column: 0, row: rows - textRows), Size(columns: columns, rows: textRows))
    }
}

extension ImageView {
    /// Shows a picture, or why there is none.
    func show(_ picture: PhotoCellState) {
        switch picture {
        case .loading: (self.picture, alternative) = (nil, "…")
        case .shown(let picture): self.picture = picture
        case .failed(let reason): (self.picture, alternative) = (nil, TerminalText(traits.wording(reason)))
        }
    }
}
