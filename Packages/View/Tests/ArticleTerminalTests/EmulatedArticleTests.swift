import ArticleContract
import ArticleTerminal
import Determinism
import Foundation
import PresentationKit
import ReportKit
import TerminalKit
import TerminalTesting
import Testing
import ViewKit
import ViewTesting

/// The reader as a script: the screens of the list and of an article, with answers in place of presenters.
@MainActor
private final class ScriptedReader {
    private weak var host: ScreenHost?
    private weak var list: ArticleListViewController?
    private weak var detail: ArticleDetailViewController?
    private let rows: [ArticleRow]

    init(_ host: ScreenHost) {
        self.host = host
        let titles = ["👩‍🚀 と 🇯🇵 の ❤️ e\u{301} ｶﾞ 👍🏽", "鯨の話 🏳️‍🌈", "Call me Ishmael ☎️", "東京で学ぶ設計 ⚠️"]
        rows = (1...40).map { row($0, title: "\(titles[$0 % 4]) \($0)", stocks: $0, isRead: $0 % 3 == 0) }
    }

    /// Shows the list, which the host keeps alive.
    func open() {
        guard let host else { return }
        let list = ArticleListViewController(eventListener: AnyEventListener { self.handle($0) }, host: host)
        self.list = list
        host.show(list)
    }

    private func handle(_ event: ArticleListEvent) {
        switch event {
        case .viewDidLoad:
            show(Array(rows.prefix(20)), of: "Newest 新着", hasNextPage: true)
        case .didChangeQuery(let query):
            show(rows.filter { $0.title.contains(query) }, of: "Articles for '\(query)'", search: query)
        case .didAskForMore, .didSubmitQuery, .didCancelSearch: show(rows, of: "Newest 新着")
        case .didOpen(let id): openArticle(id)
        case .didAskForRefresh: fail()
        default: list?.handle(command: .showNotice(Phrase(en: "Done: 鯨 🐳", ja: "完了: 鯨 🐳")))
        }
    }

    private func show(_ rows: [ArticleRow], of heading: String, search: String? = nil, hasNextPage: Bool = false) {
        let content = ArticleListContent(
            tab: .newest,
            heading: Phrase(verbatim: heading),
            actions: [.search] + ArticleListAction.batches,
            search: search,
            rows: rows,
            footer: Phrase(en: "2 of 9", ja: "9件中2件"),
            hasNextPage: hasNextPage
        )
        list?.handle(command: .show(content))
    }

    private func fail() {
        let text = Phrase(en: "The host 'whale 🐳' fails.", ja: "ホスト「鯨 🐳」が失敗しました。")
        let alert = AlertStrategy<ArticleFailureAction>(
            title: text,
            message: text,
            actions: [.retry, .signIn, .settings, .cancel]
        )
        list?.handle(command: .showAlert(alert))
    }

    private func openArticle(_ id: String) {
        guard let host, let list else { return }
        let detail = ArticleDetailViewController(eventListener: AnyEventListener { self.handle($0) }, host: host)
        self.detail = detail
        host.show(list, detail)
    }

    private func handle(_ event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad: detail?.handle(command: .show(article))
        case .didAskToGoBack: if let list { host?.show(list) }
        default: break
        }
    }

    private var article: ArticleDetail {
        let words = String(repeating: "漢字かな whale 👩‍🚀❤️ ", count: 30)
        let blocks: [TextBlock] = [
            .heading(level: 1, [TextSpan("鯨 🐳")]), .paragraph([[TextSpan(words)]]),
            .code(TextCode(label: nil, language: "swift", text: "let a = 42 // \(words)\n")), .rule,
            .quote([.paragraph([[TextSpan("e\u{301} ｶﾞ 👍🏽")]])]), .heading(level: 2, [TextSpan("二")]),
        ]
        let paragraphs = (1...60).map { TextBlock.paragraph([[TextSpan("p\($0) ☎️ 鯨")]]) }
        return ArticleDetail(
            id: "a",
            title: "👩‍🚀 Moby-Dick 白鯨",
            tags: ["Swift"],
            text: ArticleText(blocks: blocks + paragraphs),
            record: Record(of: [ArticleField.id]) { _ in .text("a") }
        )
    }
}

/// Tests of the reader's screens on a pseudo-terminal, of which an emulator shows each frame.
@MainActor
struct EmulatedArticleTests {
    private static let sizes = [(80, 24), (1, 1), (2, 2), (400, 50), (3, 200), (500, 1), (11, 7), (40, 12), (200, 60)]

    private func open(_ language: Language = .english) async throws -> EmulatedHost {
        let session = try await EmulatedHost(language: language)
        let reader = ScriptedReader(session.host)
        reader.open()
        try await session.start()
        return session
    }

    @Test(arguments: [Language.english, .japanese])
    func `each frame of the reader is shown as it was drawn: browse, search, read, alerts`(
        language: Language
    ) async throws {
        let session = try await open(language)
        #expect(session.rows.contains { $0.contains("鯨の話") })
        try await session.press("j", "j", "k", " ", "G", "G", "\u{1B}[5~", "g", "x", "j", "x")
        #expect(session.rows.last?.contains("/40") == true)
        try await session.press("]", "/", "鯨", "3", "\u{7F}", "👩‍🚀", "\u{1B}", "/", "東京", "\r", "\u{1B}")
        try await session.press("r", "\t", "\u{1B}[C", "\u{1B}", "r", "1", "?")
        try await session.press("j", "\u{1B}", ":", "re", "\t", "\u{1B}")
        try await session.press("g", "\r")
        #expect(session.rows.contains { $0.contains("Moby-Dick") })
        try await session.press("j", " ", "l", "l", "h", "t", "j", "\r", "/")
        try await session.press("鯨", "\r", "n", "N", "G", "g", "?", "\u{1B}")
        try await session.end()
        #expect(session.frameCount > 50)
    }

    @Test(arguments: [[], ["/", "鯨"], ["r"], ["?"], [":", "se"], ["\r"], ["\r", "t"], ["\r", "/", "鯨"]])
    func `each screen and each overlay is shown as it was drawn in any size`(keys: [String]) async throws {
        let session = try await open()
        for key in keys { try await session.press(key) }
        for (columns, rows) in Self.sizes {
            try await session.resize(columns, rows)
            try await session.press("\u{1B}[B")
        }
        try await session.end()
        #expect(session.frameCount > Self.sizes.count)
    }

    /// The seed of the random keys, which a failure names and `STRATA_SEED` repeats.
    nonisolated private static var seed: UInt64 {
        ProcessInfo.processInfo.environment["STRATA_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
    }

    /// The number of random keys, which `STRATA_KEYS` makes larger.
    nonisolated private static let keyCount =
        ProcessInfo.processInfo.environment["STRATA_KEYS"].flatMap { Int($0) } ?? 150

    @Test(arguments: [seed])
    func `each frame is shown as it was drawn after random keys and sizes`(seed: UInt64) async throws {
        let keys =
            [
                "j", "k", "G", "g", "\r", "\r", " ", "/", "鯨", "👩‍🚀", "❤️", "e\u{301}", "\u{7F}", "\u{1B}", "\u{1B}", "\t",
                "?",
            ]
            + [":", "x", "t", "n", "N", "l", "h", "r", "1", "b", "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~"]
            + ["\u{1B}[<0;5;3M", "\u{1B}[<65;2;2M", "\u{1B}[200~鯨 whale\u{1B}[201~"]
        let sizes = Self.sizes.filter { $0.0 * $0.1 < 20_000 }
        var random = SeededGenerator(seed: seed)
        var session = try await open()
        var frameCount = 0
        var pressed: [String] = []
        for _ in 0..<Self.keyCount {
            if session.hasEnded {
                try await session.end()
                frameCount += session.frameCount
                session = try await open()
                pressed = []
            }
            if Int.random(in: 0..<12, using: &random) == 0 {
                let (columns, rows) = sizes.randomElement(using: &random) ?? (80, 24)
                pressed.append("\(columns)x\(rows)")
                try await session.resize(columns, rows)
            } else {
                let key = keys.randomElement(using: &random) ?? "j"
                pressed.append(key)
                try await session.press(key)
            }
        }
        try await session.end()
        #expect(frameCount + session.frameCount > 20, "\(pressed)")
    }
}
