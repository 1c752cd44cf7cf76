import PresentationKit
import ReportKit
import Synchronization
import Testing
import ViewTesting

@testable import ViewKit

/// A pager that records texts, or cannot be started.
private final class SpyPager: Sendable {
    let texts = Mutex<[String]>([])
    let begins: Bool
    let terminal: ScriptedLineTerminal

    init(on terminal: ScriptedLineTerminal, begins: Bool = true) {
        self.terminal = terminal
        self.begins = begins
    }

    /// The messages that were printed before the pager was started.
    let messagesBefore = Mutex<[String]>([])

    func show(_ text: [UInt8]) -> Bool {
        messagesBefore.withLock { $0.append(terminal.messageText) }
        texts.withLock { $0.append(String(decoding: text, as: UTF8.self)) }
        return begins
    }
}

private enum Column: String, RecordField { case text }

@MainActor
private final class Screen: ViewController<PrintingView> {
    private lazy var client = AlertClient<SaveAction>(screen: alerts)
    let load: @MainActor (Screen) -> Void

    init(_ host: LineHost, load: @escaping @MainActor (Screen) -> Void) {
        self.load = load
        super.init(host: host)
        client.register(for: self) { screen, answer in
            if answer.action == .retry { screen.printLines(3) }
        }
    }

    override func viewDidLoad() { load(self) }

    func printLines(_ count: Int) {
        rootView.print((1...count).map { TerminalText("line \($0)") })
    }

    func printRecord() {
        host?.takeRecords([Record(of: [Column.text]) { _ in .text("line") }])
    }

    func ask() { client.show(strategy: .diskFull()) }
}

@MainActor
struct PagerTests {
    private func run(
        on terminal: ScriptedLineTerminal,
        mode: LineHost.Mode = .script,
        disablesPrompts: Bool = false,
        form: OutputFormat = .page,
        begins: Bool = true,
        load: @escaping @MainActor (Screen) -> Void
    ) async -> SpyPager {
        let pager = SpyPager(on: terminal, begins: begins)
        let host = LineHost(
            terminal: terminal,
            wording: Wording(.english),
            mode: mode,
            disablesPrompts: disablesPrompts,
            form: form,
            pager: { pager.show($0) }
        )
        host.show(Screen(host, load: load))
        _ = await host.run()
        return pager
    }

    private func terminal(typing script: [String] = []) -> ScriptedLineTerminal {
        ScriptedLineTerminal(typing: script, height: 4, showsAttributes: true, movesCursor: true)
    }

    @Test func `text longer than the terminal goes to the pager whole, followed by the messages`() async {
        let terminal = terminal()
        let pager = await run(on: terminal) { screen in
            screen.printLines(2)
            screen.host?.showMessage("kept")
            screen.printLines(2)
        }
        #expect(pager.texts.withLock { $0 } == ["line 1\nline 2\nline 1\nline 2\n"])
        #expect(pager.messagesBefore.withLock { $0 } == [""])
        #expect(terminal.outputText.isEmpty)
        #expect(terminal.messageText == "kept\n")
    }

    @Test func `text that leaves a line for the prompt of the shell is printed`() async {
        let terminal = terminal()
        let pager = await run(on: terminal) { screen in
            screen.printLines(3)
            screen.host?.showMessage("kept")
        }
        #expect(pager.texts.withLock { $0 }.isEmpty)
        #expect(terminal.outputText == "line 1\nline 2\nline 3\n")
        #expect(terminal.messageText == "kept\n")
    }

    @Test func `a pager that cannot begin is done without`() async {
        let terminal = terminal()
        _ = await run(on: terminal, begins: false) { $0.printLines(4) }
        #expect(terminal.outputText == "line 1\nline 2\nline 3\nline 4\n")
    }

    @Test func `a question is asked when the pager was left, and what its answer brings is shown again`() async {
        let terminal = terminal(typing: ["1"])
        let pager = await run(on: terminal) { screen in
            screen.printLines(5)
            screen.ask()
        }
        #expect(pager.texts.withLock(\.count) == 1)
        #expect(pager.messagesBefore.withLock { $0 } == [""])
        #expect(terminal.messageText.hasPrefix("\u{1B}[0;1mDisk full"))
        #expect(terminal.outputText == "line 1\nline 2\nline 3\n")
    }

    @Test func `links are left to terminals that are written to directly`() async throws {
        let link = try #require(TerminalLink("https://qiita.com/"))
        let text = TerminalText("Qiita", style: TextStyle(.bold, link: link))
        let terminal = ScriptedLineTerminal(
            typing: [],
            height: 4,
            showsAttributes: true,
            showsLinks: true,
            movesCursor: true
        )
        let pager = await run(on: terminal) { $0.rootView.print(Array(repeating: text, count: 4)) }
        let direct = ScriptedLineTerminal(typing: [], height: 5, showsAttributes: true, showsLinks: true)
        _ = await run(on: direct) { $0.rootView.print(Array(repeating: text, count: 4)) }
        #expect(direct.outputText.contains("\u{1B}]8;;https://qiita.com/"))
        #expect(pager.texts.withLock { $0 } == [String(repeating: "\u{1B}[0;1mQiita\u{1B}[0m\n", count: 4)])
    }

    @Test func `a session has a pager for texts, and prints what one chooses from`() async {
        let session = terminal(typing: ["q"])
        let pager = await run(on: session, mode: .interactive) { screen in
            screen.rootView.print((1...9).map { TerminalText("text \($0)") }, isText: true)
            screen.host?.showMessage("kept")
        }
        #expect(pager.texts.withLock { $0 }.map { $0.hasPrefix("text 1\ntext 2\n") } == [true])
        #expect(pager.messagesBefore.withLock { $0 } == [""])
        #expect(session.outputText.isEmpty)
        #expect(session.messageText.hasPrefix("kept\n"))
        let short = terminal(typing: ["q"])
        let unused = await run(on: short, mode: .interactive) { $0.rootView.print(["text"], isText: true) }
        #expect(unused.texts.withLock { $0 }.isEmpty)
        #expect(short.outputText == "text\n")
    }

    @Test func `no pager for pipes, programs, lists of sessions, dumb terminals, and where nothing may be asked`() async
    {
        // Attributes can be forced, cursor movement cannot.
        let dumb = ScriptedLineTerminal(typing: [], height: 4, showsAttributes: true)
        for pager in [
            await run(on: dumb) { $0.printLines(9) },
            await run(on: terminal(), mode: .interactive) { $0.printLines(9) },
            await run(on: terminal(), disablesPrompts: true) { $0.printLines(9) },
        ] {
            #expect(pager.texts.withLock { $0 }.isEmpty)
            #expect(pager.terminal.outputText.hasPrefix("line 1\nline 2\n"))
        }
        for pager in [
            await run(on: ScriptedLineTerminal()) { $0.printRecord() },
            await run(on: terminal(), form: .columns) { $0.printRecord() },
            await run(on: terminal(), form: .json) { $0.printRecord() },
        ] {
            #expect(pager.texts.withLock { $0 }.isEmpty)
            #expect(pager.terminal.outputText.contains("line"))
        }
    }
}
