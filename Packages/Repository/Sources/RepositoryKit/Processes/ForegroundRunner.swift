/// A port that runs another program in the foreground of the same terminal.
///
/// No shell is involved: arguments arrive as they are given. Meanwhile Control-C goes to the other program, and the
/// task cannot be cancelled, because the user works in that program.
public protocol ForegroundRunner: Sendable {
    /// Runs a program to its end.
    ///
    /// The program is a path, or a name that is searched on the `PATH` of the environment. It need not read all of its
    /// standard input, which is that of the terminal by default.
    ///
    /// - Returns: The exit status, or the negative number of the signal that killed the program.
    /// - Throws: ``ProcessError`` if the program did not run to its end.
    @concurrent
    func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32
}

extension ForegroundRunner {
    /// Runs a program to its end with the input of the terminal.
    ///
    /// - Throws: ``ProcessError`` if the program did not run to its end.
    @concurrent
    public func run(_ program: String, _ arguments: [String]) async throws(ProcessError) -> Int32 {
        try await run(program, arguments, input: nil)
    }
}
