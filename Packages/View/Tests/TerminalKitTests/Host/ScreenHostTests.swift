import Determinism
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
struct ScreenHostTests {
    private func command(_ name: String, _ keys: Key..., perform: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(name, Phrase(verbatim: name), keys: keys, perform: perform)
    }

    // MARK: - Frames

    @Test func `the root view has all rows but the last`() async throws {
        let session = await HostSession(TestScreen(Stack(.vertical, [Label("Typee"), Label("Omoo")])))
        #expect(session.rows == ["Typee", "Omoo", "", "", "", "", "", "? help  q quit"])
        session.expectShown()
        #expect(await session.end() == .done)
        #expect(session.terminal.calls == ["enter", "leave", "leave"])
    }

    @Test func `messages from before the session are shown in the first frame, and those after it are kept`() async {
        let session = await HostSession(TestScreen(Label("Typee")), messages: ["Odd", "Old"])
        #expect(session.status == "Odd · Old")
        #expect(session.host.unshownMessages.isEmpty)
        #expect(await session.end() == .done)
        session.host.showMessage("Not saved")
        #expect(session.host.unshownMessages == ["Not saved"])
    }

    @Test func `a terminal that cannot show a full screen is a failure with a message`() async {
        let terminal = SpyTerminal(Size(columns: 40, rows: 8), capabilities: .fullTerminal, isUsable: false)
        let host = ScreenHost(terminal: terminal, wording: Wording(.english))
        host.show(TestScreen(Label("Typee")))
        #expect(await host.run() == .failed)
        #expect(host.unshownMessages.count == 1)
    }

    @Test func `a text is copied without the control characters that a shell would act on`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        #expect(session.terminal.model.clipboard == nil)
        session.host.copy("let 題 = 1\r\n\tprint(題)\u{1B}[201~\u{9B}\n")
        #expect(session.terminal.model.clipboard == "let 題 = 1\n\tprint(題)␛[201~\u{FFFD}\n")
        session.expectShown()
        await session.end()
        session.host.copy("too late")
        #expect(session.terminal.model.clipboard?.hasPrefix("let") == true)
    }

    @Test func `the colours that the user chooses, and those of another background, are written at once`() async throws
    {
        let session = await HostSession(TestScreen(Label(TerminalText("Typee", style: TextStyle(.accent)))))
        func expectColor(_ color: TextColor?) {
            session.host.pacer.drawIfNeeded()
            session.expectShown()
            let style = session.host.grid.style(at: .zero).shown(by: session.terminal.capabilities)
            #expect(style.foreground == color)
        }
        let dark = TextColor.rgb(red: 0x6C, green: 0xC0, blue: 0xF5)
        expectColor(.cyan)
        for (colors, background, expected) in [
            (ThemeColors.colorBlindSafe, TerminalBackground?.some(.dark), dark), (.terminal, .dark, .indexed(14)),
            (.terminal, .light, .blue), (.colorBlindSafe, nil, .cyan),
        ] {
            session.terminal.capabilities.background = background
            session.terminal.capabilities.colors = colors
            session.host.setColors(colors, on: background)
            expectColor(expected)
        }
    }

    @Test func `a screen of one row has no status line`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")), size: Size(columns: 4, rows: 1))
        #expect(session.rows == ["Type"])
    }

    @Test func `a hundred changes in one turn are one frame`() async throws {
        let label = Label()
        let session = await HostSession(TestScreen(label))
        await session.endBurst()
        session.clock.advance(by: FramePacer.interval)
        let before = session.terminal.writeCount
        for number in 1...100 { label.text = [TerminalText("\(number)")] }
        while session.rows.first != "100" { await Task.yield() }
        #expect(session.terminal.writeCount == before + 1)
        session.expectShown()
    }

    @Test func `an event that changes nothing writes nothing`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        let before = session.terminal.writeCount
        session.press("x", .down)
        session.send(.input(.response(.keyboardFlags(0))))
        session.host.setNeedsUpdate()
        session.host.setColors(.colorBlindSafe, on: nil)
        session.host.pacer.drawIfNeeded()
        #expect(session.terminal.writeCount == before)
    }

    @Test func `a terminal that is behind gets the newest frame when it takes bytes again, and none in between`()
        async throws
    {
        let label = Label("one")
        let session = await HostSession(TestScreen(label))
        let before = session.terminal.writeCount
        session.terminal.isReady = false
        for text in ["two", "three"] {
            label.text = [TerminalText(text)]
            session.press("?", .escape)
        }
        #expect(session.terminal.writeCount == before)
        session.terminal.isReady = true
        session.send(.outputReady)
        #expect(session.rows.first == "three")
        #expect(session.terminal.writeCount == before + 1)
        session.expectShown()
        #expect(await session.end() == .done)
    }

    @Test func `a task that is under way at the end may finish`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        let tasks = session.host.makeTasks()
        let (answer, continuation) = AsyncStream.makeStream(of: Void.self)
        var isStored = false
        tasks.scope.run {
            for await _ in answer {}
            isStored = true
        }
        await session.endBurst()
        session.press("q")
        await session.clock.waitForSleepers(2)
        continuation.finish()
        #expect(await session.end() == .done)
        #expect(isStored)
    }

    @Test func `a task that does not finish is not waited for`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        let tasks = session.host.makeTasks()
        let (answer, continuation) = AsyncStream.makeStream(of: Void.self)
        tasks.scope.run { for await _ in answer {} }
        await session.endBurst()
        session.press("q")
        await session.clock.waitForSleepers(2)
        session.clock.advance(by: ScreenHost.taskTimeLimit)
        #expect(await session.end() == .done)
        continuation.finish()
    }

    @Test func `changes by an action after a frame are drawn`() async throws {
        let label = Label("one")
        let session = await HostSession(TestScreen(label))
        session.host.afterFrame { label.text = ["two"] }
        session.host.pacer.drawIfNeeded()
        #expect(session.rows.first == "one")
        session.host.pacer.drawIfNeeded()
        #expect(session.rows.first == "two")
    }

    @Test func `a key quits while the terminal is behind`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        session.terminal.isReady = false
        session.press("q")
        #expect(session.terminal.calls == ["enter", "leave"])
        #expect(await session.end() == .done)
    }

    @Test func `another size is laid out and written whole`() async throws {
        let session = await HostSession(TestScreen(Label("Call me Ishmael.")))
        session.resize(to: Size(columns: 8, rows: 4))
        #expect(session.rows == ["Call me", "Ishmael.", "", "? help"])
        session.expectShown()
    }

    @Test func `the same size again is written whole, because the terminal may have moved its rows`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        session.resize(to: session.terminal.size)
        session.expectShown()
    }

    @Test func `after it was suspended everything is written again`() async throws {
        let session = await HostSession(TestScreen(Label("Typee")))
        session.press(.control("z"))
        #expect(session.terminal.calls == ["enter", "stop"])
        session.terminal.resize(to: session.terminal.size)
        session.send(.resumed)
        session.expectShown()
        session.terminal.resize(to: session.terminal.size)
        session.press(.control("l"))
        session.expectShown()
    }

    @Test func `other widths of characters lay the screen out again`() async throws {
        let session = await HostSession(TestScreen(Label("αβγδ")), size: Size(columns: 4, rows: 4))
        #expect(session.rows.prefix(2) == ["αβγδ", ""])
        session.terminal.capabilities.metrics = CellMetrics(ambiguous: .wide)
        session.send(.capabilitiesChanged)
        #expect(session.rows.prefix(2) == ["αβ", "γδ"])
    }

    // MARK: - Keys

    @Test func `a key goes from the focused component over its parents to the view controller`() async throws {
        let part = Part("part", keys: ["a"])
        let screen = TestScreen(Stack(.vertical, [part, Part("other", keys: ["o"])]))
        var performed: [String] = []
        screen.keyCommands = ["a", "b", "o"].map { key in
            KeyCommand("screen", Phrase(verbatim: "screen"), keys: [key]) { performed.append(key.label) }
        }
        let session = await HostSession(screen)
        session.press("a", "b", "o")
        #expect(part.performed == ["a"])
        #expect(performed == ["b", "o"])
    }

    @Test func `a focused text input takes text, backspace and pastes before the commands`() async throws {
        let field = Field()
        let screen = TestScreen(field)
        var performed = 0
        screen.keyCommands = [command("x", "x", .control("x")) { performed += 1 }]
        let session = await HostSession(screen)
        session.type("xq?")
        session.press(.backspace, .control("x"))
        session.send(.input(.paste("y z")))
        #expect(field.text == "xqy z")
        #expect(performed == 1)
    }

    @Test func `a command that takes a number is performed with the selected one`() async throws {
        let screen = TestScreen(Label())
        var opened: [Int] = []
        screen.keyCommands = [
            KeyCommand("open", Phrase(verbatim: "open"), keys: [.enter], numbers: 1...9, selected: 4) {
                opened.append($0)
            }
        ]
        let session = await HostSession(screen)
        session.press(.enter)
        #expect(opened == [4])
    }

    @Test func `Tab moves the focus, and each screen keeps its own`() async throws {
        let parts = [Part("one"), Part("two"), Part("three")]
        let first = TestScreen(Stack(.vertical, parts))
        let session = await HostSession(first)
        #expect(session.characters(on: .focus) == "one")
        session.press(.tab)
        #expect(session.characters(on: .focus) == "two")
        #expect(session.status.hasSuffix("at two"))
        session.host.show(TestScreen(Part("second")))
        session.host.pacer.drawIfNeeded()
        #expect(session.characters(on: .focus) == "second")
        session.host.show(first)
        session.host.pacer.drawIfNeeded()
        #expect(session.characters(on: .focus) == "two")
        session.press(.backTab, .backTab)
        #expect(session.characters(on: .focus) == "three")
        parts[2].isHidden = true
        session.host.pacer.drawIfNeeded()
        #expect(session.characters(on: .focus) == "one")
        session.host.focus(parts[1])
        session.host.pacer.drawIfNeeded()
        #expect(session.characters(on: .focus) == "two")
    }

    @Test func `a click focuses and taps the component at the cell, and the wheel scrolls it`() async throws {
        let parts = [Part("one"), Part("two")]
        let session = await HostSession(TestScreen(Stack(.vertical, [Label("title")] + parts)))
        session.send(.input(.click(Point(column: 3, row: 2))))
        session.send(.input(.wheel(-1, Point(column: 0, row: 1))))
        session.send(.input(.click(Point(column: 0, row: 7))))
        #expect(parts.map(\.performed) == [["scroll -3"], ["tap 3,0"]])
        #expect(session.characters(on: .focus) == "two")
    }

    @Test func `the wheel is answered at the pace of frames`() async {
        let session = await HostSession(TestScreen(WheelCounter()))
        await session.endBurst()
        let before = session.terminal.writeCount
        for _ in 1...20 { session.send(.input(.wheel(1, .zero))) }
        #expect(session.terminal.writeCount == before)
        session.clock.advance(by: FramePacer.interval)
        while session.rows[0] != "60" { await Task.yield() }
        #expect(session.terminal.writeCount == before + 1)
    }

    // MARK: - Status line

    @Test func `the status line has the keys of the screen, in the language of the user`() async throws {
        let screen = TestScreen(Label())
        screen.keyCommands = [
            KeyCommand("refresh", Phrase(en: "refresh", ja: "更新"), keys: ["r", "R"]) {},
            KeyCommand("down", Phrase(en: "down", ja: "下"), keys: [.down], isForFullScreen: true) {},
        ]
        let session = await HostSession(screen, wording: Wording(.japanese))
        #expect(session.status == "r 更新  ? ヘルプ  q 終了")
        session.resize(to: Size(columns: 19, rows: 3))
        #expect(session.status == "? ヘルプ  q 終了")
    }

    // MARK: - Life cycle

    @Test func `a screen is loaded once, and appears each time`() async throws {
        let (first, second) = (TestScreen(Label("one")), TestScreen(Label("two")))
        let session = await HostSession(first)
        session.host.show(second)
        session.host.show(first)
        #expect(first.calls == ["load", "appear", "disappear", "appear"])
        #expect(second.calls == ["load", "appear", "disappear"])
    }

    @Test(arguments: [(Int32(1), ExitOutcome.hungUp), (2, .interrupted), (15, .terminated)])
    func `a signal ends the session with its exit code`(signal: Int32, outcome: ExitOutcome) async throws {
        let session = await HostSession(TestScreen(Label()))
        session.terminal.send(.terminated(signal))
        #expect(await session.end() == outcome)
        #expect(outcome.code == 128 + signal)
        #expect(session.terminal.calls.last == "leave")
    }

    @Test func `the session ends with the last screen, and when the terminal is gone`() async throws {
        let screen = TestScreen(Label())
        let left = await HostSession(screen)
        left.host.show()
        #expect(screen.calls.last == "disappear")
        #expect(await left.end() == .done)
        let gone = await HostSession(TestScreen(Label()))
        gone.terminal.isGone = true
        gone.host.showMessage("late")
        gone.host.pacer.drawIfNeeded()
        #expect(await gone.end() == .hungUp)
    }

    @Test func `Escape goes back where there is a screen below`() async throws {
        let terminal = SpyTerminal(Size(columns: 40, rows: 3))
        let host = ScreenHost(terminal: terminal, wording: Wording(.english))
        let navigator = Navigator<String, any Screen>(presenter: host) { route, _ in
            TestScreen(Label(TerminalText(route)))
        }
        navigator.go(.launch("list"))
        #expect(host.hints.map(\.key) == ["?", "q"])
        host.handle(.input(.key(.escape)))
        #expect(navigator.routes == [["list"]])
        navigator.go(.push("article"))
        #expect(host.hints.map(\.key) == ["Esc", "?", "q"])
        host.handle(.input(.key(.escape)))
        #expect(navigator.routes == [["list"]])
    }
}
