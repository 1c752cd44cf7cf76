/// A kind of cells, and those of them that await their reuse.
@MainActor
final class CellKind<Value> {
    let accepts: @MainActor (Value) -> Bool
    private let make: @MainActor () -> Cell
    /// The first of the cells that await their reuse.
    private var free: Cell?

    /// Creates a kind without cells.
    ///
    /// - Parameters:
    ///   - accepts: decides whether cells of the kind show a value.
    ///   - begin: called when a component is about to show another value.
    ///   - configure: shows a value in a component.
    ///   - end: called when a component no longer shows the value that it began with.
    init<Component: ViewKit.Component>(
        accepts: @escaping @MainActor (Value) -> Bool = { _ in true },
        make: @escaping @MainActor () -> Component,
        begin: @escaping @MainActor (Component, Value) -> Void = { _, _ in },
        configure: @escaping @MainActor (Component, Value) -> Void,
        end: @escaping @MainActor (Component, Value) -> Void = { _, _ in }
    ) {
        self.accepts = accepts
        self.make = {
            let component = make()
            return Cell(component) {
                begin(component, $0)
            } configure: {
                configure(component, $0)
            } end: {
                end(component, $0)
            }
        }
    }

    func cell(showing value: Value) -> CollectionCell {
        let cell = free ?? makeCell()
        free = cell.next
        cell.begin(value)
        return cell
    }

    private func makeCell() -> Cell {
        let cell = make()
        cell.kind = self
        return cell
    }

    /// A cell of the kind, which shows one value after the other.
    @MainActor
    final class Cell: CollectionCell {
        private let begin: @MainActor (Value) -> Void
        private let configure: @MainActor (Value) -> Void
        private let end: @MainActor (Value) -> Void
        /// The kind of the cell, which keeps it while it awaits its reuse.
        fileprivate(set) weak var kind: CellKind?
        /// The next one of the cells that await their reuse.
        fileprivate var next: CellKind.Cell?
        private var value: Value?

        init(
            _ component: Component,
            begin: @escaping @MainActor (Value) -> Void,
            configure: @escaping @MainActor (Value) -> Void,
            end: @escaping @MainActor (Value) -> Void
        ) {
            self.begin = begin
            self.configure = configure
            self.end = end
            super.init(component)
        }

        fileprivate func begin(_ value: Value) {
            next = nil
            self.value = value
            begin(value)
            configure(value)
        }

        /// Shows the present content of the value.
        func update(to value: Value) {
            configure(value)
        }

        override func finish() {
            super.finish()
            if let value { end(value) }
            value = nil
            next = kind?.free
            kind?.free = self
        }
    }
}
