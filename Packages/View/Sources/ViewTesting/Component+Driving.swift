package import ViewKit

extension Component {
    /// Lays the component out in a number of cells, and returns what it draws.
    package func drawn(columns: Int, rows: Int, metrics: CellMetrics = CellMetrics()) -> Canvas {
        frame = Rect(.zero, Size(columns: columns, rows: rows))
        layoutIfNeeded()
        var canvas = Canvas(CellGrid(frame.size), metrics: metrics)
        display(on: &canvas)
        return canvas
    }

    /// Returns the rows that the component draws, without trailing spaces.
    package func rows(columns: Int, rows: Int) -> [String] {
        let grid = drawn(columns: columns, rows: rows).grid
        return (0..<rows).map(grid.text(ofRow:))
    }
}

extension Responder {
    /// Performs the command of a key as a full-screen host does; returns false if no command of the chain has the key.
    @discardableResult
    package func press(_ key: Key) -> Bool {
        guard let command = command(for: key) else { return false }
        switch command.action {
        case .perform(let perform): perform()
        case .choose(_, let selected, let perform): if let selected { perform(selected) }
        case .enter(_, let withoutText, _): withoutText?()
        case .edit: break
        }
        return true
    }
}
