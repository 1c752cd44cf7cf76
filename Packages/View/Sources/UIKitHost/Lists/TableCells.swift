#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The cells of a table, by UIKit's diffable data source.
    @MainActor
    struct TableCells<ID: Hashable & Sendable>: CellView {
        private let view: UITableView
        private let source: UITableViewDiffableDataSource<Int, ID>

        init(_ view: UITableView, provider: @escaping CellProvider<ID>) {
            self.view = view
            source = UITableViewDiffableDataSource(tableView: view) { view, path, id in
                provider(id) { view.dequeueReusableCell(withIdentifier: $0, for: path) } as? UITableViewCell
            }
        }

        func register(_ cell: UIView.Type, as identifier: String) {
            view.register(cell, forCellReuseIdentifier: identifier)
        }

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, ID>, animated: Bool) {
            source.apply(snapshot, animatingDifferences: animated)
        }

        func id(at indexPath: IndexPath) -> ID? { source.itemIdentifier(for: indexPath) }
    }
#endif
