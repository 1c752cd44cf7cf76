import DedicatedThreads
public import RepositoryKit

/// Runs programs of this machine as child processes.
///
/// When its time is up or nobody waits any more, a program is killed together with what it started.
///
/// ```swift
/// let runner = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
/// let outcome = try await runner.run(ProcessCommand("git", ["--version"]))
/// print(String(decoding: outcome.output, as: UTF8.self))
/// ```
public struct SubprocessRunner: ProcessRunner {
    private let environment: ProgramEnvironment

    /// Makes a runner.
    ///
    /// - Parameter environment: what programs are given, and where `PATH` is looked up.
    public init(environment: ProgramEnvironment) {
        self.environment = environment
    }

    @concurrent
    public func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        guard !Task.isCancelled else { throw .cancelled }
        let run = try await DedicatedThread.run { () throws(ProcessError) in try start(command) }
        let status = await Self.status(of: run.child, within: command.limit)
        if Task.isCancelled { throw .cancelled }
        guard let status else { throw .timedOut(program: command.program) }
        return await DedicatedThread.run {
            ProcessOutcome(status: status, output: run.output.contents(), messages: run.messages.contents())
        }
    }

    /// A program that runs, and what it writes.
    private struct Run {
        let child: ChildProcess
        let output: Descriptor
        let messages: Descriptor
    }

    private func start(_ command: ProcessCommand) throws(ProcessError) -> Run {
        let file = try ProgramLaunch.file(of: command.program, in: environment)
        guard let output = Descriptor.scratchFile(), let messages = Descriptor.scratchFile() else {
            throw .notStarted(program: command.program)
        }
        let start = ProgramLaunch(
            file,
            [command.program] + command.arguments,
            environment: environment,
            in: command.folder,
            streams: [.file("/dev/null"), .descriptor(output), .descriptor(messages)],
            groupRole: .groupLeader
        )
        guard let child = try? start.spawn() else { throw .notStarted(program: command.program) }
        return Run(child: child, output: output, messages: messages)
    }

    /// Waits until a program has ended, and ends it when its time is up or nobody waits any more.
    ///
    /// - Returns: its status, or nil if it was ended.
    private static func status(of child: ChildProcess, within limit: Duration) async -> Int32? {
        await withTaskGroup(of: Int32?.self) { group in
            group.addTask { await child.end() }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            let first = await group.next() ?? nil
            child.kill()
            group.cancelAll()
            // The program is gone before the caller goes on.
            await group.waitForAll()
            return first
        }
    }
}
