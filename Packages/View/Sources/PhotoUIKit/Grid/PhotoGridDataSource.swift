#if canImport(UIKit)
    import Foundation
    import PhotoContract
    import PresentationKit
    import UIKit
    import UIKitHost

    /// The cells of a grid of photos, each bound to its view model, below a heading and above a line of text.
    ///
    /// A view controller gives it the photos and sees nothing else of the cells. A picture is fetched as soon as UIKit prefetches
    /// the cell, and its fetch is cancelled when the cell is reused, or not shown after all.
    @MainActor
    final class PhotoGridDataSource<Cell: PhotoCellViewModel> {
        private let view: UICollectionView
        private let cells: ChildViewModels<String, Cell>
        private let wording: Wording
        private var state = PhotoGridState(title: Phrase(verbatim: ""))
        private lazy var photos = CollectionDataSource<PhotoItem>(
            view,
            supplements: [
                CollectionSupplement(UICollectionView.elementKindSectionHeader, PhotoGridLine.self) { [weak self] in
                    if let self { $0.show(wording(state.title), as: .headline) }
                },
                CollectionSupplement(UICollectionView.elementKindSectionFooter, PhotoGridLine.self) { [weak self] in
                    if let self { $0.show(state.footer.map { self.wording($0) }, as: .footnote) }
                },
            ]
        )

        init(_ view: UICollectionView, cells: ChildViewModels<String, Cell>, wording: Wording) {
            (self.view, self.cells, self.wording) = (view, cells, wording)
            photos.register(PhotoCell.self, children: cells) {
                $0.bind($1, wording)
            } configure: { cell, item in
                cell.show(item, wording)
                cells.child(for: item.id).update(to: item.revision)
            }
        }

        func update(_ state: PhotoGridState) {
            self.state = state
            photos.apply(Snapshot(state.items))
        }

        /// Returns the identity of the photo at a place, or nil if there is none.
        func id(at indexPath: IndexPath) -> String? { photos.item(at: indexPath)?.id }

        /// Returns the view of a photo, or nil if it is not on the screen.
        func picture(of id: String) -> UIView? {
            let place = photos.snapshot.items.firstIndex { $0.id == id }
            let cell = place.flatMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
            return (cell as? PhotoCell)?.image
        }

        var selection: [String] { (view.indexPathsForSelectedItems ?? []).sorted().compactMap(id) }
    }
#endif
