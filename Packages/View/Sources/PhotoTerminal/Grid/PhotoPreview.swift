import PhotoContract
import PresentationKit
import ViewKit

/// The side of a grid that shows the selected photo: its picture, and its title and credit below it.
final class PhotoPreview: Component {
    private let image = ImageView()
    private let facts = Label()
    /// The view model of the selected photo.
    private weak var selected: AnyObject?

    override init() {
        super.init()
        image.grows = true
        let column = Stack(.vertical, [image, facts], spacing: 1)
        column.grows = true
        add(Stack(.horizontal, [Label(), column], spacing: 1))
    }

    /// Shows a photo with the picture that its cell has, or nothing.
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
            if let model, view.selected === model { view.image.show(picture) }
        }
    }
}
