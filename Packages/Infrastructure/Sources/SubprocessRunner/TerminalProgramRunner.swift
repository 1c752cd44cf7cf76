import DedicatedThreads
public import RepositoryKit

/// Runs a program on the terminal of this process: an editor, for example.
///
/// It is in the same process group, so that it may read from the terminal, and has no signal blocked or ignored. A
/// program in a group of its own is stopped by the terminal when it reads. SIGTERM and SIGHUP ask it to end,
/// and end this process when it has; the terminal has its modes back then.
///
/// ```swift
/// let given = ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])
/// let editor: any ForegroundRunner = TerminalProgramRunner(environment: given)
/// ```
public struct TerminalProgramRunner: ForegroundRunner {
    private let environment: ProgramEnvironment

    /// Makes a runner.
    ///
    /// - Parameter environment: what programs are given, and where `PATH` is looked up.
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
        // The terminal takes its modes back after it has shown everything.
        await DedicatedThread.run { TerminalHandoff.end(child) }
        return status
    }

    private func start(
        _ program: String,
        _ arguments: [String],
        input: [UInt8]?
    ) throws(ProcessError) -> ChildProcess {
        let start = ProgramLaunch(
            try ProgramLaunch.file(of: program, in: environment),
            [program] + arguments,
            environment: environment,
            streams: [try Self.stream(of: input, for: program), .inherited, .inherited],
            groupRole: .member
        )
        TerminalHandoff.begin()
        guard let child = try? start.spawn() else {
            TerminalHandoff.end()
            throw .notStarted(program: program)
        }
        TerminalHandoff.hand(to: child)
        return child
    }

    /// What a program is to read as a file without a name: nobody waits for one that stops reading.
    private static func stream(of input: [UInt8]?, for program: String) throws(ProcessError) -> ProgramLaunch.Stream {
        guard let input else { return .inherited }
        guard let file = Descriptor.scratchFile(), file.write(input) else { throw .notStarted(program: program) }
        return .descriptor(file)
    }
}
