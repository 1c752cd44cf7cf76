import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
private final class Screen: ViewController<PrintingView> {
    var onLoad: @MainActor (Screen) -> Void = { _ in }

    override var commands: [KeyCommand] {
        [
            KeyCommand("next", Phrase(en: "next", ja: "次"), keys: ["n"]) { [rootView] in rootView.print(["next"]) },
            KeyCommand("read", Phrase(en: "read", ja: "読む"), numbers: 1...3) { [rootView] in
                rootView.print([TerminalText("read \($0)")])
            },
        ]
    }

    override func viewDidLoad() { onLoad(self) }
}

@MainActor
struct LineHostTests {
    private func run(
        _ terminal: ScriptedLineTerminal,
        _ mode: LineHost.Mode,
        onLoad: @escaping @MainActor (Screen) -> Void
    ) async -> ExitOutcome {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: mode, keepsPage: true)
        let screen = Screen(host: host)
        screen.onLoad = onLoad
        host.show(screen)
        return await host.run()
    }

    @Test
    func `a script waits for the tasks, prints their answer and ends`() async {
        let terminal = ScriptedLineTerminal()
        let outcome = await run(terminal, .script) { screen in
            let tasks = screen.host?.makeTasks()
            tasks?.scope.run {
                await Task.yield()
                screen.rootView.print(["answer"])
                withExtendedLifetime(tasks) {}
            }
        }
        #expect(terminal.outputText == "answer\n")
        #expect(terminal.messageText.isEmpty)
        #expect(outcome == .done)
    }

    @Test
    func `a session takes words and numbers, explains what it does not know, and ends at q`() async {
        let terminal = ScriptedLineTerminal(typing: ["", "n", "2", "7", "what", "Q"])
        let outcome = await run(terminal, .interactive) { $0.rootView.print(["first"]) }
        #expect(terminal.outputText == "first\nnext\nread 2\n")
        #expect(terminal.messageText.contains("n next · 1–3 read · ? help · q quit > "))
        #expect(terminal.messageText.contains("There is no '7'. Type a number from 1 to 3.\n"))
        #expect(terminal.messageText.contains("'what' is not a command here. Type '?' for help.\n"))
        #expect(outcome == .done)
    }

    @Test
    func `lines have no clipboard, and a text to copy is printed`() async {
        let terminal = ScriptedLineTerminal()
        _ = await run(terminal, .script) { screen in
            screen.rootView.print(["before"])
            screen.host?.copy("one\ntwo\u{1B}[2J")
        }
        #expect(terminal.outputText == "before\none\ntwo␛[2J\n")
    }

    @Test
    func `the end of the input ends a session`() async {
        let outcome = await run(ScriptedLineTerminal(typing: []), .interactive) { _ in }
        #expect(outcome == .done)
    }

    private func makeNavigator(
        on terminal: ScriptedLineTerminal
    ) -> (host: LineHost, navigator: Navigator<Int, any ViewKit.Screen>) {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let navigator = Navigator<Int, any ViewKit.Screen>(presenter: host) { number, _ in
            let screen = Screen(host: host)
            screen.onLoad = { $0.rootView.print([TerminalText("screen \(number)")]) }
            return screen
        }
        return (host, navigator)
    }

    @Test
    func `a screen that is left shows the one below again`() async {
        let terminal = ScriptedLineTerminal(typing: ["q"])
        let (host, navigator) = makeNavigator(on: terminal)
        navigator.go(.launch(1))
        navigator.go(.push(2))
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "screen 1\nscreen 2\nagain\n")
        let messages = terminal.messageText
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.messageText == messages)
    }

    @Test
    func `a screen below one that was opened directly is loaded when somebody comes back to it`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let (host, navigator) = makeNavigator(on: terminal)
        navigator.open([1, 2])
        navigator.go(.back)
        navigator.go(.push(3))
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "screen 2\nscreen 1\nscreen 3\nagain\n")
    }

    @Test
    func `progress is shown on a terminal only, and removed before anything else`() async {
        let terminal = ScriptedLineTerminal(typing: [], movesCursor: true)
        _ = await run(terminal, .script) { screen in
            screen.progress = .activity(Phrase(verbatim: "fetching"))
            screen.rootView.print(["done"])
        }
        #expect(terminal.messageText == "fetching\r\u{1B}[K")
        for other in [ScriptedLineTerminal(), ScriptedLineTerminal(typing: [], showsAttributes: true)] {
            _ = await run(other, .script) { $0.progress = .activity(Phrase(verbatim: "fetching")) }
            #expect(other.messageText.isEmpty)
        }
    }
}
