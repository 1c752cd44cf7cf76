public import RepositoryKit

/// A runner that starts nothing, and records what it was asked for.
public actor SpyForegroundRunner: ForegroundRunner {
    private let answer: Result<Int32, ProcessError>
    /// The programs with their arguments, in order.
    public private(set) var runs: [[String]] = []
    /// The standard inputs of the programs.
    public private(set) var inputs: [[UInt8]?] = []

    /// Creates a runner, with the status with which each program ends, or the reason why none starts.
    public init(_ answer: Result<Int32, ProcessError> = .success(0)) {
        self.answer = answer
    }

    public func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32 {
        runs.append([program] + arguments)
        inputs.append(input)
        return try answer.get()
    }
}
