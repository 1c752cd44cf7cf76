import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

/// Tests of the last rows of a full screen: messages, progress and lasting state.
@MainActor
struct StatusBarTests {
    @Test func `a lasting state stands at the left, under messages and progress too`() async throws {
        let session = await HostSession(TestScreen(Part("a")))
        session.host.showState(Phrase(en: "offline", ja: "オフライン"))
        session.press(.down)
        #expect(session.status == "offline  ? help  q quit             at a")
        session.showProgress("Fetching…")
        session.press(.down)
        #expect(session.status == "offline  Fetching…                  at a")
        session.host.showState(nil)
        session.press(.down)
        #expect(session.status == "Fetching…                           at a")
        session.expectShown()
    }

    @Test(
        arguments: [
            (70, "e edit  f find  g grep  h hide  j join  ? help  q quit"),
            (50, "e edit  f find  g grep  h hide  +1  ? help  q quit"), (22, "+5  ? help  q quit"),
            (15, "? help  q quit"),
        ]
    )
    func `the commands that do not fit are counted before help and quit`(columns: Int, hints: String) async {
        let screen = TestScreen(Label("Typee"))
        screen.keyCommands = ["edit", "find", "grep", "hide", "join"].map { name in
            KeyCommand(name, Phrase(verbatim: name), keys: [.character(name.first ?? " ")]) {}
        }
        let session = await HostSession(screen, size: Size(columns: columns, rows: 3))
        #expect(session.status == hints)
    }

    @Test func `the progress stands below a message, which the next key ends`() async throws {
        let session = await HostSession(TestScreen(Part("a")))
        session.showProgress("Waiting, 9 s left")
        session.press(.down)
        session.host.showMessage("Too many requests.")
        session.host.pacer.drawIfNeeded()
        #expect(session.rows.suffix(2) == ["Too many requests.", "Waiting, 9 s left                   at a"])
        session.showProgress("Waiting, 8 s left")
        session.host.pacer.drawIfNeeded()
        #expect(session.rows.suffix(2) == ["Too many requests.", "Waiting, 8 s left                   at a"])
        session.press(.down)
        #expect(session.status == "Waiting, 8 s left                   at a")
        session.expectShown()
    }

    @Test func `the progress is that of the screen on top, and is there again when the screen comes back`() async throws
    {
        let (loading, other) = (TestScreen(Part("a")), TestScreen(Part("b")))
        let session = await HostSession(loading)
        session.showProgress("Loading…")
        session.host.show(other)
        session.host.pacer.drawIfNeeded()
        #expect(session.status == "? help  q quit                      at b")
        session.showProgress("Searching…")
        session.host.pacer.drawIfNeeded()
        loading.progress = .activity(Phrase(verbatim: "Almost there…"))
        session.host.showProgress(of: loading)
        session.host.pacer.drawIfNeeded()
        #expect(session.status == "Searching…                          at b")
        session.host.show(loading)
        session.host.pacer.drawIfNeeded()
        #expect(session.status == "Almost there…                       at a")
    }

    @Test func `a message stays until the next key, and takes the rows that it needs`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")), size: Size(columns: 20, rows: 4))
        session.showProgress("Loading…")
        session.host.pacer.drawIfNeeded()
        #expect(session.status == "Loading…")
        session.host.showMessage("The disk is full. Free some space.")
        session.host.pacer.drawIfNeeded()
        #expect(session.rows == ["Typee", "The disk is full.", "Free some space.", "Loading…"])
        session.press("x")
        #expect(session.rows == ["Typee", "", "", "Loading…"])
        session.showProgress(nil)
        session.host.pacer.drawIfNeeded()
        #expect(session.status == "? help  q quit")
        session.expectShown()
    }
}
