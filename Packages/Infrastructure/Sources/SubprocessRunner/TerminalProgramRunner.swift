import DedicatedThreads
public import RepositoryKit

/// Runs a program on the terminal of this process: an editor, for example.
///
/// It belongs to the same process group and has no signal blocked or ignored, because the terminal stops a program of
/// another group when it reads. SIGTERM and SIGHUP end the program, and then this process, with the terminal's modes
/// restored.
public struct TerminalProgramRunner: ForegroundRunner {
    private let environment: ProgramEnvironment

    /// Creates a runner.
    ///
    /// - Parameter environment: the environment of the programs, in which `PATH` is looked up, too.
    public init(environment: ProgramEnvironment) {
        self.environment = environment
    }

    @concurrent
    public func run(
        _ program: String,
        _ arguments: [String],
        input: [UInt8]?
    ) async throws(ProcessError) -> Int32 {
        let child = try await DedicatedThread.run { () throws(ProcessError) in
            try start(program, arguments, input: input)
        }
        let status = await child.end()
        // Restoring the modes waits until the terminal has shown everything.
        await DedicatedThread.run { TerminalHandoff.end(child) }
        return status
    }

    private func start(
        _ program: String,
        _ arguments: [String],
        input: [UInt8]?
    ) throws(ProcessError) -> ChildProcess {
        let stream: ProgramLaunch.Stream = if let input { try .input(input, of: program) } else { .inherited }
        let launch = try ProgramLaunch(
            program,
            arguments,
            environment: environment,
            streams: [stream, .inherited, .inherited],
            groupRole: .member
        )
        TerminalHandoff.begin()
        guard let child = try? launch.spawn() else {
            TerminalHandoff.end()
            throw .notStarted(program: program)
        }
        TerminalHandoff.add(child)
        return child
    }
}
