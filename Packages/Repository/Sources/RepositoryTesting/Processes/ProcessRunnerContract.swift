public import RepositoryKit
public import Testing

/// What every `ProcessRunner` promises that runs programs of the machine, each promise as one case.
///
/// The programs are those that every system has: `sh`, `cat`, `head`, `pwd` and `sleep`, by the path that the runner
/// looks at. What answers from a list, for a test, runs no program and is not held to these promises.
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
    /// Output, messages and status come apart, whatever the status is.
    case outputMessagesAndStatusComeApart
    /// Arguments arrive as they are.
    case argumentsArriveAsTheyAre
    /// A program runs in its folder.
    case aProgramRunsInItsFolder
    /// There is nothing to read.
    case thereIsNothingToRead
    /// Much output is whole.
    case muchOutputIsWhole
    /// A program that was killed tells the signal.
    case aKilledProgramTellsTheSignal
    /// A missing program is not found.
    case aMissingProgramIsNotFound
    /// What cannot be executed, or not there, is not started.
    case whatCannotStartIsToldApart
    /// A program whose time is up is ended.
    case aProgramWhoseTimeIsUpIsEnded
    /// What is cancelled is not started.
    case whatIsCancelledIsNotStarted
    /// Cancelling ends a program that runs.
    case cancellingEndsAProgram
    /// Programs that run at once are apart.
    case programsThatRunAtOnceAreApart

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - runner: what is checked.
    ///   - location: where failures are shown.
    /// - Throws: what the runner throws against its promise.
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
        case .whatCannotStartIsToldApart: await check.whatCannotStartIsToldApart()
        case .aProgramWhoseTimeIsUpIsEnded: await check.aProgramWhoseTimeIsUpIsEnded()
        case .whatIsCancelledIsNotStarted: await check.whatIsCancelledIsNotStarted()
        case .cancellingEndsAProgram: await check.cancellingEndsAProgram()
        case .programsThatRunAtOnceAreApart: try await check.programsThatRunAtOnceAreApart()
        }
    }
}
