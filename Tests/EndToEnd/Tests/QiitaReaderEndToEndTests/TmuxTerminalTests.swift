import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests that a program leaves the terminal as it was, by the screen of tmux and by `stty -a`.
struct TmuxTerminalTests {
    private let home: ReaderHome
    private let folder: String

    init() throws {
        home = try ReaderHome()
        folder = home.folder + "/tmux"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// A program on a full screen.
    enum Program: String, CaseIterable {
        case hoge
        case reader = "qiita-reader"
    }

    /// A shell with lines on its screen and unusual modes, which waits for Enter, runs a program in the foreground, prints its
    /// status and waits again.
    ///
    /// A program that was stopped is continued then.
    private static let script = #"""
        exec 3>&2 2>/dev/null
        set -m
        stty -ixon -echoe
        printf '\033[31m%s\033[0m\n' 'Call me Ishmael' '白鯨 Moby-Dick' 'third'
        stty -a >"$NOTES/before"
        read -r line
        if [ -n "$NAME" ]; then unset TMUX; export TERM="$NAME"; fi
        sh -c 'echo $$ >"$NOTES/number"; exec "$0" "$@"' "$0" "$@" 2>&3
        number=$?
        stty -a >"$NOTES/after"
        echo "status $number;"
        read -r line
        fg >/dev/null 2>&3
        number=$?
        stty -a >"$NOTES/after"
        echo "status $number;"
        read -r line
        """#

    /// The beginnings of what a shell says about a program that has crashed.
    private static let shellMessages = ["Segmentation fault", "Aborted"]

    /// The state of the terminal besides its cells: cursor, screen, mouse, keys, wrapping and title.
    private static let state = """
        #{cursor_flag} #{alternate_on} #{mouse_any_flag} #{mouse_sgr_flag} #{keypad_flag} #{keypad_cursor_flag} \
        #{insert_flag} #{wrap_flag} #{scroll_region_upper} #{scroll_region_lower} #{pane_title}
        """

    /// Runs a program in the shell up to its first screen, and calls a function.
    ///
    /// - Parameters:
    ///   - name: the name of the terminal, without a variable that says that it is tmux; nil for what tmux sets.
    ///   - body: gets tmux, and a function that expects the terminal as it was, with the statuses below that the shell prints.
    private func run(
        _ program: Program,
        name: String? = nil,
        _ body: (_ tmux: TmuxSession, _ expectEnd: ([Int32]) async throws -> Void) async throws -> Void
    ) async throws {
        let variables = [
            "NOTES": folder, "NAME": name ?? "", "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8", "HOME": folder,
        ]
        let path = try BuiltProgram(named: program.rawValue).path
        try await TmuxSession.run(
            BuiltProgram(at: "/bin/sh"),
            ["-c", Self.script, path] + (program == .reader ? ["--source", "guide"] : []),
            environment: home.fullScreenEnvironment.merging(variables) { $1 },
            folder: home.folder
        ) { tmux in
            try await tmux.expect("third")
            let (lines, state) = (try await tmux.styledLines().prefix(3), try await tmux.text(of: Self.state))
            try await tmux.send("Enter")
            try await tmux.expect("? help")
            try await body(tmux) { statuses in
                let printed = statuses.map { "status \($0);" }
                try await tmux.wait(for: "\(printed)") { $0.filter { $0.hasPrefix("status ") } == printed }
                let shown = try await tmux.lines().dropFirst(3).filter { line in
                    !Self.shellMessages.contains { line.hasPrefix($0) }
                }
                let expected = printed.flatMap { ["", $0] }
                #expect(Array(shown.prefix(expected.count)) == expected, "\(shown)")
                #expect(shown.filter { !$0.isEmpty } == printed, "\(shown)")
                #expect(try await tmux.styledLines().prefix(3) == lines)
                #expect(try await tmux.text(of: Self.state) == state)
                #expect(try note("after") == note("before"))
            }
        }
    }

    private func note(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    @Test(arguments: Program.allCases, [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
    func `a signal or a crash leaves the terminal as it was`(
        program: Program,
        signal: Int32
    ) async throws {
        try await run(program) { _, expectEnd in
            kill(try #require(pid_t(try note("number").dropLast())), signal)
            try await expectEnd([128 + signal])
        }
    }

    @Test(arguments: Program.allCases)
    func `a program that is stopped leaves the terminal as it was, and has its screen again when it goes on`(
        program: Program
    ) async throws {
        try await run(program) { tmux, expectEnd in
            try await tmux.showHelp(lastLineEndsIn: program == .reader ? #/\d+/\d+$/# : #/quit$/#)
            let screen = try await tmux.cells()
            try await tmux.send("C-z")
            try await expectEnd([128 + SIGTSTP])
            try await tmux.send("Enter")
            try await tmux.expectCells(screen, "the screen of the program that goes on")
            try await tmux.send("q")
            try await expectEnd([128 + SIGTSTP, 0])
        }
    }

    /// Through ssh, `TERM` alone tells of tmux, and it may have the name of screen.
    @Test(arguments: Program.allCases, ["tmux-256color", "screen-256color"])
    func `a program that knows tmux by the name of the terminal alone leaves its title as it was`(
        program: Program,
        name: String
    ) async throws {
        try await run(program, name: name) { tmux, expectEnd in
            try await tmux.send("q")
            try await expectEnd([0])
        }
    }
}
