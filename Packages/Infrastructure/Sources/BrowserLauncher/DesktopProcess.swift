import Foundation

/// The desktop's program that shows addresses, as it runs beside this one.
///
/// It is in a process group of its own and has no terminal, so that the key that interrupts this program closes no
/// window; and it is never ended.
struct DesktopProcess {
    private let end: AsyncStream<Int32>

    /// Starts a program; nil if there is none, or if it cannot be started.
    init?(_ command: BrowserCommand, environment: [String: String]) {
        guard let path = Self.path(of: command.program, in: environment),
            let child = Self.spawn(path, command, environment)
        else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        end = stream
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(child, &status, 0) == -1, errno == EINTR {}
            continuation.yield(status)
            continuation.finish()
        }
    }

    /// Waits for the end of the program.
    ///
    /// - Parameter patience: how long.
    /// - Returns: 0 if it succeeded, nil if it still runs or the task was cancelled.
    func status(within patience: Duration) async -> Int32? {
        await withTaskGroup(of: Int32?.self) { group in
            group.addTask { [end] in
                for await status in end { return status }
                return nil
            }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }

    /// The file of a program: a path stands for itself, a name is looked for on `PATH`.
    private static func path(of program: String, in environment: [String: String]) -> String? {
        let candidates =
            program.contains("/")
            ? [program]
            : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func spawn(_ path: String, _ command: BrowserCommand, _ environment: [String: String]) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        // The threads of Swift's pool have signals blocked, and a child would inherit that.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setflags(&attributes, flags)

        var arguments: [UnsafeMutablePointer<CChar>?] = ([command.program] + command.arguments).map { strdup($0) }
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
        arguments.append(nil)
        variables.append(nil)
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        return posix_spawn(&child, path, &actions, &attributes, arguments, variables) == 0 ? child : nil
    }
}
