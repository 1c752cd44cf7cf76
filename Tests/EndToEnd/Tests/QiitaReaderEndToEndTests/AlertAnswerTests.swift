import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of every answer to every alert on a terminal: a number, an empty line, an unknown word, Control-D and Control-C.
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

    @Test(arguments: PromptingScene.all)
    func `the way to sign in is printed, and the outcome stays`(scene: PromptingScene) async throws {
        home.qiita.inject(.unauthorized)
        let session = try open(scene)
        try await session.expect("does not accept the token in the environment variable QIITA_TOKEN.")
        await session.type(try await session.number(of: "Sign In"))
        try await session.expect("/settings/tokens/new?read_qiita")
        #expect(await session.end() == 4)
    }

    @Test(arguments: PromptingScene.all)
    func `the host that is set is printed, and the outcome stays`(scene: PromptingScene) async throws {
        home.qiita.inject(.captivePortal)
        let session = try open(scene)
        try await session.expect("The answer did not come from the expected service.")
        await session.type(try await session.number(of: "Settings"))
        try await session.expect("The host is '\(home.qiita.host)', from the environment variable QIITA_DOMAIN.")
        #expect(await session.end() == 1)
    }

    @Test(arguments: PromptingScene.all, ["Cancel", "\r", "\u{4}"])
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

    @Test(arguments: PromptingScene.all)
    func `an invalid answer is reported, and the question asked again; Control-C ends it`(scene: PromptingScene)
        async throws
    {
        home.qiita.inject(.internalServerError)
        let session = try open(scene)
        try await session.expect("> ")
        for wrong in ["0", "3", "-1", "99999999999999999999", "yes", "\u{1B}[A"] {
            await session.type(wrong)
            try await session.expect("is not an answer. Type a number from 1 to 2.", "> ")
        }
        await session.send("\u{3}")
        #expect(await session.end() == 130)
    }

    // MARK: - Signing in

    private func login(_ arguments: [String] = []) throws -> TerminalSession {
        try home.open(["login"] + arguments, columns: 200)
    }

    private func expectSignedIn(_ session: TerminalSession) async throws {
        try await session.expect("as 'koher'.")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains(FakeQiita.token))
        #expect(try await home.run("whoami", "--fields", "user").output == "koher\n")
    }

    @Test func `another token can be entered than the one that is offered`() async throws {
        try home.storeToolToken(FakeAccount.ann.token)
        let session = try login()
        await session.type(try await session.number(of: "Enter a Token"))
        try await session.type(FakeQiita.token, at: "Token: ")
        try await expectSignedIn(session)
    }

    @Test(arguments: [["--from-qiita-cli"], ["--with-token"], []])
    func `after what is no token another one can be entered`(arguments: [String]) async throws {
        let session = try login(arguments)
        if arguments == ["--from-qiita-cli"] {
            try await session.expect("has no token")
            await session.type(try await session.number(of: "Enter a Token"))
        }
        for (wrong, message) in [("two words", "is not a token"), ("wrong-token", "does not know this token")] {
            try await session.type(wrong, at: "Token: ")
            try await session.expect(message)
            await session.type(try await session.number(of: "Enter a Token"))
        }
        home.qiita.inject(.insufficientScope)
        try await session.type(FakeQiita.token, at: "Token: ")
        try await session.expect("lacks the scope")
        home.qiita.inject(nil)
        await session.type(try await session.number(of: "Enter a Token"))
        try await session.type(FakeQiita.token, at: "Token: ")
        try await expectSignedIn(session)
    }

    @Test(arguments: [("\u{4}", 2), ("\r", 2), ("\u{3}", 130)] as [(String, Int32)])
    func `at the question for a token nothing is signed in`(keys: String, status: Int32) async throws {
        let session = try login(["--with-token"])
        try await session.expect("Token: ")
        await session.send(keys)
        #expect(await session.end() == status)
        #expect(home.qiita.requests.isEmpty)
    }

    @Test(arguments: ["Cancel", "\r", "\u{4}", "\u{3}"])
    func `a token that is offered is not taken`(answer: String) async throws {
        try home.storeToolToken(FakeAccount.ann.token)
        let session = try login()
        let number = try await session.number(of: "Cancel")
        await session.send(answer == "Cancel" ? number + "\r" : answer)
        #expect(await session.end() == (answer == "\u{3}" ? 130 : 2))
        #expect(home.qiita.requests.isEmpty)
    }

    @Test func `a token in a pipe is read, whoever may be asked`() async throws {
        // The token is not an argument, because another test searches the arguments of every process for it.
        let script = "printf '%s\\n' \"$PIPED\" | \"$0\" login --with-token --no-input"
        let session = try home.openShell(script, environment: ["PIPED": FakeQiita.token])
        try await session.expect("as 'koher'.")
        #expect(await session.end() == 0)
    }

    // MARK: - The others

    @Test func `a token that may only read leads to how to sign in`() async throws {
        home.qiita.change { $0[2].stockers = [] }
        let token = ["QIITA_TOKEN": FakeAccount.reader.token]
        let session = try home.open("stock", "00000000000000000003", environment: token, columns: 200)
        await session.type(try await session.number(of: "Sign In"))
        try await session.expect("/settings/tokens/new?read_qiita")
        #expect(await session.end() == 1)
        #expect(home.qiita.items[2].stockers.isEmpty)
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

    @Test func `an editor that failed can be tried again`() async throws {
        let script = home.folder + "/editor"
        try Data("test -e '\(home.folder)/repaired'".utf8).write(to: URL(filePath: script))
        let session = try home.open("config", "edit", environment: ["EDITOR": "/bin/sh \(script)"], columns: 200)
        try await session.expect("The editor exited with status 1.")
        let retry = try await session.number(of: "Retry")
        try Data().write(to: URL(filePath: home.folder + "/repaired"))
        await session.type(retry)
        try await session.expect("max-age = 0")
        #expect(await session.end() == 0)
    }

    @Test(arguments: [("Retry", 0), ("Cancel", 7)] as [(String, Int32)])
    func `an invalid appearance can be corrected meanwhile`(
        answer: String,
        status: Int32
    ) async throws {
        let folder = home.configuration + "/documents/settings"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = URL(filePath: folder + "/appearance.json")
        try Data(#"{"strata":1,"version":1,"document":{"mode":"purple"}}"#.utf8).write(to: file)
        let session = try home.open("appearance", "show", columns: 200)
        try await session.expect("does not have the expected form")
        let number = try await session.number(of: answer)
        try Data(#"{"strata":1,"version":1,"document":{"mode":"dark"}}"#.utf8).write(to: file)
        await session.type(number)
        if answer == "Retry" { try await session.expect("dark") }
        #expect(await session.end() == status)
    }
}
