import Foundation
import TerminalTesting
import Testing

/// Tests of a full-screen program that is stopped and continued, below real shells.
struct JobControlTests {
    private func start(_ command: String) async throws -> ShellSession {
        let program = try Programs.folder(of: "ScreenProbe") + "/ScreenProbe"
        let shell = try await ShellSession(
            Programs.tool("bash"),
            ["--norc", "--noprofile", "-i"],
            environment: ["PROBE": program, "SWIFT_BACKTRACE": "enable=no"]
        )
        try await shell.type("\(command)\r", until: "<ready 200x50>")
        return shell
    }

    /// Continues the program, which takes the terminal over again, and ends it.
    private func continueAndEnd(_ shell: ShellSession) async throws {
        try await expectUsualModes(shell)
        try await shell.type("fg\r", until: "\u{1B}[?1049h")
        try await shell.terminal.output(until: "<resumed>")
        try await shell.type("j", until: "<key j>")
        try await shell.type("q", until: "\u{1B}[?1049l")
        try await shell.terminal.output(until: "READY>")
        try await expectUsualModes(shell)
    }

    private func expectUsualModes(_ shell: ShellSession, _ location: SourceLocation = #_sourceLocation) async throws {
        let modes = try await shell.type("stty -a", location)
        let words = Set(modes.split(whereSeparator: \.isWhitespace).map { String($0) })
        #expect(
            words.isSuperset(of: ["echo", "icanon", "isig", "icrnl", "opost"]),
            "\(modes)",
            sourceLocation: location
        )
    }

    @Test(arguments: ["\"$PROBE\"", "sh -c '\"$PROBE\"; true'"])
    func `Control-Z stops the whole job, and fg continues it`(command: String) async throws {
        let shell = try await start(command)
        for _ in 1...2 {
            try await shell.type("\u{1A}", until: "\u{1B}[?1049l")
            try await shell.terminal.output(until: "READY>")
            try await expectUsualModes(shell)
            try await shell.type("fg\r", until: "<resumed>")
        }
        try await shell.type("\u{1A}", until: "\u{1B}[?1049l")
        try await shell.terminal.output(until: "READY>")
        try await continueAndEnd(shell)
    }

    @Test func `SIGTSTP from another process stops the program as Control-Z does`() async throws {
        let shell = try await start("sh -c 'echo \"number $$;\"; exec \"$PROBE\"'")
        try kill(number(in: shell), SIGTSTP)
        try await shell.terminal.output(until: "\u{1B}[?1049l")
        try await shell.terminal.output(until: "READY>")
        try await continueAndEnd(shell)
    }

    @Test func `after SIGSTOP and fg the screen is taken over again`() async throws {
        let shell = try await start("sh -c 'echo \"number $$;\"; exec \"$PROBE\"'")
        try kill(number(in: shell), SIGSTOP)
        try await shell.terminal.output(until: "READY>")
        try await shell.type("fg\r", until: "\u{1B}[?1049h")
        try await shell.terminal.output(until: "<resumed>")
        try await shell.type("q", until: "\u{1B}[?1049l")
        try await shell.terminal.output(until: "READY>")
        try await expectUsualModes(shell)
    }

    @Test func `a program that is continued in the background leaves the terminal to the shell`() async throws {
        let shell = try await start("sh -c 'echo \"number $$;\"; exec \"$PROBE\"'")
        try await shell.type("\u{1A}", until: "READY>")
        // The job runs, until it is stopped because it wants to change the terminal.
        try await shell.type("bg; until jobs -s | grep -q .; do :; done")
        try await continueAndEnd(shell)
        #expect(shell.terminal.transcript.components(separatedBy: "<resumed>").count == 2)
    }

    @Test func `a stopped program that is terminated leaves the shell as it is`() async throws {
        let shell = try await start("sh -c 'echo \"number $$;\"; exec \"$PROBE\"'")
        try await shell.type("\u{1A}", until: "READY>")
        try kill(number(in: shell), SIGTERM)
        try kill(number(in: shell), SIGCONT)
        let process = try number(in: shell)
        let wait = "while kill -0 \(process) 2>&-; do :; done; wait \(process); echo \"ended $?\""
        try await shell.type("\(wait)\r", until: "ended \(128 + SIGTERM)")
        try await shell.terminal.output(until: "READY>")
        try await expectUsualModes(shell)
    }

    @Test func `Control-Z does not stop a program that no shell can continue`() async throws {
        let session = try await ProbeSession()
        try await session.type("\u{1A}", until: "<key Ctrl-Z>")
        try await session.terminal.output(until: "<resumed>")
        try await session.type("q", until: "<key q>")
        try await session.expectEnd(status: 0)
    }

    private func number(in shell: ShellSession) throws -> pid_t {
        let match = shell.terminal.transcript.firstMatch(of: #/number ([0-9]+);/#)
        return try #require(match.flatMap { pid_t($0.1) })
    }
}
