import DedicatedThreads
public import Foundation
public import RepositoryKit
public import SubprocessRunner

/// Opens addresses in the browser that the environment names, or in that of the desktop.
///
/// `BROWSER` may name several programs separated by colons, each with arguments; `%s` is replaced by the address, which is
/// the last argument otherwise. They run on the terminal and are awaited, because they may be text browsers. If none of
/// them succeeds, `open` (macOS) or `xdg-open` is started, which reports for another program. There is no shell, so that
/// every program gets its arguments as they are.
public struct BrowserLinkOpener: LinkOpener {
    private let runner: any ForegroundRunner
    private let environment: ProgramEnvironment
    private let gracePeriod: Duration

    /// Creates an opener; the environment names the browser, which the runner runs.
    ///
    /// A program of the desktop that still runs after the grace period counts as successful.
    public init(
        runner: any ForegroundRunner,
        environment: ProgramEnvironment,
        gracePeriod: Duration = .seconds(5)
    ) {
        self.runner = runner
        self.environment = environment
        self.gracePeriod = gracePeriod
    }

    @concurrent
    public func open(_ url: URL) async throws(LinkOpenerError) {
        for command in BrowserCommand.candidates(in: environment, for: url.absoluteString) {
            if try await opens(command) { return }
        }
        throw .noBrowser
    }

    private func opens(_ command: BrowserCommand) async throws(LinkOpenerError) -> Bool {
        if Task.isCancelled { throw .cancelled }
        if command.runsInTerminal {
            return (try? await runner.run(command.program, command.arguments)) == 0
        }
        guard let child = await startOnDesktop(command) else { return false }
        let status = await child.status(within: gracePeriod)
        if Task.isCancelled { throw .cancelled }
        return status ?? 0 == 0
    }

    /// Starts a program of the desktop; nil if it does not exist or cannot be started.
    ///
    /// It leads a process group and has no terminal, so that the key that interrupts this program closes no window. It is
    /// never killed.
    private func startOnDesktop(_ command: BrowserCommand) async -> ChildProcess? {
        await DedicatedThread.run {
            let launch = try? ProgramLaunch(
                command.program,
                command.arguments,
                environment: environment,
                streams: Array(repeating: .file("/dev/null"), count: 3),
                groupRole: .groupLeader
            )
            return try? launch?.spawn()
        }
    }
}
