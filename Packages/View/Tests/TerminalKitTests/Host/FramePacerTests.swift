import Determinism
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
struct FramePacerTests {
    private final class Frames {
        var count = 0
        weak var pacer: FramePacer?
    }

    private let clock = TestClock()
    private let frames = Frames()
    private let pacer: FramePacer

    init() {
        pacer = FramePacer(clock: clock) { [frames] in
            frames.count += 1
            // Layout invalidates what it lays out.
            frames.pacer?.setNeedsFrame()
            return []
        }
        frames.pacer = pacer
    }

    @Test func `changes after a frame are drawn together when the interval is over`() async {
        pacer.setNeedsFrame()
        await clock.waitForSleepers()
        #expect(frames.count == 1)
        for _ in 1...10 { pacer.setNeedsFrame() }
        #expect(frames.count == 1)
        clock.advance(by: FramePacer.interval)
        await clock.waitForSleepers()
        #expect(frames.count == 2)
    }

    @Test func `an answer is drawn at once, and the task that it overtook draws nothing`() async {
        pacer.setNeedsFrame()
        pacer.drawIfNeeded()
        #expect(frames.count == 1)
        pacer.drawIfNeeded()
        #expect(frames.count == 1)
        // The next task begins only when the first one has ended.
        while clock.sleeps.isEmpty {
            pacer.setNeedsFrame()
            await Task.yield()
        }
        #expect(frames.count == 2)
    }

    @Test func `the frames of a burst follow each other without a pause, and the next one waits`() async {
        pacer.beginBurst(2)
        for count in 1...3 {
            pacer.setNeedsFrame()
            while frames.count < count { await Task.yield() }
        }
        await clock.waitForSleepers()
        pacer.setNeedsFrame()
        #expect(clock.sleeps == [FramePacer.interval])
        #expect(frames.count == 3)
    }

    @Test func `the content of a new screen is drawn without a pause`() async {
        let label = Label()
        let session = await HostSession(TestScreen(label))
        for text in ["Fetching…", "Typee"] {
            label.text = [TerminalText(text)]
            for _ in 0..<1_000 where session.rows.first != text { await Task.yield() }
            #expect(session.rows.first == text)
        }
    }

    @Test func `updates after an answer wait for the interval`() async {
        pacer.setNeedsFrame()
        await clock.waitForSleepers()
        pacer.setNeedsFrame()
        pacer.drawIfNeeded()
        pacer.setNeedsFrame()
        #expect(frames.count == 2)
        clock.advance(by: FramePacer.interval)
        await clock.waitForSleepers()
        #expect(frames.count == 3)
    }
}
