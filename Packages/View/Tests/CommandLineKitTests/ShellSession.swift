import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An interactive shell on a pseudo-terminal.
final class ShellSession {
    private let terminal: Int32
    private let process: pid_t
    private var unread: [UInt8] = []

    /// Starts a shell.
    ///
    /// - Parameter environment: variables in addition to a minimal environment with a prompt.
    init(_ path: String, _ arguments: [String], environment: [String: String]) async throws {
        var leader: Int32 = -1
        var follower: Int32 = -1
        var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&leader, &follower, nil, nil, &size) == 0)
        let name = String(cString: ttyname(follower))
        close(follower)

        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawn_file_actions_addclose(&actions, leader)
        posix_spawnattr_init(&attributes)
        // The shell leads a session of its own, so that the pseudo-terminal becomes its controlling terminal, and it
        // gets its signals, whatever the test process does with them.
        #if canImport(Glibc)
            let newSession: Int16 = 0x80
        #else
            let newSession = Int16(POSIX_SPAWN_SETSID)
        #endif
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, flags)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }

        let base = ["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PS1": "READY>", "HISTFILE": "/dev/null"]
        let variables = base.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = variables.map { strdup($0) } + [nil]
        defer { for string in argv + envp { free(string) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, path, &actions, &attributes, &argv, &envp)
        try #require(result == 0, "'\(path)' could not be started.")
        terminal = leader
        process = pid
        try await output(until: "READY>")
    }

    deinit {
        kill(process, SIGKILL)
        close(terminal)
        Thread.detachNewThread { [process] in waitpid(process, nil, 0) }
    }

    /// Types a line and waits for the next prompt.
    ///
    /// - Returns: the output of the shell and the commands.
    @discardableResult
    func type(_ line: String) async throws -> String {
        // The mark is typed in two pieces, so that the echo does not contain it.
        try send("\(line); echo DO''NE\r")
        return try await output(until: "DONE") + output(until: "READY>")
    }

    /// Types keys without a line break, and waits until a text appears.
    @discardableResult
    func type(_ keys: String, until mark: String) async throws -> String {
        try send(keys)
        return try await output(until: mark)
    }

    private func send(_ keys: String) throws {
        let bytes = Array(keys.utf8)
        try #require(write(terminal, bytes, bytes.count) == bytes.count)
    }

    @discardableResult
    private func output(until mark: String) async throws -> String {
        while true {
            let text = String(decoding: unread, as: UTF8.self)
            if let range = text.range(of: mark) {
                unread = Array(text[range.upperBound...].utf8)
                return String(text[..<range.upperBound])
            }
            let more = try await Programs.onThreadOfItsOwn { [terminal] in Self.nextBytes(from: terminal) }
            unread += try #require(more, "No '\(mark)' in: \(text)")
            try #require(more != [], "The shell ended after: \(text)")
        }
    }

    /// Waits for output, with a limit that a busy machine does not reach.
    ///
    /// - Returns: nil if none comes, and no bytes after the end of the shell.
    private static func nextBytes(from terminal: Int32) -> [UInt8]? {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 120_000) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(terminal, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }
}
