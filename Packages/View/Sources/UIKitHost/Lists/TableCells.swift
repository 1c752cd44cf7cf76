#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The cells of a table, by UIKit's diffable data source.
    @MainActor
    struct TableCells<Section: Hashable & Sendable, ID: Hashable & Sendable>: CellView {
        private let view: UITableView
        private let source: TableSource<Section, ID>

        init(
            _ view: UITableView,
            title: @escaping @MainActor (Section) -> String?,
            provider: @escaping CellProvider<ID>
        ) {
            self.view = view
            source = TableSource(tableView: view) { view, path, id in
                provider(id) { view.dequeueReusableCell(withIdentifier: $0, for: path) } as? UITableViewCell
            }
            source.title = title
        }

        func register(_ cell: UIView.Type, as identifier: String) {
            view.register(cell, forCellReuseIdentifier: identifier)
        }

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, ID>, animated: Bool) {
            source.apply(snapshot, animatingDifferences: animated)
        }

        func id(at indexPath: IndexPath) -> ID? { source.itemIdentifier(for: indexPath) }
    }

    /// A diffable data source with titles of sections.
    private final class TableSource<Section: Hashable & Sendable, ID: Hashable & Sendable>:
        UITableViewDiffableDataSource<Section, ID>
    {
        var title: @MainActor (Section) -> String? = { _ in nil }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section).flatMap(title)
        }
    }
#endif
