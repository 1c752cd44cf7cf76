package import Testing

/// An interactive shell on a pseudo-terminal.
package final class ShellSession {
    package let terminal: PseudoTerminal

    /// Starts a shell.
    ///
    /// - Parameter environment: variables in addition to a minimal environment with a prompt.
    package init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        terminal = try PseudoTerminal()
        let base = ["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PS1": "READY>", "HISTFILE": "/dev/null"]
        try terminal.start(path, arguments, environment: base.merging(environment) { $1 })
        try await terminal.output(until: "READY>", location)
    }

    /// Types a line and waits for the next prompt, and returns the output of the shell and the commands.
    @discardableResult
    package func type(_ line: String, _ location: SourceLocation = #_sourceLocation) async throws -> String {
        // The mark is typed in two pieces, so that the echo does not contain it.
        try terminal.send("\(line); echo DO''NE\r".utf8)
        return try await terminal.output(until: "DONE", location) + terminal.output(until: "READY>", location)
    }

    /// Types keys without a line break, and waits until a text appears.
    @discardableResult
    package func type(_ keys: String, until mark: String, _ location: SourceLocation = #_sourceLocation) async throws
        -> String
    {
        try terminal.send(keys.utf8)
        return try await terminal.output(until: mark, location)
    }
}
