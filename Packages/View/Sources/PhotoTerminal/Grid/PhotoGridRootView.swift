import PhotoContract
import PresentationKit
public import ViewKit

/// The root view of a screen with photos.
public final class PhotoGridRootView: Component, AppView {
    /// The photos.
    public let grid = CollectionView<String>(itemWidth: PhotoCell.width)

    public func setup() {
        grid.allowsMarking = true
        add(grid)
    }

    /// Shows the texts above and below the photos.
    func showTexts(of state: PhotoGridState) {
        grid.header = TerminalText(traits.wording(state.title), style: TextStyle(.bold))
        grid.footer = state.footer.map { TerminalText(traits.wording($0)) } ?? TerminalText()
    }
}
