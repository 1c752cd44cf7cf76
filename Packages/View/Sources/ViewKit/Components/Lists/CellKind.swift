/// A kind of cells, and those of them that await their reuse.
@MainActor
struct CellKind<Value> {
    /// A cell of the kind that shows a value.
    struct Cell {
        let component: Component
        let configure: @MainActor (Value) -> Void
        let end: @MainActor () -> Void
    }

    /// Returns whether cells of the kind show a value.
    let accepts: @MainActor (Value) -> Bool
    /// Returns a new or reused cell that shows a value.
    let makeCell: @MainActor (Value) -> Cell

    /// Creates a kind without cells.
    ///
    /// - Parameters:
    ///   - accepts: decides whether cells of the kind show a value.
    ///   - make: creates a cell.
    ///   - begin: called when a cell is about to show another value.
    ///   - configure: shows a value in a cell.
    ///   - end: called when the cell does not show the value any more.
    init<Component: ViewKit.Component>(
        accepts: @escaping @MainActor (Value) -> Bool,
        make: @escaping @MainActor () -> Component,
        begin: @escaping @MainActor (Component, Value) -> Void,
        configure: @escaping @MainActor (Component, Value) -> Void,
        end: @escaping @MainActor (Component, Value) -> Void
    ) {
        let pool = Pool<Component>()
        self.accepts = accepts
        makeCell = { value in
            let component = pool.components.popLast() ?? make()
            begin(component, value)
            configure(component, value)
            return Cell(component: component) { value in
                configure(component, value)
            } end: {
                end(component, value)
                pool.components.append(component)
            }
        }
    }

    @MainActor
    private final class Pool<Component: ViewKit.Component> {
        var components: [Component] = []
    }
}
