#if canImport(UIKit)
    import Foundation
    public import UIKit
    public import UIKitHost

    /// The root view of a screen with photos or albums, below a search field and the status.
    public final class PhotoGridRootView: UIView, AppView {
        /// The field for the words of a search; hidden on a screen without one.
        public let search = UISearchBar()
        /// The progress and the messages.
        public let status = StatusView()
        /// The photos.
        public let grid = UICollectionView(frame: .zero, collectionViewLayout: PhotoGridRootView.makeLayout())

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            search.isHidden = true
            grid.alwaysBounceVertical = true
            grid.keyboardDismissMode = .onDrag
            grid.allowsMultipleSelectionDuringEditing = true
            fill(with: [search, status, grid])
        }

        /// Begins or ends the selection of several photos.
        func setEditing(_ isEditing: Bool) {
            grid.isEditing = isEditing
            for path in grid.indexPathsForSelectedItems ?? [] { grid.deselectItem(at: path, animated: false) }
        }

        /// Rows of as many photos as there is room for, between a heading that stays and a line of text.
        private static func makeLayout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { _, environment in
                let columns = max(2, Int(environment.container.effectiveContentSize.width / 160))
                let photo = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                        heightDimension: .estimated(220)
                    )
                )
                let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220))
                let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line,
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
                header.pinToVisibleBounds = true
                let footer = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: row, repeatingSubitem: photo, count: columns)
                )
                section.boundarySupplementaryItems = [header, footer]
                return section
            }
        }
    }
#endif
