import Foundation
import TerminalTesting
import Testing

/// Tests of the terminal after a full-screen program has ended, in each way in which it can.
struct SessionEndTests {
    @Test(arguments: [("q", 0), ("d", 0), ("e", 3)] as [(String, Int32)])
    func `a program that ends restores the terminal`(key: String, status: Int32) async throws {
        let session = try await ProbeSession()
        try await session.type(key, until: "<key \(key)>")
        try await session.expectEnd(status: status)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `a signal that ends the program is an event, and the terminal is restored`(signal: Int32) async throws {
        let session = try await ProbeSession()
        kill(session.process, signal)
        try await session.expectEnd(status: 128 + signal)
    }

    @Test(arguments: [("f", [SIGSEGV]), ("a", [SIGABRT]), ("t", [SIGILL, SIGTRAP])] as [(String, [Int32])])
    func `a crash restores the terminal, and ends the program by its signal`(key: String, signals: [Int32]) async throws
    {
        let session = try await ProbeSession()
        try await session.type(key, until: "<key \(key)>")
        let signal = signals.count == 1 || isArm ? signals.last : signals.first
        try await session.expectEnd(status: 128 + #require(signal))
    }

    @Test(arguments: [
        SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM,
        SIGVTALRM, SIGPROF,
    ])
    func `a signal of a crash that another process sends restores the terminal and ends the program`(signal: Int32)
        async throws
    {
        let session = try await ProbeSession()
        kill(session.process, signal)
        try await session.expectEnd(status: 128 + signal)
    }

    @Test func `nothing is drawn over the restored terminal by a thread that goes on during a crash`() async throws {
        let session = try await ProbeSession()
        try await session.type("o", until: "<frame><frame>")
        // The threads that run tasks block this signal, so that another one handles it.
        kill(session.process, SIGUSR1)
        try await session.terminal.output(until: "\u{1B}[?1049l")
        #expect(try await !session.terminal.output(until: "status \(128 + SIGUSR1);").contains("<frame>"))
    }

    @Test func `the backtrace of a crash is written to the restored terminal`() async throws {
        let session = try await ProbeSession(
            environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,symbolicate=off,cache=no"]
        )
        try await session.type("f", until: "\u{1B}[?1049l")
        try await session.terminal.output(until: "Bad pointer dereference")
        try await session.terminal.output(until: "status \(128 + SIGSEGV);")
    }

    @Test func `closing the terminal ends the program`() async throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let program = try Programs.folder(of: "ScreenProbe") + "/ScreenProbe"
        try terminal.start(program, [], environment: ["TERM": "xterm"])
        try await terminal.output(until: "<ready 80x24>")
        terminal.hangUp()
        #expect(try await terminal.end() == 128 + SIGHUP)
    }

    @Test func `a program ends by a key although its terminal takes no output any more`() async throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let program = try Programs.folder(of: "ScreenProbe") + "/ScreenProbe"
        try terminal.start(program, [], environment: ["TERM": "xterm"])
        try await terminal.output(until: "<ready 80x24>")
        // The answer completes the queries, for which the end would wait otherwise.
        try terminal.send("\u{1B}[?62cbq".utf8)
        #expect(try await terminal.end() == 0)
        try await terminal.output(until: "\u{1B}[?1049l")
    }

    @Test(arguments: [("q", 0), ("f", 128 + SIGSEGV)])
    func `a picture that was sent in part is ended before the terminal is restored`(key: String, status: Int32)
        async throws
    {
        let session = try await ProbeSession()
        // The answer completes the queries, for which the end would wait otherwise.
        try await session.type("\u{1B}[?62cp", until: "\u{1B}_GAAAA")
        try session.terminal.send(key.utf8)
        try await session.expectEnd(status: status)
        let transcript = session.terminal.transcript
        let string = try #require(transcript.firstMatch(of: /\x1B_GA+([^A]+)/))
        #expect(string.1.hasPrefix("\0\u{1B}\u{1B}\\\u{1B}\\" + (key == "q" ? "<left>" : "")))
    }

    @Test func `a program without a terminal is refused`() async throws {
        let program = try Programs.folder(of: "ScreenProbe") + "/ScreenProbe"
        let outcome = try await Programs.run(program, [], environment: ["TERM": "xterm"])
        #expect(outcome.output == "<refused: notATerminal>\n")
    }

    private var isArm: Bool {
        #if arch(arm64)
            true
        #else
            false
        #endif
    }
}
