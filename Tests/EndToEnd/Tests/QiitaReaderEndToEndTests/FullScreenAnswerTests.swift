import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of the answers that lead to other screens, and of the clipboard, on a full screen of the built program.
struct FullScreenAnswerTests {
    private let home: ReaderHome
    private let fullScreen = ["ACCESSIBLE": ""]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        // Text that no cell of a list has, because a frame writes only the cells that change.
        home.qiita.change { $0[2].body = "■□■□\n" }
    }

    private var configuration: String {
        get throws { try String(contentsOf: URL(filePath: home.configuration + "/config"), encoding: .utf8) }
    }

    private func quit(_ session: TerminalSession) async {
        await session.send("\u{3}")
        #expect(await session.end() == 0)
    }

    @Test func `a list is there after a wrong token and a right one, and no file but one has it`() async throws {
        home.qiita.inject(.unauthorized)
        let trace = home.folder + "/trace.jsonl"
        let session = try home.open(["--trace", trace], environment: fullScreen)
        try await session.expect("Sign-in needed", "[ Sign In ]")
        await session.send("\r")
        try await session.expect("Token: ")
        await session.send("wrong-wrong\r")
        try await session.expect("Unknown token", "[ Enter a Token ]")
        await session.send("\r")
        try await session.expect("Token: ")
        home.qiita.inject(nil)
        await session.send(FakeQiita.token + "\r")
        try await session.expect("Article 2")
        await quit(session)
        #expect(home.qiita.requests.last?.headers["authorization"] == "Bearer \(FakeQiita.token)")
        let written = await session.written
        for token in [FakeQiita.token, "wrong-wrong"] {
            #expect(!written.contains(token))
            #expect(try !String(contentsOf: URL(filePath: trace), encoding: .utf8).contains(token))
        }
        #expect(try await home.run("whoami", "--fields", "user").output == "koher\n")
    }

    @Test func `settings from an alert change the file, keep its comments, and lead back to the list`() async throws {
        try home.configure("# mine\nmax-age = 0  # always\n\n# the last line\n")
        home.qiita.inject(.captivePortal)
        let session = try home.open(environment: fullScreen)
        try await session.expect("[ Settings ]")
        await session.send("s")
        try await session.expect("A light or dark background")
        await session.send("G")
        await session.send("\r")
        try await session.expect("color-blind")
        await session.send("1")
        try await session.expect("'colors' is 'terminal' now.")
        #expect(try configuration == "# mine\nmax-age = 0  # always\n\n# the last line\ncolors = terminal\n")
        home.qiita.inject(nil)
        await session.send("\u{1B}")
        try await session.expect("Newest")
        await session.send("r")
        try await session.expect("1/20")
        await quit(session)
    }

    @Test func `the links of marked articles are copied to the clipboard of the terminal, when asked`() async throws {
        let reading = try home.open(environment: fullScreen)
        try await reading.expect("1/20")
        await reading.send("jxjx\r")
        try await reading.expect("■□■□")
        await reading.send("qq")
        #expect(await reading.end() == 0)
        #expect(await !reading.written.contains("\u{1B}]52;"))
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("jxjxyq")
        #expect(await session.end() == 0)
        let links = home.qiita.items[1...2].map { "https://qiita.com/koher/items/\($0.id)" }.joined(separator: "\n")
        #expect(await session.written.contains("\u{1B}]52;c;\(Data(links.utf8).base64EncodedString())\u{1B}\\"))
    }
}
