public import Foundation
public import RepositoryKit

#if canImport(Darwin)
    import Darwin
    private typealias SpawnAttributes = posix_spawnattr_t?
#elseif canImport(Glibc)
    import Glibc
    private typealias SpawnAttributes = posix_spawnattr_t
#elseif canImport(Musl)
    import Musl
    private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Runs a program on the terminal of this process: an editor, for example.
///
/// It is in the same process group, so that it may read from the terminal, and has no signal blocked or ignored.
/// Foundation's `Process` puts a program into a group of its own, which the terminal stops when it reads.
///
/// ```swift
/// let editor: any ForegroundRunner = TerminalProgramRunner(environment: ["PATH": "/usr/bin:/bin"])
/// ```
public struct TerminalProgramRunner: ForegroundRunner {
    private let environment: [String: String]

    /// Makes a runner.
    ///
    /// - Parameter environment: what programs are given, and where `PATH` is looked up.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    @concurrent
    public func run(_ program: String, _ arguments: [String]) async throws(ProcessError) -> Int32 {
        guard let path = SubprocessRunner.path(of: program, in: environment) else { throw .notFound(program: program) }
        let ignored = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, action) in ignored { signal(number, action) } }
        guard let process = spawn(path, [program] + arguments) else { throw .notStarted(program: program) }
        return await withCheckedContinuation { continuation in
            // The user may take hours, so a thread of its own waits.
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                let signal = status & 0x7F
                continuation.resume(returning: signal == 0 ? (status >> 8) & 0xFF : -signal)
            }
        }
    }

    private func spawn(_ path: String, _ arguments: [String]) -> pid_t? {
        #if canImport(Darwin)
            var attributes: SpawnAttributes = nil
        #else
            var attributes = SpawnAttributes()
        #endif
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process: pid_t = 0
        return posix_spawn(&process, path, nil, &attributes, argv, envp) == 0 ? process : nil
    }
}
