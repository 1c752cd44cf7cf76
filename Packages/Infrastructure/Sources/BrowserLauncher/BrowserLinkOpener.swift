import DedicatedThreads
public import Foundation
public import RepositoryKit
public import SubprocessRunner

/// Hands addresses to the browser that the environment names, or to that of the desktop.
///
/// `BROWSER` may name several programs with colons between them, each with arguments; `%s` in them is the address, which
/// else stands last. They run in the terminal and are waited for, because they may be made for it. Where none of them
/// takes the address, `open` (macOS) or `xdg-open` is asked, which answers for another program. Every program gets its
/// arguments as they are: there is no shell.
///
/// ```swift
/// func show(_ url: URL, by runner: any ForegroundRunner) async throws(LinkOpenerError) {
///     let given = ProgramEnvironment(["BROWSER": "w3m:lynx %s"], withholding: [])
///     try await BrowserLinkOpener(runner: runner, environment: given).open(url)
/// }
/// ```
public struct BrowserLinkOpener: LinkOpener {
    private let runner: any ForegroundRunner
    private let environment: ProgramEnvironment
    private let gracePeriod: Duration

    /// Makes an opener.
    ///
    /// - Parameters:
    ///   - runner: runs the browsers that the environment names.
    ///   - environment: names the browser, and is what programs are given.
    ///   - gracePeriod: how long a program of the desktop is watched; one that still runs then has taken the address.
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
        for command in BrowserCommand.named(by: environment, for: url.absoluteString) {
            if try await takes(command) { return }
        }
        throw .noBrowser
    }

    private func takes(_ command: BrowserCommand) async throws(LinkOpenerError) -> Bool {
        if Task.isCancelled { throw .cancelled }
        if command.runsInTerminal {
            return (try? await runner.run(command.program, command.arguments)) == 0
        }
        let desktop = await DedicatedThread.run { DesktopProcess(command, environment: environment) }
        guard let desktop else { return false }
        let status = await desktop.status(within: gracePeriod)
        if Task.isCancelled { throw .cancelled }
        return status ?? 0 == 0
    }
}
