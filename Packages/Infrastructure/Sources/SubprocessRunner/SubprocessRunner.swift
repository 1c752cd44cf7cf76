import DedicatedThreads
import Foundation
public import RepositoryKit
import Synchronization

/// Runs programs of this machine as child processes.
///
/// A process is killed together with its children when its time limit is reached or the task is cancelled. While its output is
/// reported, SIGINT, SIGTERM and SIGHUP do not end this process: they are passed on, and the run ends as a cancelled one.
///
/// ```swift
/// let runner = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
/// let outcome = try await runner.run(ProcessCommand("git", ["--version"]))
/// print(String(decoding: outcome.output, as: UTF8.self))
/// ```
public struct SubprocessRunner: ProcessRunner {
    private let environment: ProgramEnvironment

    /// Creates a runner.
    ///
    /// - Parameter environment: the environment of the programs, in which `PATH` is looked up, too.
    public init(environment: ProgramEnvironment) {
        self.environment = environment
    }

    /// The time between two reports of the output.
    private static let interval = Duration.milliseconds(200)

    @concurrent
    public func run(
        _ command: ProcessCommand,
        reportingTo report: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome {
        guard !Task.isCancelled else { throw .cancelled }
        if report != nil {
            // The handler must not be the first to use the variable, which would initialise it within a signal.
            _ = Self.takeSignal()
            Self.notedSignals.begin()
        }
        defer { if report != nil { Self.notedSignals.end() } }
        let run = try await DedicatedThread.run { () throws(ProcessError) in try start(command) }
        let (status, isInterrupted) = await withTaskGroup(of: Bool.self) { group in
            if let report { group.addTask { await Self.report(run, to: report) } }
            let status = await run.child.status(within: command.limit)
            group.cancelAll()
            return (status, await group.contains(true))
        }
        run.child.kill()
        _ = await run.child.end()
        if Task.isCancelled || isInterrupted || report != nil && Self.takeSignal() != 0 { throw .cancelled }
        guard let status else { throw .timedOut(program: command.program) }
        return await DedicatedThread.run {
            ProcessOutcome(status: status, output: run.output.contents(), messages: run.messages.contents())
        }
    }

    /// The last signal that would have ended this process, or 0.
    private static let noted = Atomic<Int32>(0)
    private static let notedSignals = SharedSignalActions([SIGINT, SIGTERM, SIGHUP]) {
        noted.store($0, ordering: .relaxed)
    }

    private static func takeSignal() -> Int32 { noted.exchange(0, ordering: .relaxed) }

    /// Reports whole lines and passes signals on until the task is cancelled.
    ///
    /// The output is a file, so that the program never waits for its reader.
    ///
    /// - Returns: Whether a signal was passed on.
    private static func report(_ run: Run, to report: @Sendable ([UInt8]) -> Void) async -> Bool {
        var (reported, isInterrupted) = (0, false)
        while (try? await Task.sleep(for: interval)) != nil {
            let signal = takeSignal()
            if signal != 0 {
                isInterrupted = true
                run.child.send(signal)
            }
            let lines = await DedicatedThread.run { [reported] in run.output.contents(from: reported).prefixOfLines }
            guard !lines.isEmpty else { continue }
            reported += lines.count
            report(lines)
        }
        return isInterrupted
    }

    /// A running program with the files of its output.
    private struct Run {
        let child: ChildProcess
        let output: Descriptor
        let messages: Descriptor
    }

    private func start(_ command: ProcessCommand) throws(ProcessError) -> Run {
        guard let output = Descriptor.scratchFile(), let messages = Descriptor.scratchFile() else {
            throw .notStarted(program: command.program)
        }
        let launch = try ProgramLaunch(
            command.program,
            command.arguments,
            environment: environment,
            in: command.folder,
            streams: [try .input(command.input, of: command.program), .descriptor(output), .descriptor(messages)],
            groupRole: .groupLeader
        )
        guard let child = try? launch.spawn() else { throw .notStarted(program: command.program) }
        return Run(child: child, output: output, messages: messages)
    }
}

extension [UInt8] {
    fileprivate var prefixOfLines: [UInt8] { Array(prefix((lastIndex(of: 0x0A) ?? -1) + 1)) }
}
