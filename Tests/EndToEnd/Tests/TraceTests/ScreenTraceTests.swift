import ArticleContract
import ArticleDomain
import ArticlePresentation
import FakeQiita
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
    private func open(host: String) throws -> TerminalSession {
        try TerminalSession(
            BuiltProgram(named: "qiita-reader"),
            ["--trace", home.tracePath],
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
        try await session.expect("is not a valid per-page")
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
        try await session.expect("Articles that you have read", "Nothing was read yet.")
        await session.send("[")
        try await session.expect("Kept articles of", "Nothing is kept.")
        await session.send("\u{3}")
        #expect(await session.end() == 0)
        let (trace, host) = (try home.trace(), try setting(qiita))
        for (number, section) in [(2, LibrarySection.history), (3, .kept)] {
            let library = makeLibraryTester(section, of: .host(host))
            await library.replay(trace, scene: "ArticleListViewController \(number)")
            await library.finish()
        }
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
