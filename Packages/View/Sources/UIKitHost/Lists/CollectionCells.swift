#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The cells of a collection view, by UIKit's diffable data source.
    @MainActor
    final class CollectionCells<Item: Identifiable>: NSObject, CellView, UICollectionViewDataSourcePrefetching
    where Item.ID: Sendable {
        private let view: UICollectionView
        private let source: UICollectionViewDiffableDataSource<Int, Item.ID>
        private let bindings: CellBindings<Item>
        private let supplements: [CollectionSupplement]

        init(_ view: UICollectionView, _ supplements: [CollectionSupplement], _ bindings: CellBindings<Item>) {
            self.view = view
            self.bindings = bindings
            self.supplements = supplements
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
                bindings.cell(for: id) { view.dequeueReusableCell(withReuseIdentifier: $0, for: path) }
                    as? UICollectionViewCell
            }
            super.init()
            view.prefetchDataSource = self
            for supplement in supplements { supplement.register(in: view) }
            source.supplementaryViewProvider = { view, kind, path in
                supplements.first { $0.kind == kind }?.dequeue(from: view, at: path)
            }
        }

        func register(_ cell: UIView.Type, as identifier: String) {
            view.register(cell, forCellWithReuseIdentifier: identifier)
        }

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Item.ID>, animated: Bool) {
            source.apply(snapshot, animatingDifferences: animated)
            for supplement in supplements {
                view.visibleSupplementaryViews(ofKind: supplement.kind).forEach(supplement.configure)
            }
        }

        func id(at indexPath: IndexPath) -> Item.ID? { source.itemIdentifier(for: indexPath) }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            indexPaths.compactMap(id).forEach(bindings.prefetch)
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            indexPaths.compactMap(id).forEach(bindings.cancelPrefetching)
        }
    }
#endif
