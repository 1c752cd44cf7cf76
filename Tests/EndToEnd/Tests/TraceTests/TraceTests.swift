import ArticleContract
import Foundation
import InfrastructureTesting
import PresentationKit
import PresentationTesting
import ReportKit
import Testing

/// Tests that record the traces of built programs, and replay them against their scenes.
@MainActor
struct TraceTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Runs hoge, presses its button once, and quits.
    private func recordHoge() async throws -> String {
        let session = try home.open("hoge")
        try await session.type("t", at: "q quit > ")
        try await session.expect("[ Hoge Light Mode!!! ]")
        try await session.type("q", at: "q quit > ")
        #expect(await session.end() == 0)
        return try home.trace()
    }

    @Test func `a run of hoge is replayed against its scene`() async throws {
        let trace = try await recordHoge()
        #expect(try TraceEntry.entries(of: trace).count == 11)
        let tester = makeHogeTester()
        await tester.replay(trace)
        await tester.finish()
    }

    @Test func `a run of hoge on a full screen is replayed against its scene`() async throws {
        let session = try home.open("hoge", isFullScreen: true)
        try await session.expect("Hoge Dark Mode!!!", "q quit")
        await session.send("t")
        try await session.expect("Light")
        await session.send("q")
        #expect(await session.end() == 0)
        let trace = try home.trace()
        #expect(trace.contains("didTapToggle"))
        let tester = makeHogeTester()
        await tester.replay(trace)
        await tester.finish()
    }

    @Test func `a scene that does something else is reported with the line of the first difference`() async throws {
        let trace = try await recordHoge().replacing("Hoge Light Mode!!!", with: "Hoge Lime Mode!!!")
        await withKnownIssue {
            let tester = makeHogeTester()
            await tester.replay(trace)
            await tester.finish()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("Line 11 of the trace: Expected command")
                && text.contains("Difference: show.button.english: ")
                && text.contains(#"expected "Hoge Lime Mode!!!", got "Hoge Light Mode!!!""#)
        }
    }

    @Test func `a recorded run is written out as the test in RecordedHogeTests`() async throws {
        let source = ReplayTestSource(
            named: "pressing the button of hoge shows it in the other colours",
            trace: try await recordHoge(),
            tester: "makeHogeTester()"
        )
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedHogeTests.swift")
        let test = "import PresentationTesting\nimport Testing\n\n\(source)"
        // With --attachments-path the new source is stored there, to be copied when messages have changed.
        Attachment.record(test, named: "RecordedHogeTests.swift")
        #expect(try String(contentsOf: file, encoding: .utf8) == test)
    }

    @Test func `a session of the reader is recorded scene by scene, and each is replayed`() async throws {
        let session = try home.open("qiita-reader", "--source", "guide")
        for line in ["1", "b", "2", "q"] {
            try await session.type(line, at: "q quit > ")
        }
        #expect(await session.end() == 0)
        let trace = try home.trace()
        let scenes = try TraceEntry.entries(of: trace).map(\.scene)
        #expect(
            Set(scenes) == [
                "ArticleListViewController", "ArticleDetailViewController", "ArticleDetailViewController 2",
            ]
        )

        let list = makeListTester()
        await list.replay(trace, scene: "ArticleListViewController")
        await list.finish()
        for (name, scene) in [
            ("a-project-in-ten-minutes", "ArticleDetailViewController"),
            ("changing-a-feature", "ArticleDetailViewController 2"),
        ] {
            let detail = makeDetailTester(of: name, in: .newest)
            await detail.replay(trace, scene: scene)
            await detail.finish()
        }
    }

    @Test func `a session of the reader on a full screen is replayed, too`() async throws {
        let session = try home.open("qiita-reader", "--source", "guide", isFullScreen: true)
        try await session.expect("1/")
        await session.send("\r")
        try await session.expect("q quit")
        await session.send("q")
        #expect(await session.end() == 0)
        let trace = try home.trace()
        let list = makeListTester()
        await list.replay(trace, scene: "ArticleListViewController")
        await list.finish()
        let detail = makeDetailTester(of: "a-project-in-ten-minutes", in: .newest)
        await detail.replay(trace, scene: "ArticleDetailViewController")
        await detail.finish()
    }

    @Test func `a run of strata is recorded, from the question to what is shown`() async throws {
        let shop = home.folder + "/shop"
        try FileManager.default.createDirectory(atPath: shop + "/Sources/Shop", withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            """
        try Data(manifest.utf8).write(to: URL(filePath: shop + "/Package.swift"))
        try Data("public protocol Till {}\n".utf8).write(to: URL(filePath: shop + "/Sources/Shop/Till.swift"))
        let run = try await home.run("strata", ["metrics", "--root", shop, "--trace", home.tracePath])
        #expect(run.status == 0, "\(run.messages)")
        // The number of manifests that are read at a time depends on the machine.
        let entries = try TraceEntry.entries(of: try home.trace())
            .filter { $0.message?.description.localizedCaseInsensitiveContains("progress") == false }
        try #require(entries.map(\.to) == [.presenter, .interactor, .presenter, .view])
        #expect(Set(entries.map(\.scene)) == ["ArchitectureScript"])
        let messages = entries.map { $0.message?.description ?? "" }
        #expect(messages[0] == #"{"didAsk":{"_0":{"metrics":{"asJSON":false}}}}"#)
        #expect(messages[1] == #""measure""#)
        let measure = #"{"abstractness":1,"fanIn":0,"fanOut":0,"name":"Shop","rebuilt":0}"#
        #expect(messages[2] == #"{"measured":[\#(measure)]}"#)
        // The view received the lines that the terminal shows.
        for line in run.output.split(separator: "\n") { #expect(messages[3].contains(#""\#(line)""#)) }
    }

    @Test func `a token that is typed is not in the trace`() async throws {
        let token = "5b1e90c47fd2a86e3c0794d1b8f26a5037ce41d9"
        // No process listens on that port, so the token is not sent.
        let session = try home.open("qiita-reader", "login", "--host", "http://127.0.0.1:1")
        try await session.type(token, at: "Token: ")
        try await session.expect("No connection")
        let trace = try home.trace()
        #expect(!trace.contains(token))
        let events = try TraceEntry.entries(of: trace).filter { $0.type.hasPrefix("ReportEvent") }
        #expect(events.contains { $0.message?.description.contains("‹redacted›") == true })
    }

    @Test func `a program that is killed has recorded every line up to then, for its user alone`() async throws {
        var session: TerminalSession? = try home.open("hoge")
        try await session?.expect("q quit > ")
        session = nil  // The session kills its program.
        let trace = try home.trace()
        #expect(try TraceEntry.entries(of: trace).last?.to == .view)
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
