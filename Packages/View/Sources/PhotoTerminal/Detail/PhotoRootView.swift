import PhotoContract
import PresentationKit
public import ViewKit

/// The root view of a screen with one photo, and the side of a grid that shows the selected one: the picture, and the facts
/// below it.
public final class PhotoRootView: Component, AppView {
    /// The picture.
    public let image = ImageView()
    /// The facts, with credit and licence.
    public let facts = Label()
    /// The view model of the selected photo of a grid.
    private weak var selected: AnyObject?

    public func setup() {
        image.grows = true
        let column = Stack(.vertical, [image, facts], spacing: 1)
        column.grows = true
        add(Stack(.horizontal, [Label(), column], spacing: 1))
    }

    /// Shows a picture, or why there is none.
    func show(_ picture: PhotoCellState) {
        switch picture {
        case .loading: (image.picture, image.alternative) = (nil, "…")
        case .shown(let picture): image.picture = picture
        case .failed(let reason): (image.picture, image.alternative) = (nil, TerminalText(traits.wording(reason)))
        }
    }

    /// Shows the selected photo of a grid with the picture that its cell has, or nothing.
    func show(_ item: PhotoItem?, _ model: (some PhotoCellViewModel)?) {
        facts.text =
            item.map {
                [
                    TerminalText($0.title, style: TextStyle(.title)),
                    TerminalText(traits.wording($0.credit), style: TextStyle(.secondary)),
                ]
            } ?? []
        image.isHidden = item == nil
        selected = model
        model?.output.observe(for: self) { [weak model] view, picture in
            if let model, view.selected === model { view.show(picture) }
        }
    }
}
