#if canImport(UIKit)
    import Foundation
    import UIKit
    import UIKitHost

    /// The delegate of a grid, and of the search field and the controls around it, which passes what the user does to closures.
    ///
    /// The article on a scalable iOS architecture proposes it for delegates, beside a view controller that is one itself: here
    /// three view controllers share it.
    final class PhotoGridInput: NSObject, UICollectionViewDelegate, UISearchBarDelegate {
        /// Opens a photo, given by its identity.
        var open: @MainActor (String) -> Void = { _ in }
        /// Called when the last photo appears.
        var reachEnd: @MainActor () -> Void = {}
        /// Returns the actions on photos, given by their identities.
        var actions: @MainActor ([String]) -> [UIAction] = { _ in [] }
        var search: @MainActor (String) -> Void = { _ in }
        /// Ends a wait before a retry.
        var cancelWait: @MainActor () -> Void = {}
        /// The photo that was opened last, or nil.
        private(set) var opened: String?
        private let id: @MainActor (IndexPath) -> String?

        init(_ rootView: PhotoGridRootView, id: @escaping @MainActor (IndexPath) -> String?) {
            self.id = id
            super.init()
            rootView.grid.delegate = self
            rootView.search.delegate = self
            rootView.status.cancelButton.addAction(
                UIAction { [weak self] _ in self?.cancelWait() },
                for: .touchUpInside
            )
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard !collectionView.isEditing else { return }
            collectionView.deselectItem(at: indexPath, animated: true)
            opened = id(indexPath)
            opened.map(open)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            if indexPath.item == collectionView.numberOfItems(inSection: indexPath.section) - 1 { reachEnd() }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            let ids = indexPaths.compactMap(id)
            guard !ids.isEmpty else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [actions] _ in
                UIMenu(children: actions(ids))
            }
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searchBar.resignFirstResponder()
            search(searchBar.text ?? "")
            searchBar.text = nil
        }
    }
#endif
