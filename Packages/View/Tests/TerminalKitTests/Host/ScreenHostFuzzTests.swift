import Determinism
import PresentationKit
import TerminalEmulator
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

/// A session of random events: keys, clicks, pastes, alerts, messages, other sizes and other screens.
@MainActor
private final class FuzzedSession {
    private let seed: UInt64
    private var random: SeededGenerator
    private var session: HostSession
    private let client: AlertClient<SaveAction>
    private let label = Label("Call me Ishmael.", "鯨の話")
    private let emulator: TerminalEmulator
    private var emulatedSize: Size

    init(seed: UInt64) async throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        session = await HostSession(
            TestScreen(Self.makeView(label)),
            wording: Wording(seed % 2 == 0 ? .english : .japanese)
        )
        client = AlertClient(screen: ScreenAlerts(host: session.host.alerts))
        emulatedSize = session.terminal.size
        emulator = try TerminalEmulator(columns: emulatedSize.columns, rows: emulatedSize.rows)
        try await emulator.write(SessionSequence.enter)
    }

    private static func makeView(_ label: Component) -> Component {
        Stack(
            .vertical,
            [label, TextField(placeholder: Phrase(en: "Name", ja: "名前")), Part("部分"), Button(Phrase(verbatim: "OK"))]
        )
    }

    /// Sends events until the user has quit, and expects the last frame on the terminal after each.
    func run(steps: Int) async throws {
        for step in 0..<steps where !session.terminal.calls.contains("leave") {
            let event = sendRandomEvent()
            guard !session.terminal.calls.contains("leave") else { break }
            session.host.pacer.drawIfNeeded()
            let comment: Comment = "seed \(seed), step \(step): \(event)"
            guard isShown(comment), try await isEmulated(comment) else { break }
        }
    }

    /// Expects that the terminal shows the last frame.
    private func isShown(_ comment: Comment) -> Bool {
        let (host, model) = (session.host, session.terminal.model)
        let difference = model.difference(from: host.grid, for: session.terminal.capabilities)
        #expect(difference == nil, comment)
        #expect(host.grid.size == session.terminal.size, comment)
        #expect(host.grid.isWhole, comment)
        #expect(model.isCursorVisible == (host.cursor != nil), comment)
        #expect(host.cursor == nil || host.cursor == model.cursor, comment)
        return difference == nil && host.grid.size == session.terminal.size && host.grid.isWhole
            && (host.cursor == nil ? !model.isCursorVisible : host.cursor == model.cursor)
    }

    /// Expects that an independent emulator shows the last frame, too.
    private func isEmulated(_ comment: Comment) async throws -> Bool {
        let (host, size) = (session.host, session.terminal.size)
        if size != emulatedSize { try await emulator.resize(columns: size.columns, rows: size.rows) }
        emulatedSize = size
        try await emulator.write(session.terminal.takeBytes())
        let screen = try await emulator.screen()
        let difference = screen.difference(from: host.grid, for: session.terminal.capabilities)
        let cursor = screen.isCursorHidden ? nil : Point(column: screen.cursor.column, row: screen.cursor.row)
        #expect(difference == nil, comment)
        #expect(cursor == host.cursor, comment)
        return difference == nil && cursor == host.cursor
    }

    private func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private func sendRandomEvent() -> String {
        let size = session.terminal.size
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<12:
            let keys: [Key] = [
                .enter, .tab, .backTab, .escape, .backspace, .up, .down, .left, .right, .home, .end, .pageDown, .pageUp,
                .delete, .control("w"), .control("l"), ":", "?", "a", "鯨", "é", "👩‍🚀", " ", "1", "e",
            ]
            let key = pick(keys)
            session.press(key)
            return key.label
        case 12:
            let text = pick(["whale\nfin", "漢字かな", "e\u{301}\u{301}", "\u{1B}[2J"])
            session.send(.input(.paste(text)))
            return "paste \(text)"
        case 13, 14:
            let point = Point(
                column: Int.random(in: 0..<size.columns, using: &random),
                row: Int.random(in: 0..<size.rows, using: &random)
            )
            session.send(.input(pick([.click(point), .wheel(1, point), .wheel(-1, point)])))
            return "mouse \(point)"
        case 15:
            let size = Size(
                columns: pick([1, 2, 3, 7, 20, 40, 80, 200, 500]),
                rows: pick([1, 2, 3, 5, 8, 24, 60, 200])
            )
            session.resize(to: size)
            return "\(size)"
        case 16:
            client.show(strategy: alert())
            return "alert"
        case 17:
            session.host.showMessage(TerminalText(pick(["Saved.", "鯨 " + String(repeating: "long ", count: 20)])))
            return "message"
        case 18:
            label.text = [
                TerminalText(
                    pick([
                        "", "one", "漢字かな", String(repeating: "whale 鯨 ", count: 30),
                        String(repeating: "❤️鯨👍🏽", count: 20),
                    ])
                )
            ]
            return "text"
        default:
            session.host.show(TestScreen(Self.makeView(label)))
            return "screen"
        }
    }

    private func alert() -> AlertStrategy<SaveAction> {
        AlertStrategy(
            title: Phrase(en: "Erase?", ja: "消去しますか"),
            message: Phrase(verbatim: pick(["", "It is gone then.", String(repeating: "鯨 whale ", count: 40)])),
            link: pick([nil, "https://library.example/moby-dick"]),
            actions: pick([[.retry], [.retry, .cancel], [.retry, .erase, .cancel]]),
            style: pick([.alert, .actionSheet]),
            textField: pick([nil, AlertTextField(label: Phrase(en: "Name", ja: "名前"), isSecret: true)])
        )
    }
}

@MainActor
struct ScreenHostFuzzTests {
    @Test(arguments: UInt64(1)...3)
    func `the terminal shows each frame after any event`(seed: UInt64) async throws {
        try await FuzzedSession(seed: seed).run(steps: 60)
    }

    struct Slow {
        @Test(arguments: UInt64(100)...101)
        func `the terminal shows each frame after many more events`(seed: UInt64) async throws {
            try await FuzzedSession(seed: seed).run(steps: 200)
        }
    }
}
