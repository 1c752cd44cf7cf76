import ArticleContract
import ArticleTerminal
import BenchmarkRunner
import PresentationKit
import ReportKit
import TerminalKit
import ViewKit

extension Benchmark {
    /// From a key press to the bytes of the frame that it leads to.
    @MainActor static let listScroll = Benchmark(
        "list-scroll",
        explanation: """
            From a key press to the written frame: a list of articles on a screen of 200 by 60 cells is moved by a page, so
            that every row changes. The baseline is a list of 100 articles.
            """,
        repetitions: 10,
        baseline: Contender("100 articles") { await ScrolledList.short.scroll($0) },
        others: [
            Contender("10,000 articles", ratioLimit: 1.5, timeLimit: .milliseconds(1)) {
                await ScrolledList.long.scroll($0)
            }
        ]
    )
}

/// A list of articles on a full screen.
@MainActor
private final class ScrolledList {
    static let short = ScrolledList(count: 100)
    static let long = ScrolledList(count: 10_000)

    private let terminal = CountingTerminal()
    private let host: ScreenHost
    private var isDown = false

    private init(count: Int) {
        host = ScreenHost(terminal: terminal, wording: Wording(.english))
        let screen = ArticleListViewController(eventListener: AnyEventListener { _ in }, host: host)
        screen.handle(command: .show(ArticleListContent(rows: (1...count).map(Self.row))))
        var screens = NavigationStack<any Screen>()
        screens.apply(.push(screen))
        host.show(screens, after: .launch(()), goBack: nil)
        Task { [host] in _ = await host.run() }
    }

    private static func row(_ number: Int) -> ArticleRow {
        ArticleRow(
            id: "\(number)",
            title: number % 2 == 0 ? "依存関係の向きをパッケージで守る \(number)" : "Layers that the compiler checks \(number)",
            author: "author\(number % 13)",
            date: "2026-11-20",
            tags: ["Swift", "設計"],
            likes: number % 97,
            stocks: number % 31,
            comments: number % 5,
            isRead: number % 3 == 0,
            isKept: false,
            record: Record(of: [ArticleField.id]) { _ in .text("\(number)") }
        )
    }

    /// Moves the list down and up in turn.
    func scroll(_ repetitions: Int) async {
        await terminal.waitForSession()
        for _ in 0..<repetitions {
            isDown.toggle()
            await terminal.press(Key(isDown ? .pageDown : .pageUp))
        }
    }
}

/// A terminal that throws away what is written, and reports it to the key press that led to it.
@MainActor
private final class CountingTerminal: ScreenTerminal {
    let capabilities = TerminalCapabilities.fullTerminal
    let size = Size(columns: 200, rows: 60)
    let isReady = true
    private var events: AsyncStream<ScreenTerminalEvent>.Continuation?
    private var isShown = false
    private var waiter: CheckedContinuation<Void, Never>?

    func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ScreenTerminalEvent.self)
        events = continuation
        return stream
    }

    func write(_ bytes: [UInt8]) -> Bool {
        isShown = true
        waiter?.resume()
        waiter = nil
        return true
    }

    func suspend<Value>(writing bytes: [UInt8], _ body: () async -> Value) async -> Value { await body() }
    func stop(writing bytes: [UInt8]) {}
    func leave(writing bytes: [UInt8]) { events?.finish() }

    /// Waits for the first frame.
    func waitForSession() async {
        while !isShown { await Task.yield() }
    }

    /// Sends a key, and waits for the frame that it leads to.
    func press(_ key: Key) async {
        await withCheckedContinuation { continuation in
            waiter = continuation
            events?.yield(.input(.key(key)))
        }
    }
}
