import Foundation

/// The cells of a table or of a collection view on the screen: as many as it has room for, whichever the first one is; those
/// that left the screen are reused.
@MainActor
final class StandInCells<Cell: UIView> {
    var room = 10
    /// The number of items that are scrolled away above.
    private(set) var top = 0
    private(set) var shown: [IndexPath: Cell] = [:]
    /// The places of all items, in order.
    var paths: @MainActor () -> [IndexPath] = { [] }
    /// Returns the cell of an item, by the data source.
    var provide: @MainActor (IndexPath) -> Cell? = { _ in nil }
    var willDisplay: @MainActor (Cell, IndexPath) -> Void = { _, _ in }
    private var reusable: [(identifier: String, cell: Cell)] = []
    private var identifiers: [ObjectIdentifier: String] = [:]
    /// The number of items at the last layout: the view scrolls no farther, whatever its data source has by now.
    private var laidOut = 0

    func dequeue(_ identifier: String, make: () -> Cell?) -> (cell: Cell, isReused: Bool) {
        if let place = reusable.firstIndex(where: { $0.identifier == identifier }) {
            return (reusable.remove(at: place).cell, true)
        }
        guard let cell = make() else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
        }
        identifiers[ObjectIdentifier(cell)] = identifier
        return (cell, false)
    }

    private func reuse(_ cell: Cell) {
        reusable.append((identifiers[ObjectIdentifier(cell)] ?? "", cell))
    }

    var ordered: [Cell] { shown.sorted { $0.key < $1.key }.map(\.value) }

    func layOut() {
        laidOut = paths().count
    }

    func scroll(to row: Int) {
        top = max(0, min(row, paths().count - room))
        display()
    }

    /// Scrolls as far as the last layout allows.
    func scroll(to path: IndexPath) {
        scroll(to: min(paths().firstIndex(of: path) ?? 0, max(0, laidOut - room)))
    }

    /// Takes over items that moved: cells follow their items.
    func move(_ places: [IndexPath: IndexPath]) {
        let old = shown
        shown = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let place = places[path] { shown[place] = cell } else { reuse(cell) }
        }
        scroll(to: top)
        UIStandIn.begin { [weak self] in self?.layOut() }
    }

    /// Replaces the cell of a visible item by another one.
    func reload(_ path: IndexPath) {
        guard let cell = shown.removeValue(forKey: path) else { return }
        display()
        reuse(cell)
    }

    /// Configures the cell of a visible item once more, by the same cell.
    func reconfigure(_ path: IndexPath) {
        guard let cell = shown[path] else { return }
        reusable.insert((identifiers[ObjectIdentifier(cell)] ?? "", cell), at: 0)
        precondition(provide(path) === cell, "The cell provider returned another cell for a reconfigured item.")
        reusable.removeAll { $0.cell === cell }
    }

    /// Shows the cells of the visible items, and returns the others to the queue.
    private func display() {
        let visible = paths().dropFirst(top).prefix(room)
        for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
            shown[path] = nil
            reuse(cell)
        }
        for path in visible where shown[path] == nil {
            guard let cell = provide(path) else { continue }
            shown[path] = cell
            willDisplay(cell, path)
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(row: row, section: section)
            }
        }
        return paths
    }

    /// Returns where the items of another snapshot are in this one.
    func places(of old: NSDiffableDataSourceSnapshot) -> [IndexPath: IndexPath] {
        let new = paths
        return Dictionary(uniqueKeysWithValues: old.paths.compactMap { item, path in new[item].map { (path, $0) } })
    }

    /// Reconfigures and reloads the cells of the items that are to be.
    @MainActor
    func update<Cell>(_ cells: StandInCells<Cell>) {
        let paths = paths
        for item in reconfiguredItemIdentifiers { paths[item].map { cells.reconfigure($0) } }
        for item in reloadedItemIdentifiers { paths[item].map { cells.reload($0) } }
    }
}
