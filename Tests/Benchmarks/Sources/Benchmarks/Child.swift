import Foundation
import InfrastructureTesting

/// A program that a benchmark starts without Foundation's overhead.
struct Child {
    private let process: pid_t

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: its arguments.
    ///   - environment: all of its variables.
    ///   - configure: opens the descriptors of the program, and sets its attributes.
    init(_ path: String, _ arguments: [String], _ environment: [String: String], configure: (inout Setup) -> Void) {
        var setup = Setup()
        posix_spawn_file_actions_init(&setup.actions)
        posix_spawnattr_init(&setup.attributes)
        defer {
            posix_spawn_file_actions_destroy(&setup.actions)
            posix_spawnattr_destroy(&setup.attributes)
        }
        configure(&setup)
        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process = pid_t()
        precondition(
            posix_spawn(&process, path, &setup.actions, &setup.attributes, &argv, &envp) == 0,
            "\(path) cannot be started."
        )
        self.process = process
    }

    /// The path of the program that the others are compared with, which is linked as the package manager links by default.
    static func pathOfBaseline() -> String {
        guard let program = try? BuiltProgram(named: "start-baseline") else {
            preconditionFailure("There is no baseline.")
        }
        return program.path
    }

    /// The path of an app, which `Scripts/bench` has built as it is installed.
    static func path(of app: String) -> String {
        guard let folder = ProcessInfo.processInfo.environment["STRATA_PROGRAMS"] else {
            preconditionFailure("The apps are not built: use Scripts/bench.")
        }
        return "\(folder)/\(app)"
    }

    /// Waits for the end of the program, and returns its status as `waitpid` does, and the largest resident size of it and of the
    /// programs that it has waited for, in megabytes.
    @discardableResult
    func wait() -> (status: Int32, size: Int) {
        var status: Int32 = 0
        var usage = rusage()
        precondition(wait4(process, &status, 0, &usage) == process)
        #if canImport(Darwin)
            return (status, usage.ru_maxrss / 1_048_576)
        #else
            return (status, usage.ru_maxrss / 1_024)
        #endif
    }

    /// Kills the program.
    func kill() {
        Foundation.kill(process, SIGKILL)
        wait()
    }

    #if os(Linux)
        /// The resident size in megabytes.
        var residentSize: Int {
            let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            guard let field = line?.split(whereSeparator: { !$0.isNumber }).first, let kilobytes = Int(field) else {
                preconditionFailure("The size of the program is not known.")
            }
            return (kilobytes + 1_023) / 1_024
        }
    #endif

    /// The descriptors and attributes of a program that is about to start.
    struct Setup {
        #if canImport(Darwin)
            fileprivate var actions: posix_spawn_file_actions_t?
            fileprivate var attributes: posix_spawnattr_t?
            private let session = Int16(POSIX_SPAWN_SETSID)
        #else
            fileprivate var actions = posix_spawn_file_actions_t()
            fileprivate var attributes = posix_spawnattr_t()
            private let session: Int16 = 0x80
        #endif

        /// Opens a file as a descriptor.
        mutating func open(_ path: UnsafePointer<CChar>, as descriptor: Int32, _ mode: Int32) {
            posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0)
        }

        /// Duplicates a descriptor.
        mutating func duplicate(_ old: Int32, as new: Int32) {
            posix_spawn_file_actions_adddup2(&actions, old, new)
        }

        /// Closes a descriptor.
        mutating func close(_ descriptor: Int32) {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        /// Starts a session, which the program leads.
        ///
        /// The first terminal that it opens becomes that of the session.
        mutating func startSession() {
            posix_spawnattr_setflags(&attributes, session)
        }
    }
}
