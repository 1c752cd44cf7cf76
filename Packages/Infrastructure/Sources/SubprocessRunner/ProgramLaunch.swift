package import Foundation
package import RepositoryKit

#if os(Linux)
    import CStrataSubprocess
#endif

/// The configuration with which a child process is started.
///
/// The process has no signal blocked or ignored, whatever this process does with them, and inherits no open file but its
/// standard streams. Foundation's `Process` guarantees neither, and on Linux leaks descriptors with every run.
package struct ProgramLaunch: Sendable {
    /// The source or destination of a standard stream.
    package enum Stream: Sendable {
        /// The stream of this process.
        case inherited
        /// A file that is opened for reading and writing.
        case file(String)
        /// An open file of this process.
        case descriptor(Descriptor)

        /// Returns an unnamed file with the bytes, so that a program may end without reading all of them.
        ///
        /// - Throws: `notStarted` if there is no space for them.
        static func input(_ bytes: [UInt8], of program: String) throws(ProcessError) -> Stream {
            guard !bytes.isEmpty else { return .file("/dev/null") }
            guard let file = Descriptor.scratchFile(), file.write(bytes) else { throw .notStarted(program: program) }
            return .descriptor(file)
        }
    }

    /// The process group of the child process.
    package enum GroupRole: Sendable {
        /// A member of the process group of this process, which may use its terminal.
        case member
        /// The leader of a group, which can be killed together with its own children.
        case groupLeader
        /// The leader of a session, whose first terminal becomes its controlling terminal.
        case sessionLeader
    }

    private let file: String
    /// The arguments; the first one is the name by which the program is called.
    private let arguments: [String]
    private let environment: ProgramEnvironment
    private let folder: String?
    private let streams: [Stream]
    private let groupRole: GroupRole

    /// Creates the configuration.
    ///
    /// - Parameter program: the path of the program, or a name that is searched on `PATH`.
    /// - Throws: `notFound` if there is no such file, `notStarted` if there is one that cannot be executed.
    package init(
        _ program: String,
        _ arguments: [String],
        environment: ProgramEnvironment,
        in folder: String? = nil,
        streams: [Stream],
        groupRole: GroupRole
    ) throws(ProcessError) {
        file = try Self.file(of: program, in: environment)
        self.arguments = [program] + arguments
        self.environment = environment
        self.folder = folder
        self.streams = streams
        self.groupRole = groupRole
    }

    /// Finds the executable file of a program.
    ///
    /// - Returns: An absolute path, because the process may start in another folder.
    private static func file(
        of program: String,
        in environment: ProgramEnvironment
    ) throws(ProcessError) -> String {
        let files = FileManager.default
        let candidates =
            program.utf8.contains(UInt8(ascii: "/"))
            ? [program]
            : (environment.variables["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
        var exists = false
        for candidate in candidates {
            var status = stat()
            guard stat(candidate, &status) == 0 else { continue }
            exists = true
            guard status.st_mode & S_IFMT != S_IFDIR, files.isExecutableFile(atPath: candidate) else { continue }
            return candidate.hasPrefix("/") ? candidate : files.currentDirectoryPath + "/" + candidate
        }
        throw exists ? .notStarted(program: program) : .notFound(program: program)
    }

    /// Starts the child process.
    ///
    /// - Throws: The error of `posix_spawn`, also if the folder or the interpreter of a script is missing.
    package func spawn() throws(POSIXError) -> ChildProcess {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { throw POSIXError(.ENOMEM) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { throw POSIXError(.ENOMEM) }
        defer { posix_spawnattr_destroy(&attributes) }

        for (number, stream) in zip(Int32(0)..., streams) {
            switch stream {
            case .inherited:
                #if canImport(Darwin)
                    posix_spawn_file_actions_addinherit_np(&actions, number)
                #endif
            case .file(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
            case .descriptor(let file): posix_spawn_file_actions_adddup2(&actions, file.number, number)
            }
        }
        if let folder {
            #if canImport(Darwin)
                posix_spawn_file_actions_addchdir_np(&actions, folder)
            #else
                strata_subprocess_add_folder(&actions, folder)
            #endif
        }

        // The threads of the cooperative pool have signals blocked, and the process would inherit that.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        switch groupRole {
        case .member: break
        case .groupLeader: flags |= Int16(POSIX_SPAWN_SETPGROUP)
        case .sessionLeader: flags |= Self.newSession
        }
        // Files that a library opened without O_CLOEXEC are not inherited either.
        #if canImport(Darwin)
            flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            strata_subprocess_add_close_from(&actions, Int32(streams.count))
        #endif
        posix_spawnattr_setflags(&attributes, flags)

        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, file, &actions, &attributes, words, variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        return ChildProcess(id: id, isGroupLeader: groupRole != .member)
    }

    /// The flag for a new session, which Swift does not import from the headers of glibc.
    private static var newSession: Int16 {
        #if canImport(Darwin)
            Int16(POSIX_SPAWN_SETSID)
        #else
            0x80
        #endif
    }
}
