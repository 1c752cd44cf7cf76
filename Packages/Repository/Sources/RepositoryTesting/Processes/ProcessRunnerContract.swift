public import RepositoryKit
public import Testing

/// The contract of `ProcessRunner`s that start programs: requirements that a test checks one by one.
///
/// The programs are those of every system: `sh`, `cat`, `head`, `pwd` and `sleep`, on the `PATH` of the runner. A
/// double that returns scripted results runs no program and need not meet the contract.
///
/// ```swift
/// import SubprocessRunner
///
/// @Test(arguments: ProcessRunnerContract.allCases)
/// func `the runner meets its contract`(_ requirement: ProcessRunnerContract) async throws {
///     try await requirement.check(SubprocessRunner(environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])))
/// }
/// ```
public struct ProcessRunnerContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (ProcessRunnerCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "Output, messages and status are separate, whatever the status is":
            ProcessRunnerCheck.outputMessagesAndStatusComeApart,
        "Arguments arrive as they are": ProcessRunnerCheck.argumentsArriveAsTheyAre,
        "A program runs in its folder": ProcessRunnerCheck.aProgramRunsInItsFolder,
        "The standard input is empty": ProcessRunnerCheck.standardInputIsEmpty,
        "The standard input is that of the command": ProcessRunnerCheck.standardInputIsThatOfTheCommand,
        "Large output is complete": ProcessRunnerCheck.muchOutputIsWhole,
        "Lines are reported while the program runs": ProcessRunnerCheck.linesAreReportedWhileTheProgramRuns,
        "A killed program reports the signal": ProcessRunnerCheck.aKilledProgramReportsItsSignal,
        "A missing program is not found": ProcessRunnerCheck.aMissingProgramIsNotFound,
        "A file that is missing or not executable is not started": ProcessRunnerCheck.failuresToStartAreDistinguished,
        "A program is ended at its time limit": ProcessRunnerCheck.aProgramWhoseTimeIsUpIsEnded,
        "A cancelled task starts nothing": ProcessRunnerCheck.aCancelledTaskStartsNothing,
        "Cancelling ends a program that runs": ProcessRunnerCheck.cancellingEndsAProgram,
        "Concurrent programs are separate": ProcessRunnerCheck.programsThatRunAtOnceAreApart,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - runner: the implementation that is checked.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ runner: any ProcessRunner,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        try await requirement(ProcessRunnerCheck(runner: runner, location: location))()
    }
}
