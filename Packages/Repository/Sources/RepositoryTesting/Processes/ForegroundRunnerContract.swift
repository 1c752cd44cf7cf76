public import RepositoryKit
public import Testing

/// The contract of `ForegroundRunner`s that start programs: requirements that a test checks one by one.
///
/// That a program has the terminal is a matter of the technology, and tested there.
public enum ForegroundRunnerContract: String, CaseIterable, Sendable {
    /// The exit status is returned.
    case theStatusComesBack
    /// Arguments arrive as they are.
    case argumentsArriveAsTheyAre
    /// Input arrives completely, and empty input is empty.
    case inputArrivesWhole
    /// Input that a program does not read is dropped.
    case unreadInputIsDropped
    /// A killed program reports the signal.
    case aKilledProgramReportsItsSignal
    /// A missing program is not found.
    case aMissingProgramIsNotFound
    /// A file that is not executable is not started.
    case aFileThatIsNotExecutableIsNotStarted
    /// Cancelling the task ends no program.
    case cancellingEndsNoProgram

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - runner: the implementation that is checked.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ runner: any ForegroundRunner,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        func expect(_ status: Int32, _ script: String, _ words: [String] = [], input: [UInt8] = []) async throws {
            let found = try await runner.run("sh", ["-c", script, "sh"] + words, input: input)
            #expect(found == status, "\(script)", sourceLocation: location)
        }
        func expect(_ error: ProcessError, of program: String) async {
            await #expect(throws: error, sourceLocation: location) { try await runner.run(program, [], input: []) }
        }
        switch self {
        case .theStatusComesBack:
            for status in [Int32(0), 1, 7, 255] { try await expect(status, "exit \(status)") }
        case .argumentsArriveAsTheyAre:
            let words = ["x; $(y)", "a b", "*", "", "日本語"]
            let script = #"test $# = 5 && test "$1$2$3$4$5" = 'x; $(y)a b*日本語' && exit 7"#
            try await expect(7, script, words)
        case .inputArrivesWhole:
            let input = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
            try await expect(5, "test $(wc -c) = 1000000 && exit 5", input: input)
            try await expect(7, "test $(wc -c) = 0 && exit 7")
        case .unreadInputIsDropped:
            try await expect(6, "head -c 3 > /dev/null; exit 6", input: Array(repeating: 7, count: 1_000_000))
        case .aKilledProgramReportsItsSignal:
            try await expect(-15, "kill -TERM $$")
        case .aMissingProgramIsNotFound:
            await expect(.notFound(program: "no-such-program"), of: "no-such-program")
            await expect(.notFound(program: "/no/such/program"), of: "/no/such/program")
        case .aFileThatIsNotExecutableIsNotStarted:
            await expect(.notStarted(program: "/"), of: "/")
        case .cancellingEndsNoProgram:
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await runner.run("sh", ["-c", "exit 4"], input: [])
            }
            let status = try await task.value
            #expect(status == 4, sourceLocation: location)
        }
    }
}
