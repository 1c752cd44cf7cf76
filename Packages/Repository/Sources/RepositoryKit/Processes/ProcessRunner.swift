/// Runs another program and waits for it.
///
/// No shell is between: arguments arrive as they are given. Cancelling the calling task ends the program.
///
/// ```swift
/// func version(of program: String, with runner: any ProcessRunner) async throws(ProcessError) -> String {
///     let outcome: ProcessOutcome = try await runner.run(ProcessCommand(program, ["--version"], limit: .seconds(5)))
///     return String(decoding: outcome.output, as: UTF8.self)
/// }
/// ```
public protocol ProcessRunner: Sendable {
    /// Runs a program to its end.
    ///
    /// - Returns: what it wrote and its status, whatever that is.
    /// - Throws: ``ProcessError`` if it did not run to its end.
    @concurrent
    func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome
}

/// A program and what it is given.
///
/// ```swift
/// let command = ProcessCommand("git", ["status", "--short"], in: "/work/library")
/// ```
public struct ProcessCommand: Hashable, Sendable {
    /// The program: a path, or a name that is looked for on the path of the environment.
    public let program: String
    /// Its arguments.
    public let arguments: [String]
    /// The folder in which it runs, or nil for the current one.
    public let folder: String?
    /// How long it may run.
    public let limit: Duration

    /// Makes a command.
    public init(_ program: String, _ arguments: [String], in folder: String? = nil, limit: Duration = .seconds(120)) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
        self.limit = limit
    }
}

/// What a program that ran to its end left behind.
///
/// ```swift
/// let outcome = ProcessOutcome(status: 0, output: Array("clean\n".utf8))
/// let succeeded = outcome.status == 0
/// ```
public struct ProcessOutcome: Hashable, Sendable {
    /// The exit status; of a program that was killed the number of the signal, negative.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let messages: [UInt8]

    /// Makes an outcome.
    public init(status: Int32, output: [UInt8], messages: [UInt8] = []) {
        self.status = status
        self.output = output
        self.messages = messages
    }
}

/// Why a program did not run to its end.
///
/// ```swift
/// func program(in error: ProcessError) -> String? {
///     switch error {
///     case .notFound(let program), .notStarted(let program), .timedOut(let program): program
///     case .cancelled: nil
///     }
/// }
/// ```
public enum ProcessError: Error, Hashable, Sendable {
    /// There is no such program.
    case notFound(program: String)
    /// It could not be started.
    case notStarted(program: String)
    /// It took longer than it may.
    case timedOut(program: String)
    /// The task was cancelled.
    case cancelled
}
