#if canImport(UIKit)
    public import Foundation
    public import PresentationKit
    public import UIKit

    /// The rows of a table or a collection view, and the cells that show them.
    ///
    /// It has the shape of ViewKit's class of the same name, over UIKit's diffable data sources. A data source is output:
    /// a view controller registers its kinds of cells, and applies the snapshots that come from its presenter; selecting
    /// a row is input, and belongs to the delegate. What concerns a single cell, such as a button in it, stays in the
    /// data source: a cell binds its events when it is configured.
    ///
    /// ```swift
    /// struct Book: Identifiable, Equatable, Sendable {
    ///     let id: String
    ///     let title: String
    /// }
    ///
    /// final class BookCell: UITableViewCell {
    ///     private(set) lazy var title: UILabel = {
    ///         let label = UILabel()
    ///         contentView.addSubview(label)
    ///         return label
    ///     }()
    /// }
    ///
    /// @MainActor
    /// func show(_ books: [Book], in table: UITableView) -> CollectionDataSource<Book> {
    ///     let source = CollectionDataSource<Book>(table)
    ///     source.register(BookCell.self) { cell, book in cell.title.text = book.title }
    ///     source.append(books)
    ///     return source
    /// }
    /// ```
    @MainActor
    public final class CollectionDataSource<Item: Identifiable & Equatable & Sendable> where Item.ID: Sendable {
        /// The rows that are shown now.
        public private(set) var snapshot = Snapshot<Item>()
        private var items: [Item.ID: Item] = [:]
        private let bindings: CellBindings<Item>
        private let cells: any CellView<Item.ID>

        /// Creates the data source of a table, in place of its last one.
        public convenience init(_ view: UITableView) {
            let bindings = CellBindings<Item>()
            self.init(TableCells(view, bindings), bindings)
        }

        /// Creates the data source of a collection view, in place of its last one.
        ///
        /// - Parameters:
        ///   - view: the collection view.
        ///   - supplements: its headers and footers, of all kinds that its layout has.
        public convenience init(_ view: UICollectionView, supplements: [CollectionSupplement] = []) {
            let bindings = CellBindings<Item>()
            self.init(CollectionCells(view, supplements, bindings), bindings)
        }

        private init(_ cells: any CellView<Item.ID>, _ bindings: CellBindings<Item>) {
            self.cells = cells
            self.bindings = bindings
            bindings.item = { [weak self] in self?.items[$0] }
        }

        /// Returns the item at a place, for the delegate of the view, or nil if there is none.
        public func item(at indexPath: IndexPath) -> Item? {
            cells.id(at: indexPath).flatMap { items[$0] }
        }

        // MARK: - Cells

        /// Registers a kind of cells for items.
        ///
        /// An item is shown by the first kind that accepts it.
        ///
        /// - Parameters:
        ///   - cell: the class of the cells: of table cells for a table, of collection view cells for a collection view.
        ///   - accepts: decides whether cells of the kind show an item; they show every item by default.
        ///   - configure: shows an item in a cell; called again when the content of the item has changed.
        ///   - end: called when the cell does not show the item any more, with the item that it began with.
        public func register<Cell: UIView>(
            _ cell: Cell.Type,
            where accepts: @escaping @MainActor (Item) -> Bool = { _ in true },
            configure: @escaping @MainActor (Cell, Item) -> Void,
            end: @escaping @MainActor (Cell, Item) -> Void = { _, _ in }
        ) {
            add(cell, where: accepts, configure: configure, end: end)
        }

        /// Registers a kind of cells that have work of their own, done by a child view model for each item.
        ///
        /// The child exists until its cell is reused or its item is removed. A collection view has it made earlier, when it
        /// prefetches the item, and cancels its work where no cell follows.
        ///
        /// - Parameters:
        ///   - cell: the class of the cells.
        ///   - accepts: decides whether cells of the kind show an item; they show every item by default.
        ///   - children: the child view models by the identity of the items; used by these cells alone.
        ///   - bind: binds a cell to the child of the item that it is about to show.
        ///   - configure: shows an item in a cell; called again when the content of the item has changed.
        public func register<Cell: UIView, Child>(
            _ cell: Cell.Type,
            where accepts: @escaping @MainActor (Item) -> Bool = { _ in true },
            children: ChildViewModels<Item.ID, Child>,
            bind: @escaping @MainActor (Cell, Child) -> Void,
            configure: @escaping @MainActor (Cell, Item) -> Void
        ) {
            add(
                cell,
                where: accepts,
                prefetch: { _ = children.child(for: $0) },
                cancelPrefetching: children.remove,
                begin: { bind($0, children.child(for: $1.id)) },
                configure: configure,
                end: { children.remove($1.id) }
            )
        }

        private func add<Cell: UIView>(
            _ cell: Cell.Type,
            where accepts: @escaping @MainActor (Item) -> Bool,
            prefetch: @escaping @MainActor (Item.ID) -> Void = { _ in },
            cancelPrefetching: @escaping @MainActor (Item.ID) -> Void = { _ in },
            begin: @escaping @MainActor (Cell, Item) -> Void = { _, _ in },
            configure: @escaping @MainActor (Cell, Item) -> Void,
            end: @escaping @MainActor (Cell, Item) -> Void
        ) {
            func typed(_ action: @escaping @MainActor (Cell, Item) -> Void) -> @MainActor (UIView, Item) -> Void {
                { view, item in
                    guard let cell = view as? Cell else {
                        return assertionFailure("The view has no cells of the class \(Cell.self).")
                    }
                    action(cell, item)
                }
            }
            let kind = CellBindings<Item>.Kind(
                accepts: accepts,
                prefetch: prefetch,
                cancelPrefetching: cancelPrefetching,
                begin: typed(begin),
                configure: typed(configure),
                end: typed(end)
            )
            cells.register(cell, as: bindings.add(kind))
        }

        // MARK: - Rows

        /// Shows other rows.
        ///
        /// - Complexity: O(n) in the number of rows, and what UIKit needs for their difference.
        public func apply(_ new: Snapshot<Item>, animated: Bool = true) {
            show(new, updated: changed(in: new), animated: animated)
        }

        /// Appends items to the end of the list.
        ///
        /// An item that the list has already is left out, because the pages of a list that changes meanwhile overlap.
        public func append(_ items: [Item]) {
            var new = snapshot
            new.append(items)
            show(new, updated: [], animated: true)
        }

        /// Replaces the content of items; an item that is not in the list is ignored.
        public func update(_ items: [Item]) {
            var new = snapshot
            let rows = new.update(items)
            show(new, updated: rows.map { new.items[$0].id }, animated: false)
        }

        private func changed(in new: Snapshot<Item>) -> [Item.ID] {
            new.items.filter { item in items[item.id].map { $0 != item } ?? false }.map(\.id)
        }

        private func show(_ new: Snapshot<Item>, updated: [Item.ID], animated: Bool) {
            let old = items
            snapshot = new
            items = Dictionary(uniqueKeysWithValues: new.items.map { ($0.id, $0) })
            var rows = NSDiffableDataSourceSnapshot<Int, Item.ID>()
            rows.appendSections([0])
            rows.appendItems(new.items.map(\.id))
            // A cell is configured again for the same kind only; for another one, UIKit has to ask for another cell.
            let isSameKind = { [bindings, items] id in
                guard let old = old[id], let new = items[id] else { return false }
                return bindings.haveSameKind(old, new)
            }
            rows.reconfigureItems(updated.filter(isSameKind))
            rows.reloadItems(updated.filter { !isSameKind($0) })
            bindings.end { items[$0] == nil }
            cells.apply(rows, animated: animated)
        }
    }
#endif
