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
    /// - Returns: the exit status; of a program that was killed the number of the signal, negative.
    /// - Throws: ``ProcessError`` if it did not run to its end.
    @concurrent
    func run(_ program: String, _ arguments: [String]) async throws(ProcessError) -> Int32
}
