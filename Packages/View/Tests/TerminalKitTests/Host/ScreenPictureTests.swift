import Determinism
import PresentationKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

/// Tests of pictures that are too large for one frame.
@MainActor
struct ScreenPictureTests {
    private let label = Label("first")

    /// Starts a host that has sent a part of a picture, and waits for the terminal to take more.
    private func start() async -> HostSession {
        let image = ImageView(size: Size(columns: 40, rows: 20))
        image.picture = Picture(filledWith: 9, width: 240, height: 240)
        let screen = TestScreen(Stack(.vertical, [label, image]))
        screen.keyCommands = [
            KeyCommand("change", Phrase(verbatim: "change"), keys: ["x"]) { [label] in label.text = ["second"] }
        ]
        let kitty = TerminalCapabilities.full(.kitty(isInTmux: false))
        let session = await HostSession(
            screen,
            size: Size(columns: 40, rows: 22),
            capabilities: kitty,
            isFullAfterFrame: true
        )
        #expect(session.terminal.model.pictures.pending != nil)
        return session
    }

    private func drawFrames(in session: HostSession, untilUploads count: Int) async {
        session.terminal.isReady = true
        session.send(.outputReady)
        for _ in 0..<10_000 where session.terminal.model.pictures.uploads < count {
            session.clock.advance(by: FramePacer.interval)
            await Task.yield()
        }
        #expect(session.terminal.model.pictures.uploads == count)
    }

    @Test func `a key is answered before the picture has been sent, and the rest follows by itself`() async {
        let session = await start()
        session.terminal.isReady = true
        session.press("x")
        #expect(session.terminal.model.text(ofRow: 0).hasPrefix("second"))
        #expect(session.terminal.model.pictures.uploads == 0)
        await drawFrames(in: session, untilUploads: 1)
        session.expectShown()
        await session.end()
        #expect(session.terminal.model.pictures.all.isEmpty)
    }

    @Test func `a terminal that takes no output gets one piece, and the rest when it takes more`() async {
        let session = await start()
        let count = session.terminal.writeCount
        session.press("x", "x")
        #expect(session.terminal.writeCount == count)
        session.terminal.isReady = true
        for _ in 0..<9 where session.terminal.model.pictures.uploads == 0 { session.send(.outputReady) }
        session.expectShown()
    }

    @Test func `a picture that was sent in part is cancelled when the program is left`() async {
        let session = await start()
        await session.end()
        #expect(session.terminal.model.pictures.pending == nil)
        #expect(session.terminal.model.pictures.cancellations == 1)
    }

    @Test(arguments: [ScreenTerminalEvent.input(.key(.control("z"))), .stopRequested])
    func `a picture that was sent in part is cancelled before the process is stopped`(
        _ event: ScreenTerminalEvent
    ) async {
        let session = await start()
        session.send(event)
        #expect(session.terminal.calls == ["enter", "stop"])
        session.send(.resumed)
        await drawFrames(in: session, untilUploads: 1)
        session.expectShown()
    }

    @Test func `pictures are sent again when the user has the screen drawn again`() async {
        let session = await start()
        await drawFrames(in: session, untilUploads: 1)
        session.send(.input(.key(.control("l"))))
        await drawFrames(in: session, untilUploads: 2)
        session.expectShown()
    }
}
