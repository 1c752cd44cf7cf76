import Foundation
import TerminalTesting
import Testing

/// The program `ScreenProbe` on a pseudo-terminal, below a shell that leads the session.
///
/// The modes of the terminal are compared with those before, which are unusual ones, while the shell still has it: the
/// system resets them at the end of a session.
final class ProbeSession {
    let terminal: PseudoTerminal
    let process: pid_t
    private let modes: String

    /// Starts the program and waits for its first frame.
    ///
    /// - Parameter environment: variables in addition to `TERM`.
    init(environment: [String: String] = [:], _ location: SourceLocation = #_sourceLocation) async throws {
        terminal = try PseudoTerminal(columns: 80, rows: 24)
        modes = try terminal.modes { modes in
            modes.c_iflag &= ~tcflag_t(IXON)
            modes.c_lflag &= ~tcflag_t(ECHOE)
        }
        let script = """
            trap : INT QUIT
            ulimit -c 0
            sh -c 'echo "number $$;"; exec "$0"' "$0"
            echo "status $?;"
            read -r end
            """
        let program = try Programs.folder(of: "ScreenProbe", location) + "/ScreenProbe"
        let base = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
        try terminal.start("/bin/sh", ["-c", script, program], environment: base.merging(environment) { $1 })
        let number = try await terminal.output(until: ";", location)
        process = try #require(number.firstMatch(of: #/number ([0-9]+);/#).flatMap { pid_t($0.1) })
        try await terminal.output(until: "<ready 80x24>", location)
    }

    /// Sends keys and waits for a text.
    @discardableResult
    func type(_ keys: String, until text: String, _ location: SourceLocation = #_sourceLocation) async throws -> String
    {
        try terminal.send(keys.utf8)
        return try await terminal.output(until: text, location)
    }

    /// Waits for the end of the program, and checks that the terminal is as it was before.
    func expectEnd(status: Int32, _ location: SourceLocation = #_sourceLocation) async throws {
        try await terminal.output(until: "\u{1B}[?1049l", location)
        let rest = try await terminal.output(until: "status ", location)
        #expect(!rest.contains("\u{1B}[?1049"), "\(rest)", sourceLocation: location)
        #expect(try await terminal.output(until: ";", location) == "\(status);", sourceLocation: location)
        #expect(try terminal.modes() == modes, sourceLocation: location)
        let written = terminal.transcript
        for mode in [25, 2004, 1000, 1006] {
            let sequences = written.matches(of: #/\x1B\[\?([0-9]+)([hl])/#).filter { Int($0.1) == mode }
            #expect(sequences.last?.2 == (mode == 25 ? "h" : "l"), "mode \(mode)", sourceLocation: location)
        }
    }
}
