public import PhotoContract
import PresentationKit
public import ViewKit

/// The root view of a screen with photos or albums, below the tabs and a search field; on a wide
/// screen the selected one is larger beside them.
public final class PhotoGridRootView: Component, AppView {
    /// The tabs; hidden on a screen that is not a tab.
    public let tabs = TabBar<PhotoTab>()
    /// The field for the words of a search; hidden until the user asks for it.
    public let search = SearchField()
    /// The photos.
    public let grid = CollectionView<String>(itemWidth: PhotoCell.width)

    /// The selected photo or album.
    let preview = PhotoPreview()

    public func setup() {
        search.isHidden = true
        let split = Split(grid, preview, leading: .fraction(0.6), minimumColumns: 120)
        add(Stack(.vertical, [tabs, search, split]))
    }

    func showTexts(of state: PhotoGridState) {
        if let tab = state.tab { tabs.show(state.tabs.map { TabBar.Tab($0, $0.title) }, selected: tab) }
        grid.header = TerminalText(traits.wording(state.title), style: TextStyle(.title))
        grid.footer = state.footer.map { TerminalText(traits.wording($0)) } ?? TerminalText()
    }
}
