import PresentationKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
struct HelpOverlayTests {
    private func screen() -> TestScreen {
        let screen = TestScreen(Part("part", keys: ["p"]))
        screen.keyCommands = [
            KeyCommand(
                "refresh",
                Phrase(en: "refresh", ja: "更新"),
                explanation: Phrase(en: "Fetch the list again.", ja: "一覧を取得し直します。"),
                keys: ["r", "p"]
            ) {}
        ]
        return screen
    }

    @Test func `the help lists the commands of the chain with the keys that perform them`() async throws {
        let session = await HostSession(screen(), size: Size(columns: 60, rows: 16))
        session.press("?")
        #expect(session.rows[0].contains(" Keys and commands "))
        #expect(session.rows[1].contains("p          part  :part"))
        #expect(session.rows[2].contains("r          Fetch the list again.  :refresh"))
        #expect(session.status == "Esc close  Ctrl-C quit")
        session.press("r", "q")
        #expect(session.rows[0] == "part")
    }

    @Test func `a command without a key of its own is named by its word, and not in the status line`() async throws {
        let screen = screen()
        screen.keyCommands.append(
            KeyCommand("link", Phrase(en: "link", ja: "リンク"), keys: ["r"], numbers: 1...3) { _ in }
        )
        let session = await HostSession(screen, size: Size(columns: 60, rows: 16))
        #expect(session.status.hasPrefix("p part  r refresh  ? help  q quit "))
        session.press("?")
        #expect(session.rows[2].contains("r          Fetch the list again.  :refresh"))
        #expect(session.rows[3].hasPrefix("│ :link      link"))
        session.press("q")
        session.type(":link 2")
        #expect(session.status == ":link 2")
    }

    @Test func `the help scrolls, and is laid out again for another size`() async throws {
        let session = await HostSession(screen(), size: Size(columns: 60, rows: 5))
        session.press(Key(.function(1)))
        #expect(session.rows[1].contains(":part"))
        #expect(session.status.hasSuffix(" 2/12"))
        session.press(.down)
        #expect(session.rows[1].contains(":refresh"))
        session.press(.end)
        #expect(session.rows[2].contains(":quit"))
        session.resize(to: Size(columns: 60, rows: 20))
        #expect(session.rows[1].contains(":part"))
        session.expectShown()
    }
}
