import PhotoContract
import PresentationKit
import ViewKit

/// The cells of a grid of photos, each bound to its view model while it is on the screen.
final class PhotoGridDataSource<Cell: PhotoCellViewModel>: CollectionDataSource<PhotoItem> {
    private let cells: ChildViewModels<String, Cell>

    init(_ view: PhotoGridRootView, cells: ChildViewModels<String, Cell>) {
        self.cells = cells
        super.init(view.grid)
        registerDetail { [weak preview = view.preview] item in
            preview?.show(item, item.map { cells.child(for: $0.id) })
        }
        register(
            children: cells,
            make: PhotoCell.init,
            bind: { $0.bind($1) },
            configure: { cell, item in
                cell.show(item)
                cells.child(for: item.id).update(to: item.revision)
            }
        )
    }

    /// Fetches the picture of a cell on the screen again if that failed.
    func retry(_ id: String) {
        cells.child(for: id).retry()
    }
}
