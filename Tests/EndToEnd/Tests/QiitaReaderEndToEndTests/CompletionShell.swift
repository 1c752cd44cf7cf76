import Foundation
import InfrastructureTesting

/// A shell in which a program can be called by its name, and completes its command lines.
struct CompletionShell: Sendable {
    private let path: String
    private let arguments: [String]
    private let setUp: @Sendable (String) -> String

    static let bash = CompletionShell(path: "/usr/bin/bash", arguments: ["--norc", "--noprofile", "-i"]) { name in
        "source <(\(name) completions bash)"
    }

    static let zsh = CompletionShell(path: "/usr/bin/zsh", arguments: ["-f", "-i"]) { name in
        "autoload -U compinit; compinit -u -D; source <(\(name) completions zsh)"
    }

    private static func environment(
        _ program: BuiltProgram,
        _ variables: [String: String]
    ) -> [String: String] {
        let folder = URL(filePath: program.path).deletingLastPathComponent().path
        let shell = [
            "PATH": "\(folder):/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PS1": "READY>",
            "HISTFILE": "/dev/null",
        ]
        return variables.merging(shell) { $1 }
    }

    /// Opens the shell on a pseudo-terminal.
    func open(for program: BuiltProgram, environment: [String: String]) async throws -> TerminalSession {
        let session = try TerminalSession(
            BuiltProgram(at: path),
            arguments,
            environment: Self.environment(program, environment),
            columns: 200
        )
        let name = URL(filePath: program.path).lastPathComponent
        try await session.type(setUp(name) + "; echo RE''ADY", at: "READY>")
        try await session.expect("READY")
        return session
    }

    /// Returns the candidates that fish offers for an unfinished line, each with its explanation behind a tab.
    static func fishCandidates(
        for line: String,
        of program: BuiltProgram,
        environment: [String: String]
    ) async throws -> [String] {
        let name = URL(filePath: program.path).lastPathComponent
        let script = "\(name) completions fish | source; complete -C \"$argv[1]\""
        let run = try await BuiltProgram(at: "/usr/bin/fish").run(
            ["--no-config", "-c", script, line],
            environment: Self.environment(program, environment)
        )
        return run.output.split(separator: "\n").map(String.init)
    }
}
