public import PresentationKit

/// The rows of a collection view, and the cells that show them.
///
/// A data source is output: a view controller registers its kinds of cells, and applies the snapshots that come from its
/// presenter. The collection view keeps its selection and its scroll position by the identity of the rows. What concerns
/// a single cell, such as a button in it, stays in the data source: a cell binds its events when it is configured.
///
/// ```swift
/// struct Book: Identifiable, Equatable, Sendable {
///     let id: String
///     let title: String
/// }
///
/// let list = CollectionView<String>()
/// let books = CollectionDataSource<Book>(list)
/// books.register { Label() } configure: { label, book in label.text = [TerminalText(book.title)] }
/// books.append([Book(id: "typee", title: "Typee"), Book(id: "omoo", title: "Omoo")])
/// ```
///
/// The name and the idea come from UIKit's diffable data sources.
@MainActor
open class CollectionDataSource<Item: Identifiable & Equatable & Sendable> where Item.ID: Sendable {
    /// The rows that are shown now.
    public private(set) var snapshot = Snapshot<Item>()
    /// The number of items before the snapshot that were printed and forgotten.
    private var forgottenItems = 0
    private let view: CollectionView<Item.ID>
    private var itemKinds: [CellKind<Item>] = []
    private var detail: @MainActor (Item?) -> Void = { _ in }
    private var detailedItem: Item?

    /// Creates the data source of a collection view, in place of its last one; the view does not keep it alive.
    public init(_ view: CollectionView<Item.ID>) {
        self.view = view
        view.content = self
    }

    // MARK: - Cells

    /// Registers a kind of cells for items.
    ///
    /// An item is shown by the first kind that accepts it. A cell that is not on the screen any more is reused.
    ///
    /// - Parameters:
    ///   - accepts: decides whether cells of the kind show an item; they show every item by default.
    ///   - make: creates a cell.
    ///   - configure: shows an item in a cell; called again when the content of the item has changed.
    ///   - end: called when the cell does not show the item any more, with the item that it began with.
    public func register<Cell: Component>(
        where accepts: @escaping @MainActor (Item) -> Bool = { _ in true },
        make: @escaping @MainActor () -> Cell,
        configure: @escaping @MainActor (Cell, Item) -> Void,
        end: @escaping @MainActor (Cell, Item) -> Void = { _, _ in }
    ) {
        itemKinds.append(CellKind(accepts: accepts, make: make, configure: configure, end: end))
    }

    /// Registers a kind of cells that have work of their own, done by a child view model for each item.
    ///
    /// The child exists while its item is on the screen.
    ///
    /// - Parameters:
    ///   - accepts: decides whether cells of the kind show an item; they show every item by default.
    ///   - children: the child view models by the identity of the items; used by these cells alone.
    ///   - make: creates a cell.
    ///   - bind: binds a cell to the child of the item that it is about to show.
    ///   - configure: shows an item in a cell; called again when the content of the item has changed.
    public func register<Cell: Component, Child>(
        where accepts: @escaping @MainActor (Item) -> Bool = { _ in true },
        children: ChildViewModels<Item.ID, Child>,
        make: @escaping @MainActor () -> Cell,
        bind: @escaping @MainActor (Cell, Child) -> Void,
        configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        let kind = CellKind(accepts: accepts, make: make) { cell, item in
            bind(cell, children.child(for: item.id))
        } configure: { cell, item in
            configure(cell, item)
        } end: { _, item in
            children.remove(item.id)
        }
        itemKinds.append(kind)
    }

    /// Registers what shows the selected item as a whole, in a component beside the list, as one of a ``Split``.
    ///
    /// Lines have no selection, so nothing is shown there.
    ///
    /// - Parameter show: shows an item, or nil where none is selected; called when another item is selected, or when its content
    ///   has changed, while the list is laid out.
    public func registerDetail(_ show: @escaping @MainActor (Item?) -> Void) {
        detail = show
    }

    // MARK: - Commands

    /// Returns a command that sends an event about the selected item, or about the one whose number is typed.
    ///
    /// - Parameters:
    ///   - name: the word for the command line of a full screen.
    ///   - title: the title for the prompt, a word or two.
    ///   - keys: the keys that perform the command.
    ///   - event: returns the event about an item.
    ///   - listener: the listener that receives the event.
    /// - Returns: The command, or nil if there is no item.
    public func command<Event: ViewEvent>(
        _ name: String,
        _ title: Phrase,
        keys: [Key],
        sending event: @escaping @MainActor (Item.ID) -> Event,
        to listener: AnyEventListener<Event>
    ) -> KeyCommand? {
        guard let numbers else { return nil }
        let ids = snapshot.items.map(\.id)
        return KeyCommand(name, title, keys: keys, numbers: numbers, selected: selectedNumber) { number in
            listener.handle(event: event(ids[number - numbers.lowerBound]))
        }
    }

    /// Returns a command that sends an event with a text about the selected item, or about the one whose number is typed before
    /// the text, such as `rename 1 Walk`.
    ///
    /// - Parameters:
    ///   - name: the word for the command line of a full screen.
    ///   - title: the title for the prompt, a word or two.
    ///   - keys: the keys that open the command line.
    ///   - text: returns the present text of an item, with which the command line begins.
    ///   - event: returns the event about an item with a text.
    ///   - listener: the listener that receives the event.
    /// - Returns: The command, or nil if there is no item.
    public func command<Event: ViewEvent>(
        _ name: String,
        _ title: Phrase,
        keys: [Key],
        editing text: @escaping @MainActor (Item) -> String,
        sending event: @escaping @MainActor (Item.ID, String) -> Event,
        to listener: AnyEventListener<Event>
    ) -> KeyCommand? {
        guard let numbers else { return nil }
        let items = snapshot.items
        return KeyCommand(name, title, keys: keys, numbers: numbers, selected: selectedNumber) { number in
            text(items[number - numbers.lowerBound])
        } performWithText: { number, new in
            listener.handle(event: event(items[number - numbers.lowerBound].id, new))
        }
    }

    private var selectedNumber: Int? { view.selection.flatMap(row(of:)).map(number(ofRow:)) }

    // MARK: - Rows

    /// Shows other rows.
    ///
    /// On lines, rows that only follow those before are printed alone; after any other change all rows are printed. A
    /// change that a cell makes while it is configured follows when the list has been laid out or printed, and so do those
    /// of ``append(_:)`` and ``update(_:)``.
    ///
    /// - Complexity: O(n log n) in the number of rows at worst; ``append(_:)`` knows which rows are new.
    public func apply(_ new: Snapshot<Item>) {
        view.performChange { [weak self] in
            guard let self else { return }
            let old = snapshot
            forgottenItems = 0
            snapshot = new
            if !old.items.isEmpty, new.items.starts(with: old.items) {
                if new.items.count > old.items.count { view.contentDidAppend(from: old.items.count) }
                return
            }
            let difference = new.difference(from: old)
            let map = RowMap(difference, from: old.items.count, to: new.items.count)
            view.contentDidChange(map, updated: difference.updated)
        }
    }

    /// Appends items to the end of the list.
    ///
    /// An item that the list has already is left out, because the pages of a list that changes meanwhile overlap. On a
    /// host without a user, the rows that were printed before are forgotten, and the numbers go on.
    ///
    /// - Complexity: O(*k*) in the number of new items.
    public func append(_ items: [Item]) {
        view.performChange { [weak self] in
            guard let self else { return }
            if view.canForgetRows { forgetRows() }
            let count = snapshot.items.count
            snapshot.append(items)
            if snapshot.items.count > count { view.contentDidAppend(from: count) }
        }
    }

    /// Replaces the content of items; an item that is not in the list is ignored.
    ///
    /// Lines that were printed stay as they are; coming back to the screen prints the new content.
    ///
    /// - Complexity: O(n) in the number of rows.
    public func update(_ items: [Item]) {
        view.performChange { [weak self] in
            guard let self else { return }
            let rows = snapshot.update(items)
            if !rows.isEmpty { view.contentDidUpdate(rows) }
        }
    }

    /// Forgets the rows, but goes on with their numbers.
    private func forgetRows() {
        forgottenItems += snapshot.items.count
        snapshot = Snapshot()
        view.contentDidForget()
    }
}

extension CollectionDataSource: CollectionContent {
    var rowCount: Int { snapshot.items.count }

    var numbers: ClosedRange<Int>? { rowCount > 0 ? number(ofRow: 0)...number(ofRow: rowCount - 1) : nil }

    func id(atRow row: Int) -> Item.ID { snapshot.items[row].id }

    func row(of id: Item.ID) -> Int? {
        snapshot.contains(id) ? snapshot.items.firstIndex { $0.id == id } : nil
    }

    func number(ofRow row: Int) -> Int { forgottenItems + row + 1 }

    func contains(_ id: Item.ID) -> Bool {
        snapshot.contains(id)
    }

    func makeCell(forRow row: Int) -> CollectionCell {
        let item = snapshot.items[row]
        guard let kind = kind(for: item) else {
            assertionFailure("No kind of cells accepts the item '\(item.id)': register one for it.")
            return CollectionCell(Component())
        }
        return kind.cell(showing: item)
    }

    func update(_ cell: CollectionCell, toRow row: Int) -> Bool {
        let item = snapshot.items[row]
        guard let cell = cell as? CellKind<Item>.Cell, let kind = cell.kind, kind === self.kind(for: item) else {
            return false
        }
        cell.update(to: item)
        return true
    }

    func showDetail(ofRow row: Int?) {
        let item = row.map { snapshot.items[$0] }
        guard item != detailedItem else { return }
        detailedItem = item
        detail(item)
    }

    private func kind(for item: Item) -> CellKind<Item>? {
        itemKinds.first { $0.accepts(item) }
    }
}
