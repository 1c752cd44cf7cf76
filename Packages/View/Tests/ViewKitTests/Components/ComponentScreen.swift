import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ViewKit

/// A screen of one component, which draws and handles keys as a full-screen host does.
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
        host = StubSceneHost(traits, isSession)
        component.attach(to: host, controller: controller)
        component.isFocused = component.canBecomeFocused
        resize(columns: columns, rows: rows)
    }

    func resize(columns: Int, rows: Int) {
        component.frame = Rect(.zero, Size(columns: columns, rows: rows))
    }

    /// The component, drawn.
    var canvas: Canvas {
        component.layoutIfNeeded()
        var canvas = Canvas(CellGrid(component.frame.size), metrics: host.traits.metrics)
        component.display(on: &canvas)
        return canvas
    }

    /// The rows of the drawn component, without trailing spaces, and without the bar of the selection.
    var rows: [String] {
        let grid = canvas.grid
        return (0..<grid.size.rows).map { String(grid.text(ofRow: $0).dropFirst(barColumns)) }
    }

    /// The columns of the bar that marks the selected row of a list.
    private var barColumns: Int { (component as? any SelectionBarred)?.indent.bar ?? 0 }

    /// The number of updates that the component scheduled.
    var updates: Int { host.updates }

    /// The component that got the focus last.
    var focused: Component? { host.focused }

    /// The cell of the cursor.
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
        guard let command = responder.commandsOfChain.first(where: { $0.keys.contains(key) }) else { return false }
        switch command.action {
        case .perform(let perform): perform()
        case .choose(_, let selected, let perform): if let selected { perform(selected) }
        case .enter(_, let withoutText, _): withoutText?()
        case .edit: break
        }
        return true
    }
}

/// A component whose selected row has a bar.
@MainActor
private protocol SelectionBarred {
    var indent: CellIndent { get }
}

extension CollectionView: SelectionBarred {}

/// A host that has traits and nothing else.
@MainActor
private final class StubSceneHost: SceneHost, AlertSurface {
    let traits: Traits
    let isSession: Bool
    let isFullScreen = false
    let canPrompt = true
    var outcome = ExitOutcome.done
    private(set) var updates = 0
    private(set) weak var focused: Component?
    private(set) lazy var alerts = AlertHost(surface: self)

    init(_ traits: Traits, _ isSession: Bool) {
        self.traits = traits
        self.isSession = isSession
    }

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {}
    func remove() {}
    func makeTasks() -> TaskLifetime { TaskLifetime() }
    func showMessage(_ text: TerminalText) {}
    func showProgress(of screen: any Screen) {}
    func copy(_ text: String) {}
    func takeRecords(_ records: @autoclosure () -> [Record]) {}
    func takeJSON(_ text: JSONText) {}
    func focus(_ component: Component) { focused = component }
    func setNeedsUpdate() { updates += 1 }
}
