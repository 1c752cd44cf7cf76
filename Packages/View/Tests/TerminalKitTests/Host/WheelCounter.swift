import ViewKit

/// A component that shows the number of rows that the wheel has scrolled by.
final class WheelCounter: Component {
    private var rows = 0

    override func didScroll(by rows: Int) {
        self.rows += rows
        host?.setNeedsUpdate()
    }

    override func draw(on canvas: inout Canvas) {
        canvas.draw(TerminalText("\(rows)"), at: .zero)
    }
}
