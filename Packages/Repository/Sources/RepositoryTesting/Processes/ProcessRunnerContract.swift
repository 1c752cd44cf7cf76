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
public enum ProcessRunnerContract: String, CaseIterable, Sendable {
    /// Output, messages and status are separate, whatever the status is.
    case outputMessagesAndStatusComeApart
    /// Arguments arrive as they are.
    case argumentsArriveAsTheyAre
    /// A program runs in its folder.
    case aProgramRunsInItsFolder
    /// The standard input is empty.
    case thereIsNothingToRead
    /// Large output is complete.
    case muchOutputIsWhole
    /// A killed program reports the signal.
    case aKilledProgramTellsTheSignal
    /// A missing program is not found.
    case aMissingProgramIsNotFound
    /// A file that is missing or not executable is not started.
    case failuresToStartAreDistinguished
    /// A program is ended at its time limit.
    case aProgramWhoseTimeIsUpIsEnded
    /// A cancelled task starts nothing.
    case aCancelledTaskStartsNothing
    /// Cancelling ends a program that runs.
    case cancellingEndsAProgram
    /// Concurrent programs are separate.
    case programsThatRunAtOnceAreApart

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
        let check = ProcessRunnerCheck(runner: runner, location: location)
        switch self {
        case .outputMessagesAndStatusComeApart: try await check.outputMessagesAndStatusComeApart()
        case .argumentsArriveAsTheyAre: try await check.argumentsArriveAsTheyAre()
        case .aProgramRunsInItsFolder: try await check.aProgramRunsInItsFolder()
        case .thereIsNothingToRead: try await check.thereIsNothingToRead()
        case .muchOutputIsWhole: try await check.muchOutputIsWhole()
        case .aKilledProgramTellsTheSignal: try await check.aKilledProgramTellsTheSignal()
        case .aMissingProgramIsNotFound: await check.aMissingProgramIsNotFound()
        case .failuresToStartAreDistinguished: await check.failuresToStartAreDistinguished()
        case .aProgramWhoseTimeIsUpIsEnded: await check.aProgramWhoseTimeIsUpIsEnded()
        case .aCancelledTaskStartsNothing: await check.aCancelledTaskStartsNothing()
        case .cancellingEndsAProgram: await check.cancellingEndsAProgram()
        case .programsThatRunAtOnceAreApart: try await check.programsThatRunAtOnceAreApart()
        }
    }
}
