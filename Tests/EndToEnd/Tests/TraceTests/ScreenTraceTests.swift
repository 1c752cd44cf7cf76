import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import FakeQiita
import FileStorage
import Foundation
import InfrastructureTesting
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// Tests that replay the traces of the reader's other scenes on a full screen.
@MainActor
struct ScreenTraceTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Opens the reader on a full screen in front of a host.
    private func open(host: String, _ arguments: String...) throws -> TerminalSession {
        try TerminalSession(
            BuiltProgram(named: "qiita-reader"),
            arguments + ["--trace", home.tracePath],
            environment: ["HOME": home.folder, "QIITA_DOMAIN": host]
        )
    }

    /// The host of a run, as the environment sets it.
    private func setting(_ qiita: FakeQiita) throws -> Setting<ArticleHost> {
        Setting([(.environment("QIITA_DOMAIN"), try ArticleHost("http://\(qiita.host)"))], builtIn: .qiita)
    }

    @Test func `changing a setting is replayed, with a value that is refused`() async throws {
        let session = try home.open("qiita-reader", "--source", "guide", isFullScreen: true)
        try await session.expect("1/")
        await session.send(",")
        try await session.expect("per-page")
        await session.send("j\r")
        try await session.expect("New value: ")
        await session.send("101\r")
        try await session.expect("is not valid for per-page")
        await session.send("\u{1B}")
        try await session.expect("? help")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let settings = makeSettingsTester(
            path: home.folder + "/.config/qiita-reader/config",
            options: [:],
            environment: ["PAGER": "cat"]
        )
        let trace = try home.trace()
        #expect(trace.contains(#""text":"101""#))
        await settings.replay(trace, scene: "SettingsViewController")
        await settings.finish()
    }

    @Test func `tabs of what is on the machine are replayed`() async throws {
        let qiita = try FakeQiita([])
        let session = try open(host: "http://\(qiita.host)")
        try await session.expect("? help")
        await session.send("[")
        try await session.expect("Articles that you have read", "No articles read yet.")
        await session.send("[")
        try await session.expect("Kept articles of", "No kept articles yet.")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let (trace, host) = (try home.trace(), try setting(qiita))
        for (number, section) in [(2, LibrarySection.history), (3, .kept)] {
            let library = makeLibraryTester(section, of: .host(host))
            await library.replay(trace, scene: "ArticleListViewController \(number)")
            await library.finish()
        }
    }

    @Test func `tags and saved searches are replayed`() async throws {
        let qiita = try FakeQiita(FakeItem.numbered(3))
        #expect(try await home.run("qiita-reader", ["saved", "save", "★☆★☆", "設計"]).status == 0)
        let store = FileDocumentStore(folder: home.folder + "/.local/share/qiita-reader")
        let searches = StoredSavedSearchGateway(store: store)
        let search = try #require(try await searches.search(named: SavedSearchName("★☆★☆")))
        let session = try open(host: "http://\(qiita.host)")
        try await session.expect("1/3")
        await session.send("[[[")
        try await session.expect("★☆★☆")
        await session.send("[")
        try await session.expect("2 tags")
        await session.send("\r")
        try await session.expect("about 'Swift'")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let (trace, host) = (try home.trace(), try setting(qiita))
        #expect(trace.contains(#""didOpen""#))
        let tags = [KnownTag(try ArticleTag("Swift"), keptCount: 3), KnownTag(try ArticleTag("設計"), keptCount: 2)]
        for (number, section, entries) in [
            (4, LibrarySection.saved, [.search(search)]), (5, .tags, tags.map { .tag($0) }),
        ] as [(Int, LibrarySection, [LibraryEntry])] {
            let page = Page(elements: entries, next: nil, total: nil)
            let library = makeLibraryTester(section, of: .host(host), listing: page)
            await library.replay(trace, scene: "ArticleListViewController \(number)")
            await library.finish()
        }
    }

    @Test func `a search while typing is replayed, and the list that comes back`() async throws {
        let session = try home.open("qiita-reader", "--source", "guide", isFullScreen: true)
        try await session.expect("1/")
        // What is pasted is one change of the query, however fast the machine is.
        await session.send("/\u{1B}[200~paginator\u{1B}[201~")
        try await session.expect("1 article")
        await session.send("\u{1B}")
        try await session.expect("A project in ten minutes")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let trace = try home.trace()
        #expect(trace.contains(#""didChangeQuery""#) && trace.contains(#""endSearch""#))
        let list = makeListTester()
        await list.replay(trace, scene: "ArticleListViewController")
        await list.finish()
    }

    @Test func `comments are replayed, with a failure, a retry and a link`() async throws {
        let (article, written) = ("00000000000000000001", "2026-11-21T10:30:00+09:00")
        let qiita = try FakeQiita(FakeItem.numbered(1))
        let body = "[◎設計◎](http://\(qiita.host)/koher/items/\(article)) 👩‍🚀"
        qiita.change { $0[0].comments = [FakeComment(id: "b1", user: "ann", body: body, createdAt: written)] }
        let session = try open(host: "http://\(qiita.host)", "read", article)
        try await session.expect("本文 1")
        qiita.inject(.internalServerError)
        await session.send("c")
        try await session.expect("[ Retry ]")
        qiita.inject(nil)
        await session.send("\r")
        try await session.expect("◎設計◎")
        await session.send("\t\r")
        try await session.expect("本文 1")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let trace = try home.trace()
        #expect(trace.contains(#""didAskToOpenLink""#))
        let date = try Date(written, strategy: .iso8601)
        let comment = ArticleComment(
            id: try CommentID("b1"),
            body: body,
            author: try ArticleAuthor(id: "ann", name: ""),
            createdAt: date,
            updatedAt: date
        )
        let comments = makeCommentTester(
            [comment],
            on: article,
            at: try setting(qiita),
            failing: ApplicationError(.unavailable(.status(500)))
        )
        await comments.replay(trace, scene: "CommentListViewController")
        await comments.finish()
    }

    /// A token is redacted in a trace, so that one that was entered cannot be replayed.
    @Test func `a sign-in that is left without a token is replayed`() async throws {
        let qiita = try FakeQiita([])
        qiita.inject(.unauthorized)
        let session = try open(host: "http://\(qiita.host)")
        try await session.expect("[ Sign In ]")
        await session.send("\r")
        try await session.expect("Token: ")
        await session.send("\u{1B}")
        try await session.expect("? help")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let trace = try home.trace()
        #expect(trace.contains("LoginRequest"))
        let login = makeLoginTester(try setting(qiita), place: home.folder + "/.local/state/qiita-reader/secrets")
        await login.replay(trace, scene: "ReportScreen<LoginAction>")
        await login.finish()
    }
}
