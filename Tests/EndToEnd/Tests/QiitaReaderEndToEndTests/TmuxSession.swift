import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// A program in a window of tmux, which is a terminal emulator too, with a server and a socket of its own.
struct TmuxSession {
    private let tmux = BuiltProgram(at: "/usr/bin/tmux")
    private let environment: [String: String]

    /// The error of a session whose screen did not come to show what was expected.
    struct NotShown: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program in a window for as long as a function takes, and ends the server of tmux then.
    ///
    /// - Parameters:
    ///   - folder: the folder of the socket.
    ///   - environment: the variables of the program.
    static func run(
        _ program: BuiltProgram,
        _ arguments: [String] = [],
        environment: [String: String],
        folder: String,
        columns: Int = 80,
        rows: Int = 24,
        _ body: (TmuxSession) async throws -> Void
    ) async throws {
        try await withServer(in: folder, columns: columns, rows: rows) { session in
            try await session.start(program, arguments, environment: environment)
            try await body(session)
        }
    }

    /// Opens a window, in which no program runs yet, for as long as a function takes, and ends the server of tmux then.
    ///
    /// - Parameters:
    ///   - folder: the folder of the socket.
    ///   - options: the options of tmux, each with its value.
    static func withServer(
        in folder: String,
        options: [(String, String)] = [],
        columns: Int = 80,
        rows: Int = 24,
        _ body: (TmuxSession) async throws -> Void
    ) async throws {
        let session = TmuxSession(environment: ["TMUX_TMPDIR": folder, "LANG": "C.UTF-8", "SHELL": "/bin/sh"])
        try await session.call("new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "read line")
        do {
            for (option, value) in [("status", "off"), ("remain-on-exit", "on")] + options {
                try await session.call("set-option", "-g", option, value)
            }
            try await body(session)
        } catch {
            try await session.call("kill-server")
            throw error
        }
        try await session.call("kill-server")
    }

    /// Runs a program in the window, in place of the one that runs there.
    func start(_ program: BuiltProgram, _ arguments: [String], environment: [String: String]) async throws {
        let variables = environment.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0.key)=\($0.value)"] }
        try await call(["respawn-window", "-k"] + variables + [program.path] + arguments)
    }

    /// Shows the window on a terminal, which gets what tmux writes, and runs a program in the window when it is shown.
    ///
    /// While tmux has a window to draw, it drops what passes through to the terminal, so a shell waits before the program.
    func start(
        onTerminal program: BuiltProgram,
        _ arguments: [String],
        environment: [String: String]
    ) async throws -> TerminalSession {
        let shell = ["-c", #"printf waiting; read -r line; exec "$@""#, "sh", program.path]
        try await start(BuiltProgram(at: "/bin/sh"), shell + arguments, environment: environment)
        let attach = ["-f", "/dev/null", "-u", "attach-session"]
        let client = try TerminalSession(tmux, attach, environment: self.environment)
        try await client.expect("waiting")
        try await send("Enter")
        return client
    }

    private func call(_ arguments: String...) async throws {
        try await call(arguments)
    }

    private func call(_ arguments: [String]) async throws {
        let run = try await tmux.run(["-f", "/dev/null", "-u"] + arguments, environment: environment)
        if run.status != 0 { throw NotShown(description: "tmux \(arguments): \(run.messages)") }
    }

    /// Sends keys, by their names in tmux.
    func send(_ keys: String...) async throws {
        try await call(["send-keys"] + keys)
    }

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) async throws {
        try await call("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Returns the lines of the screen, without the blanks at their ends.
    func lines() async throws -> [String] {
        try await capture().map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    /// Returns the lines of the screen with the sequences of styles, and with the blanks at their ends, which have styles too.
    func styledLines() async throws -> [String] {
        try await capture("-e", "-N").map { String($0) }
    }

    private func capture(_ options: String...) async throws -> [Substring] {
        let run = try await tmux.run(["capture-pane", "-p"] + options, environment: environment)
        return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Returns the text of a format of tmux, such as a title.
    func text(of format: String) async throws -> String {
        try await tmux.run(["display-message", "-p", format], environment: environment).output
    }

    /// Waits until the lines of the screen meet a condition.
    func wait(for text: String, until isMet: ([String]) -> Bool) async throws {
        let end = ContinuousClock.now + TerminalSession.timeout
        while true {
            let lines = try await lines()
            if isMet(lines) { return }
            // Each look at the screen is a process of its own, which is pause enough.
            guard ContinuousClock.now < end else {
                throw NotShown(description: "tmux did not show \(text) on\n\(lines.joined(separator: "\n"))")
            }
        }
    }

    /// Waits until the program has ended, and returns its exit code.
    func exitCode() async throws -> String {
        let end = ContinuousClock.now + TerminalSession.timeout
        while ContinuousClock.now < end {
            // tmux may miss the end of a program, and leaves it a zombie, until another child process of its own has ended.
            try await call("run-shell", "-b", "true")
            let words = try await text(of: "#{pane_dead} #{pane_dead_status}").split { $0.isWhitespace }
            if words.count == 2, words[0] == "1" { return String(words[1]) }
        }
        throw NotShown(description: "The program in tmux did not end.")
    }

    /// Waits until the screen shows a text.
    func expect(_ text: String) async throws {
        try await wait(for: text) { $0.contains { $0.contains(text) } }
    }

    /// Returns the cells of the screen; two screens with the same cells may have different lines with sequences of styles.
    func cells() async throws -> [[EmulatedScreen.Cell]] {
        let lines = try await styledLines()
        let emulator = try TerminalEmulator(columns: 80, rows: lines.count)
        try await emulator.write(Array(("\u{1B}[?7l" + lines.joined(separator: "\r\n")).utf8))
        return try await emulator.screen().cells
    }

    /// Waits until the screen has the given cells, because tmux shows a part of what was written before the rest.
    func expectCells(_ expected: [[EmulatedScreen.Cell]], _ name: String) async throws {
        let end = ContinuousClock.now + TerminalSession.timeout
        while true {
            let shown = try await cells()
            if shown == expected { return }
            guard ContinuousClock.now < end else {
                let rows = zip(shown, expected).filter { $0 != $1 }.map {
                    [$0.map(\.text).joined(), $1.map(\.text).joined()]
                }
                Issue.record("\(name) differs: \(rows)")
                return
            }
        }
    }

    /// Shows help, and waits for the screen without it, when the program has read each answer of tmux to its questions.
    ///
    /// - Parameter end: the end of the last line, which help has its own keys in; tmux may show the upper lines before it.
    func showHelp(lastLineEndsIn end: Regex<Substring> = #/(?:\d+/\d+|\d+%)$/#) async throws {
        try await send("?")
        try await expect("Keys and commands")
        try await send("?")
        try await wait(for: "the screen without help") { lines in
            !lines.contains { $0.contains("Keys and commands") || $0.contains("Esc close") }
                && lines.last?.contains(end) == true
        }
    }
}
