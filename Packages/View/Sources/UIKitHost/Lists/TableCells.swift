#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The cells of a table, by UIKit's diffable data source.
    @MainActor
    struct TableCells<Item: Identifiable>: CellView where Item.ID: Sendable {
        private let view: UITableView
        private let source: UITableViewDiffableDataSource<Int, Item.ID>

        init(_ view: UITableView, _ bindings: CellBindings<Item>) {
            self.view = view
            source = UITableViewDiffableDataSource(tableView: view) { view, path, id in
                bindings.cell(for: id) { view.dequeueReusableCell(withIdentifier: $0, for: path) } as? UITableViewCell
            }
        }

        func register(_ cell: UIView.Type, as identifier: String) {
            view.register(cell, forCellReuseIdentifier: identifier)
        }

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Item.ID>, animated: Bool) {
            source.apply(snapshot, animatingDifferences: animated)
        }

        func id(at indexPath: IndexPath) -> Item.ID? { source.itemIdentifier(for: indexPath) }
    }
#endif
