import Foundation
import SubprocessRunner

/// A program of the house as it was built, run as its users run it.
///
/// It lies beside the test that runs it, because the test target depends on its product.
///
/// ```swift
/// func version() async throws -> String {
///     let hoge = try BuiltProgram(named: "hoge")
///     return try await hoge.run(["--version"]).output
/// }
/// ```
public struct BuiltProgram: Sendable {
    /// Where the program lies.
    public let path: String

    /// Finds a program.
    ///
    /// - Parameter name: the name of the executable product.
    /// - Throws: ``ProgramNotBuilt`` if it is not there.
    public init(named name: String) throws {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [
            folder, folder?.deletingLastPathComponent(),
            URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        let found = candidates.compactMap { $0?.appending(path: name).path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw ProgramNotBuilt(name: name, looked: candidates.compactMap { $0?.path }) }
        path = found
    }

    /// Takes a program of the system, for example a shell that redirects the output of another one.
    public init(at path: String) {
        self.path = path
    }

    /// How a run ended.
    ///
    /// ```swift
    /// func isSilent(_ run: BuiltProgram.Run) -> Bool {
    ///     run.output.isEmpty && run.messages.isEmpty
    /// }
    /// ```
    public struct Run: Sendable {
        /// What was written to standard output.
        public let output: String
        /// What was written to standard error.
        public let messages: String
        /// The exit code, or 128 and the number of the signal that ended it.
        public let status: Int32
    }

    /// Runs the program without a terminal and waits for its end; it is killed if the task is cancelled.
    ///
    /// - Parameters:
    ///   - arguments: the arguments.
    ///   - environment: the whole environment of the program; nothing is inherited but `PATH`.
    ///   - folder: the folder in which it runs, or nil for that of the tests.
    ///   - input: what it reads from standard input.
    /// - Throws: a `POSIXError` if it does not start.
    public func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        in folder: String? = nil,
        input: String = ""
    ) async throws -> Run {
        try await start(arguments, environment: environment, in: folder, input: input).end()
    }

    /// Starts the program without a terminal.
    ///
    /// - Parameters:
    ///   - arguments: the arguments.
    ///   - environment: the whole environment of the program; nothing is inherited but `PATH`.
    ///   - folder: the folder in which it runs, or nil for that of the tests.
    ///   - input: what it reads from standard input.
    /// - Throws: a `POSIXError` if it does not start.
    public func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        in folder: String? = nil,
        input: String = ""
    ) throws -> RunningProgram {
        guard let output = Descriptor.scratchFile(), let messages = Descriptor.scratchFile(),
            let pipe = Descriptor.pipe()
        else { throw POSIXError(.EMFILE) }
        let start = ProgramLaunch(
            path,
            [path] + arguments,
            environment: SanitizerOptions.environment(adding: ["PATH": "/usr/bin:/bin"], environment),
            in: folder,
            streams: [.descriptor(pipe.reading), .descriptor(output), .descriptor(messages)],
            groupRole: .groupLeader
        )
        let child = try start.spawn()
        Self.write(input, to: pipe.writing)
        return RunningProgram(child, output: output, messages: messages)
    }

    /// Writes on a thread of its own, which waits while the program does not read, and closes the pipe.
    private static func write(_ input: String, to pipe: Descriptor) {
        guard !input.isEmpty else { return }
        Thread.detachNewThread {
            // A program that ends before it has read everything is no reason to end the tests. The signal is for the
            // thread that writes, and is gone with it.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
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

/// A program that a test wanted to run is not where it should be.
///
/// ```swift
/// do {
///     _ = try BuiltProgram(named: "not-there")
/// } catch let error as ProgramNotBuilt {
///     print(error)
/// }
/// ```
public struct ProgramNotBuilt: Error, CustomStringConvertible {
    let name: String
    let looked: [String]

    public var description: String {
        "'\(name)' is in none of \(looked). Let the test target depend on its product."
    }
}
