import Foundation
package import Testing

#if canImport(Glibc)
    package import Glibc
#elseif canImport(Darwin)
    package import Darwin
#endif

/// A pseudo-terminal with a program that leads its session.
///
/// The test is the terminal: it sends keys, and reads the output of the program. Whatever is still running at the end is
/// killed.
package final class PseudoTerminal {
    private let terminal: Int32
    private var isOpen = true
    private let name: String
    private var process: pid_t?
    private var unread: [UInt8] = []
    /// The output that was read and looked at.
    package private(set) var transcript = ""

    package init(columns: Int = 200, rows: Int = 50) throws {
        var leader: Int32 = -1
        var follower: Int32 = -1
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        var path = [CChar](repeating: 0, count: 128)
        try #require(openpty(&leader, &follower, &path, nil, &size) == 0)
        name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        close(follower)
        _ = fcntl(leader, F_SETFD, FD_CLOEXEC)
        terminal = leader
    }

    deinit {
        hangUp()
        guard let process else { return }
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        Thread.detachNewThread { waitpid(process, nil, 0) }
    }

    /// Starts a program that leads a session of its own, so that the pseudo-terminal becomes its controlling terminal.
    ///
    /// It gets its signals, whatever the test process does with them.
    package func start(_ path: String, _ arguments: [String], environment: [String: String]) throws {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let newSession: Int16 = 0x80
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let newSession = Int16(POSIX_SPAWN_SETSID)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawnattr_init(&attributes)
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

        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, path, &actions, &attributes, &argv, &envp)
        try #require(result == 0, "'\(path)' could not be started.")
        process = pid
    }

    package func send(_ keys: some Sequence<UInt8>) throws {
        let bytes = Array(keys)
        try #require(write(terminal, bytes, bytes.count) == bytes.count)
    }

    /// Waits until a text appears.
    ///
    /// - Returns: The output up to the end of the text, since the one that was waited for before.
    @discardableResult
    package func output(until mark: String, _ location: SourceLocation = #_sourceLocation) async throws -> String {
        while true {
            let text = String(decoding: unread, as: UTF8.self)
            if let range = text.range(of: mark) {
                unread = Array(text[range.upperBound...].utf8)
                transcript += text[..<range.upperBound]
                return String(text[..<range.upperBound])
            }
            let more = try await Programs.onDedicatedThread { [terminal] in Self.nextBytes(from: terminal) }
            unread += try #require(more, "No '\(mark)' in: \(text.debugDescription)", sourceLocation: location)
            try #require(more != [], "The program ended after: \(text.debugDescription)", sourceLocation: location)
        }
    }

    /// Waits for output, with a limit that a busy machine does not reach.
    ///
    /// - Returns: Nil if none comes, and no bytes after the end of the program.
    private static func nextBytes(from terminal: Int32) -> [UInt8]? {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        var ready = poll(&descriptor, 1, 120_000)
        while ready < 0, errno == EINTR { ready = poll(&descriptor, 1, 120_000) }
        guard ready > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(terminal, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }

    package func resize(columns: Int, rows: Int) throws {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    }

    /// Changes the modes of the terminal, and returns the modes, as a text that tests compare.
    @discardableResult
    package func modes(changing change: (inout termios) -> Void = { _ in }) throws -> String {
        var modes = termios()
        try #require(tcgetattr(terminal, &modes) == 0)
        change(&modes)
        try #require(tcsetattr(terminal, TCSANOW, &modes) == 0)
        let characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
        return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(characters)"
    }

    /// Closes the terminal, as its window or its connection is closed.
    package func hangUp() {
        if isOpen { close(terminal) }
        isOpen = false
    }

    /// Waits for the end of the program, and returns its exit code, or 128 and the number of the signal that ended it.
    package func end() async throws -> Int32 {
        let process = try #require(process)
        self.process = nil
        return try await Programs.onDedicatedThread {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        }
    }
}
