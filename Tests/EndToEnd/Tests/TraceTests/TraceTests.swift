import Foundation
import InfrastructureTesting
import PresentationKit
import Testing

/// Tests of the traces of built programs.
@MainActor
struct TraceTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a key press is recorded message by message`() async throws {
        let session = try home.open("hoge")
        try await session.type("t", at: "q quit > ")
        try await session.expect("[ Hoge Light Mode!!! ]")
        try await session.type("q", at: "q quit > ")
        #expect(await session.end() == 0)
        let pressed = try home.messages().drop { $0.message?.description != #""didTapToggle""# }
        #expect(pressed.map(\.to) == ["presenter", "interactor", "presenter", "presenter", "view"])
    }

    @Test func `a session of the reader is recorded scene by scene`() async throws {
        let session = try home.open("qiita-reader", "--source", "guide")
        for line in ["1", "b", "2", "q"] {
            try await session.type(line, at: "q quit > ")
        }
        #expect(await session.end() == 0)
        let scenes = try home.messages().map(\.scene)
        #expect(
            Set(scenes) == [
                "ArticleListViewController", "ArticleDetailViewController", "ArticleDetailViewController 2",
            ]
        )
    }

    @Test func `a token that is typed is not in the trace`() async throws {
        let token = "5b1e90c47fd2a86e3c0794d1b8f26a5037ce41d9"
        // No process listens on that port, so the token is not sent.
        let session = try home.open("qiita-reader", "login", "--host", "http://127.0.0.1:1")
        try await session.type(token, at: "Token: ")
        try await session.expect("No connection")
        let trace = try home.trace()
        #expect(!trace.contains(token))
        let events = try home.messages().filter { $0.type.hasPrefix("ReportEvent") }
        #expect(events.contains { $0.message?.description.contains("‹redacted›") == true })
    }

    @Test func `a program that is killed has recorded every line up to then, for its user alone`() async throws {
        var session: TerminalSession? = try home.open("hoge")
        try await session?.expect("q quit > ")
        session = nil  // The session kills its program.
        let trace = try home.trace()
        #expect(try home.messages().last?.to == "view")
        #expect(trace.hasSuffix("\n"))
        let mode = try FileManager.default.attributesOfItem(atPath: home.tracePath)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test(arguments: [("hoge", ["toggle"]), ("qiita-reader", ["list", "--source", "guide"]), ("strata", ["metrics"])])
    func `a trace that cannot be written is named, and nothing is done`(
        program: String,
        arguments: [String]
    ) async throws {
        let run = try await home.run(program, arguments + ["--trace", "/no/where"])
        #expect(run.status == 7)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("'/no/where' cannot be written."))
        #expect(try await home.run("hoge", ["show"]).output == "light\n")
    }
}
