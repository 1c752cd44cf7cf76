import AttemptKit
import Determinism
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

/// A component of one row that records its keys, clicks and notches.
@MainActor
final class Part: Component {
    let name: String
    var keys: [Key] = []
    private(set) var performed: [String] = []

    init(_ name: String, keys: [Key] = []) {
        self.name = name
        self.keys = keys
    }

    override var canBecomeFocused: Bool { true }
    override var status: TerminalText { TerminalText("at \(name)") }

    override var commands: [KeyCommand] {
        keys.map { key in
            KeyCommand(name, Phrase(verbatim: name), keys: [key]) { [weak self] in self?.performed.append(key.label) }
        }
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(columns: size.columns, rows: 1) }

    override func draw(on canvas: inout Canvas) {
        canvas.draw(TerminalText(name, style: isFocused ? .on(.focus) : .plain), at: .zero)
    }

    override func didTap(at point: Point) { performed.append("tap \(point.column),\(point.row)") }
    override func didScroll(by rows: Int) { performed.append("scroll \(rows)") }
}

@MainActor
final class Field: Component, TextInput {
    private(set) var text = ""

    override var canBecomeFocused: Bool { true }

    func insert(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

/// A host that runs on a spy until the session is freed, and the ways to drive it.
@MainActor
final class HostSession {
    let host: ScreenHost
    let terminal: SpyTerminal
    let clock: TestClock
    private let running: Task<ExitOutcome, Never>

    /// Starts a host with a screen, and returns when the first frame was drawn.
    init(
        _ screen: any Screen,
        size: Size = Size(columns: 40, rows: 8),
        wording: Wording = Wording(.english),
        capabilities: TerminalCapabilities = .fullTerminal,
        messages: [TerminalText] = [],
        isFullAfterFrame: Bool = false
    ) async {
        let terminal = SpyTerminal(size, capabilities: capabilities)
        terminal.isFullAfterFrame = isFullAfterFrame
        let clock = TestClock()
        let host = ScreenHost(terminal: terminal, wording: wording, clock: clock)
        for message in messages { host.showMessage(message) }
        host.show(screen)
        running = Task { await host.run() }
        (self.host, self.terminal, self.clock) = (host, terminal, clock)
        while terminal.writeCount == 0 { await Task.yield() }
    }

    deinit { running.cancel() }

    /// Draws the first frames of the screen, so that further ones wait for the interval.
    func endBurst() async {
        while clock.sleeps.isEmpty {
            host.setNeedsUpdate()
            await Task.yield()
        }
    }

    /// Ends the session by Control-C, unless it has ended, and returns its outcome.
    @discardableResult
    func end() async -> ExitOutcome {
        terminal.send(.input(.key(.control("c"))))
        return await running.value
    }

    /// Shows a progress of the screen on top, or hides it.
    func showProgress(_ text: String?) {
        guard let screen = host.openScreens.top as? TestScreen else { return }
        screen.progress = text.map { .activity(Phrase(verbatim: $0)) }
        host.showProgress(of: screen)
    }

    /// Handles keys as the host does when they come from the terminal.
    func press(_ keys: Key...) {
        for key in keys { send(.input(.key(key))) }
    }

    func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    func send(_ event: ScreenTerminalEvent) {
        host.handle(event)
        if event.isAnsweredAtOnce { host.pacer.drawIfNeeded() }
    }

    func resize(to size: Size) {
        terminal.resize(to: size)
        send(.resized(size))
    }

    var rows: [String] { (0..<host.grid.size.rows).map(host.grid.text(ofRow:)) }

    var status: String { String(rows.last?.drop { $0 == " " } ?? "") }

    func characters(on surface: TextSurface) -> String {
        var text = ""
        for row in 0..<host.grid.size.rows {
            for column in 0..<host.grid.size.columns
            where host.grid.style(at: Point(column: column, row: row)).surface == surface {
                host.grid.append(host.grid[column, row], to: &text)
            }
        }
        return text
    }

    /// Expects that the terminal shows the last frame.
    func expectShown(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let difference = terminal.model.difference(from: host.grid, for: terminal.capabilities)
        #expect(difference == nil, comment, sourceLocation: sourceLocation)
    }
}
