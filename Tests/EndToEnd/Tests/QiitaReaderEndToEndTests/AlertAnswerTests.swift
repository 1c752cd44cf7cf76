import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the answers to the alerts of every scene on a terminal: a number, an empty line, Control-D and Control-C.
@Suite(.serialized)
struct AlertAnswerTests {
    private let home: ReaderHome
    private let token = ["QIITA_TOKEN": FakeQiita.token, "BROWSER": "/bin/true", "PAGER": "cat"]

    init() throws {
        home = try ReaderHome.populated(3)
    }

    private func open(_ scene: PromptingScene) throws -> TerminalSession {
        try home.open(scene.line, environment: token, columns: 200)
    }

    @Test(arguments: PromptingScene.all)
    func `retrying goes on where it failed`(scene: PromptingScene) async throws {
        home.qiita.inject(.internalServerError)
        let session = try open(scene)
        try await session.expect("The server returned an error (status 500).")
        let number = try await session.number(of: "Retry")
        await session.type(number)
        // It fails again, and presents the alert again.
        try await session.expect("The server returned an error (status 500).", "> ")
        home.qiita.inject(nil)
        await session.type(number)
        try await session.expect(scene.success)
        #expect(await session.end() == 0)
    }

    @Test(arguments: PromptingScene.all)
    func `a wait is ended by Control-C`(scene: PromptingScene) async throws {
        home.qiita.inject(.quotaExceeded(until: Date(timeIntervalSinceNow: 1790)))
        let session = try open(scene)
        let number = try await session.number(of: "Wait ")
        await session.type(number)
        try await session.expect(" s left… (Control-C quits)")
        await session.send("\u{3}")
        #expect(await session.end() == 130)
    }

    private static let answers = ["Cancel", "\r", "\u{4}"]

    /// The line host reads the answers of all scenes, which share them.
    @Test(arguments: zip(PromptingScene.all, PromptingScene.all.indices.map { answers[$0 % answers.count] }))
    func `cancelling, an empty line and the end of the input leave all as it is`(
        scene: PromptingScene,
        answer: String
    ) async throws {
        home.qiita.inject(.internalServerError)
        let session = try open(scene)
        let number = try await session.number(of: "Cancel")
        await session.send(answer == "Cancel" ? number + "\r" : answer)
        #expect(await session.end() == 1)
    }

    private static let replacing: [(answer: String, status: Int32, search: String)] = [
        ("Replace", 0, "second"), ("Cancel", 1, "first"), ("\r", 1, "first"), ("\u{4}", 1, "first"),
        ("\u{3}", 130, "first"),
    ]

    @Test(arguments: replacing)
    func `a saved search is replaced only after a confirmation`(
        answer: String,
        status: Int32,
        search: String
    ) async throws {
        #expect(try await home.run("saved", "save", "morning", "first").status == 0)
        let session = try home.open("saved", "save", "morning", "second", columns: 200)
        try await session.expect("'morning' already exists")
        try await session.expect("It searches for 'first'. Replace it with 'second'?")
        let isNamed = ["Replace", "Cancel"].contains(answer)
        let number = try await session.number(of: isNamed ? answer : "Cancel")
        await session.type("both")
        try await session.expect("is not an answer. Type a number from 1 to 2.", "> ")
        await session.send(isNamed ? number + "\r" : answer)
        #expect(await session.end() == status)
        #expect(try await home.run("saved", "--fields", "name,search").output == "morning\t\(search)\n")
    }
}
