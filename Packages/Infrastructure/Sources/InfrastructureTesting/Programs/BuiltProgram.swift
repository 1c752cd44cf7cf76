import DedicatedThreads
import Foundation
import SubprocessRunner

/// A program of this repository, which a test runs as its users do.
///
/// It lies beside the test's own program, because the test target depends on its product.
public struct BuiltProgram: Sendable {
    /// The path of the program.
    public let path: String

    /// Finds an executable product.
    ///
    /// - Throws: ``ProgramNotBuilt`` if it does not exist.
    public init(named name: String) throws {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [
            folder, folder?.deletingLastPathComponent(),
            URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        let found = candidates.compactMap { $0?.appending(path: name).path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw ProgramNotBuilt(name: name, folders: candidates.compactMap { $0?.path }) }
        path = found
    }

    /// Uses a program of the system, for example a shell that redirects the output of another program.
    public init(at path: String) {
        self.path = path
    }

    /// Writes a script that can be executed as soon as this returns.
    ///
    /// A file that is open for writing cannot be executed, and a child process that another test starts meanwhile inherits
    /// its descriptor until it executes its own program. The child inherits the lock with it, so a second lock waits until
    /// all have closed the file. The idea is from golang/go#22315.
    ///
    /// - Throws: `POSIXError` if the file cannot be written.
    public static func writeScript(_ text: String, to path: String) throws {
        func lock(_ flags: Int32, _ operation: Int32) throws -> FileHandle {
            let descriptor = open(path, flags | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            guard flock(descriptor, operation) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return file
        }
        let writer = try lock(O_WRONLY | O_CREAT | O_TRUNC, LOCK_EX)
        try writer.write(contentsOf: Data(text.utf8))
        fchmod(writer.fileDescriptor, 0o755)
        try writer.close()
        try lock(O_RDONLY, LOCK_SH).close()
    }

    /// The result of a run.
    public struct Run: Sendable {
        /// The standard output.
        public let output: String
        /// The standard error output.
        public let messages: String
        /// The exit code, or 128 and the number of the signal that ended it.
        public let status: Int32

        /// The lines of the standard output.
        public var lines: [String] { output.split(separator: "\n").map { String($0) } }
        package var isKilled: Bool { status == 128 + SIGKILL }
    }

    /// Runs the program without a terminal and waits for its end; cancelling the task kills it.
    ///
    /// The program inherits nothing but `PATH`. Without a folder, it works in that of the tests.
    ///
    /// - Throws: An error if it does not start.
    public func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        in folder: String? = nil,
        input: String = ""
    ) async throws -> Run {
        try await start(arguments, environment: environment, in: folder, input: input).end()
    }

    /// Starts the program without a terminal, as ``run(_:environment:in:input:)`` does.
    ///
    /// - Throws: An error if it does not start.
    public func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        in folder: String? = nil,
        input: String = ""
    ) throws -> RunningProgram {
        guard let output = Descriptor.scratchFile(), let messages = Descriptor.scratchFile(),
            let pipe = Descriptor.pipe()
        else { throw POSIXError(.EMFILE) }
        let launch = try ProgramLaunch(
            path,
            arguments,
            environment: SanitizerOptions.environment(adding: ["PATH": "/usr/bin:/bin"], environment),
            in: folder,
            streams: [.descriptor(pipe.reading), .descriptor(output), .descriptor(messages)],
            groupRole: .groupLeader
        )
        let child = try launch.spawn()
        Self.write(input, to: pipe.writing)
        return RunningProgram(child, output: output, messages: messages)
    }

    /// Writes on a dedicated thread, which waits while the program does not read, and closes the pipe.
    private static func write(_ input: String, to pipe: Descriptor) {
        guard !input.isEmpty else { return }
        DedicatedThread.start {
            // The thread has SIGPIPE blocked, so a program that ends before it has read everything does not end the tests.
            var rest = Array(input.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Foundation.write(pipe.number, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// The error of a test whose program was not built.
public struct ProgramNotBuilt: Error, CustomStringConvertible {
    let name: String
    let folders: [String]

    public var description: String {
        "'\(name)' is in none of \(folders). Let the test target depend on its product."
    }
}

/// The variables with the options of the compiler's sanitizers.
///
/// Programs always inherit them from the tests, so that `Scripts/sanitize` applies to them, too.
enum SanitizerOptions {
    private static let variables = ProcessInfo.processInfo.environment.filter { name, _ in
        ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
    }

    /// Creates the environment of a program; later variables replace earlier ones.
    static func environment(adding variables: [String: String]...) -> ProgramEnvironment {
        let all = variables.reduce(Self.variables) { $0.merging($1) { $1 } }
        return ProgramEnvironment(all, withholding: [])
    }
}
