import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ViewKit

/// A screen of one component, which draws and handles keys as a full-screen host does: it is drawn after each key.
@MainActor
final class ComponentScreen {
    let component: Component
    private let host: StubSceneHost
    private let controller = Responder()

    init(
        _ component: Component,
        columns: Int = 20,
        rows: Int = 1,
        language: Language = .english,
        ambiguous: CellMetrics.AmbiguousWidth = .narrow,
        isSession: Bool = true,
        showsPictures: Bool = true
    ) {
        self.component = component
        let traits = Traits(
            wording: Wording(language),
            metrics: CellMetrics(ambiguous: ambiguous),
            showsPictures: showsPictures
        )
        host = StubSceneHost(traits, isSession: isSession, isFullScreen: false)
        component.attach(to: host, controller: controller)
        component.isFocused = component.canBecomeFocused
        resize(columns: columns, rows: rows)
    }

    func resize(columns: Int, rows: Int) {
        component.frame = Rect(.zero, Size(columns: columns, rows: rows))
        draw()
    }

    func draw() { _ = canvas }

    var canvas: Canvas {
        let size = component.frame.size
        return component.drawn(columns: size.columns, rows: size.rows, metrics: host.traits.metrics)
    }

    /// The rows of the drawn component, without trailing spaces, and without the bar of the selection.
    var rows: [String] {
        let grid = canvas.grid
        return (0..<grid.size.rows).map { String(grid.text(ofRow: $0).dropFirst(barColumns)) }
    }

    /// The columns of the bar that marks the selected row of a list.
    private var barColumns: Int { (component as? any SelectionBarred)?.indent.bar ?? 0 }

    var updates: Int { host.updates }

    var focused: Component? { host.focused }

    var cursor: Point? { canvas.cursor }

    /// The row with the cells of a surface in brackets, without the bar of the selection.
    func row(_ row: Int, marking surface: TextSurface) -> String {
        let grid = canvas.grid
        var text = ""
        var isMarked = false
        for column in barColumns..<grid.size.columns {
            let cell = grid[column, row]
            let marks = grid.style(at: Point(column: column, row: row)).surface == surface
            if marks != isMarked, cell.width > 0 {
                text += marks ? "[" : "]"
                isMarked = marks
            }
            grid.append(cell, to: &text)
        }
        if isMarked { text += "]" }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Presses keys, and records an issue for one that nothing handles.
    func press(_ keys: Key..., on responder: Component? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        for key in keys where !handles(key, in: responder ?? component) {
            Issue.record("Nothing handles \(key.label).", sourceLocation: sourceLocation)
        }
    }

    /// Presses a key, and returns whether something handled it.
    func handles(_ key: Key, in responder: Component? = nil) -> Bool {
        let responder = responder ?? component
        draw()
        defer { draw() }
        if let input = responder as? any TextInput {
            if let text = key.text {
                input.insert(text)
                return true
            }
            if key == .backspace {
                input.deleteBackward()
                return true
            }
        }
        return responder.press(key)
    }
}

@MainActor
private protocol SelectionBarred {
    var indent: CellIndent { get }
}

extension CollectionView: SelectionBarred {}
