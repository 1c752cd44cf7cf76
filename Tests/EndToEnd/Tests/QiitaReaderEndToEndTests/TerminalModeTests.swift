import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of the modes of a terminal after the reader was ended or stopped while it, or its pager, had changed them.
///
/// A shell is the session leader, as on a desktop: it prints the exit code of the reader, and then the output of `stty`.
struct TerminalModeTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
    }

    /// Starts the reader in a shell that prints its process identifier first, and the modes of the terminal at the end.
    private func open(_ words: String, _ environment: [String: String] = [:]) throws -> TerminalSession {
        let script = """
            trap : INT QUIT
            sh -c 'echo "number $$;"; exec "$0" \(words)' "$0"
            echo "status $?;"
            stty -a
            echo "and that is all"
            """
        return try session(script, environment)
    }

    private func session(_ script: String, _ environment: [String: String] = [:]) throws -> TerminalSession {
        try home.openShell(script, environment: environment, columns: 80)
    }

    /// Waits until the shell has printed the exit code of the reader and the modes of the terminal.
    private func expectEnd(_ session: TerminalSession, by signal: Int32) async throws {
        try await session.expect("status \(128 + signal);", "and that is all")
        _ = await session.end()
        let modes = await session.written.components(separatedBy: "status \(128 + signal);").last ?? ""
        let words = Set(modes.split(whereSeparator: \.isWhitespace).map { String($0) })
        #expect(words.isSuperset(of: ["echo", "icanon", "isig", "icrnl", "opost"]), "\(modes)")
    }

    private func number(in session: TerminalSession) async throws -> pid_t {
        let text = await session.written
        return try #require(text.firstMatch(of: #/number ([0-9]+);/#).flatMap { pid_t($0.1) })
    }

    @Test(arguments: [SIGHUP, SIGTERM, SIGINT, SIGQUIT], 1...4)
    func `a signal at a secret prompt leaves a terminal that echoes`(signal: Int32, turn: Int) async throws {
        let session = try open("login")
        try await session.expect("Token: ")
        kill(try await number(in: session), signal)
        try await expectEnd(session, by: signal)
    }

    @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
    func `keys that interrupt and quit do so at a secret prompt`(key: String, signal: Int32) async throws {
        let session = try open("login")
        try await session.expect("Token: ")
        await session.send("abc" + key)
        try await expectEnd(session, by: signal)
        #expect(home.qiita.requests.isEmpty)
    }

    @Test func `a secret prompt is stopped with an echo, continued without, and the stop is no part of the secret`()
        async throws
    {
        let script = """
            set -m
            "$0" login
            echo "status $?;"; stty -a; echo "stopped"
            fg
            echo "status $?;"; stty -a; echo "and that is all"
            """
        let session = try session(script)
        try await session.expect("Token: ")
        await session.send("abc\u{1A}")
        try await session.expect("status \(128 + SIGTSTP);", " echo ", "stopped")
        try await session.type(FakeQiita.token, at: "Token: ")
        try await session.expect("as 'koher'.", "status 0;", " echo ", "and that is all")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains(FakeQiita.token))
        #expect(home.qiita.requests.map { $0.headers["authorization"] } == ["Bearer \(FakeQiita.token)"])
    }

    @Test(arguments: [SIGTERM, SIGHUP], ["FRX", "R"])
    func `a signal to the reader ends its pager first, and the terminal is as it was`(signal: Int32, less: String)
        async throws
    {
        let session = try open("read the-grid --source guide", ["PAGER": "less", "LESS": less])
        try await session.expect(":")
        kill(try await number(in: session), signal)
        try await expectEnd(session, by: signal)
        let written = await session.written
        // The alternate screen of the terminal was left, if the pager has used it.
        #expect(written.contains("\u{1B}[?1049h") == (less == "R"))
        #expect(written.contains("\u{1B}[?1049l") == (less == "R"))
    }
}
