/// Runs another program in the place of this one, on the same terminal, and waits for it.
///
/// No shell is between: arguments arrive as they are given. Control-C is for the other program meanwhile, and the task
/// cannot be cancelled, because the user is at work in it.
///
/// ```swift
/// func edit(_ path: String, with runner: any ForegroundRunner) async throws(ProcessError) -> Bool {
///     try await runner.run("vi", [path]) == 0
/// }
/// ```
public protocol ForegroundRunner: Sendable {
    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked for on the path of the environment.
    ///   - arguments: its arguments.
    ///   - input: what it reads from standard input, or nil for what the user types; whether it reads all of it is its
    ///     own matter.
    /// - Returns: the exit status; of a program that was killed the number of the signal, negative.
    /// - Throws: ``ProcessError`` if it did not run to its end.
    @concurrent
    func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32
}

extension ForegroundRunner {
    /// Runs a program to its end, which reads what the user types.
    ///
    /// - Throws: ``ProcessError`` if it did not run to its end.
    @concurrent
    public func run(_ program: String, _ arguments: [String]) async throws(ProcessError) -> Int32 {
        try await run(program, arguments, input: nil)
    }
}
