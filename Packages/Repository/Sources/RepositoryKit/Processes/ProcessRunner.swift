/// A port that runs another program and collects its output.
///
/// No shell is involved: arguments arrive as they are given. Cancelling the calling task ends the program.
public protocol ProcessRunner: Sendable {
    /// Runs a program to its end.
    ///
    /// The lines of the standard output are reported soon after they were written, in parts that end with a line; nil
    /// waits for the end.
    ///
    /// - Returns: The output and the status, whatever it is.
    /// - Throws: ``ProcessError`` if the program did not run to its end.
    @concurrent
    func run(
        _ command: ProcessCommand,
        reportingTo report: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome
}

extension ProcessRunner {
    /// Runs a program to its end, without a report of its output before it.
    @concurrent
    public func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        try await run(command, reportingTo: nil)
    }
}

/// A program with its arguments, its folder and a time limit.
public struct ProcessCommand: Hashable, Sendable {
    /// The program: a path, or a name that is searched on the `PATH` of the environment.
    public let program: String
    /// The arguments of the program.
    public let arguments: [String]
    /// The standard input of the program, which need not read all of it.
    public let input: [UInt8]
    /// The working folder, or nil for the current one.
    public let folder: String?
    /// The time limit.
    public let limit: Duration

    /// Creates a command.
    public init(
        _ program: String,
        _ arguments: [String],
        input: [UInt8] = [],
        in folder: String? = nil,
        limit: Duration = .seconds(120)
    ) {
        self.program = program
        self.arguments = arguments
        self.input = input
        self.folder = folder
        self.limit = limit
    }
}

/// The result of a program that ran to its end.
public struct ProcessOutcome: Hashable, Sendable {
    /// The exit status, or the negative number of the signal that killed the program.
    public let status: Int32
    /// The standard output.
    public let output: [UInt8]
    /// The standard error.
    public let messages: [UInt8]

    /// Creates an outcome.
    public init(status: Int32, output: [UInt8], messages: [UInt8] = []) {
        self.status = status
        self.output = output
        self.messages = messages
    }
}

/// An error of running a program.
public enum ProcessError: Error, Hashable, Sendable {
    /// There is no such program.
    case notFound(program: String)
    /// The program could not be started.
    case notStarted(program: String)
    /// The program reached its time limit.
    case timedOut(program: String)
    /// The task was cancelled.
    case cancelled
}
