#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The cells of a collection view, by UIKit's diffable data source.
    @MainActor
    struct CollectionCells<ID: Hashable & Sendable>: CellView {
        private let view: UICollectionView
        private let source: UICollectionViewDiffableDataSource<Int, ID>

        init(_ view: UICollectionView, provider: @escaping CellProvider<ID>) {
            self.view = view
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
                provider(id) { view.dequeueReusableCell(withReuseIdentifier: $0, for: path) } as? UICollectionViewCell
            }
        }

        func register(_ cell: UIView.Type, as identifier: String) {
            view.register(cell, forCellWithReuseIdentifier: identifier)
        }

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, ID>, animated: Bool) {
            source.apply(snapshot, animatingDifferences: animated)
        }

        func id(at indexPath: IndexPath) -> ID? { source.itemIdentifier(for: indexPath) }
    }
#endif
