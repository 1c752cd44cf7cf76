public import Foundation
public import RepositoryKit

/// Hands addresses to the browser that the environment names, or to that of the desktop.
///
/// `BROWSER` may name several programs with colons between them, each with arguments; `%s` in them is the address, which
/// else stands last. They run in the terminal and are waited for, because they may be made for it. Where none of them
/// takes the address, `open` (macOS) or `xdg-open` is asked, which answers for another program. Every program gets its
/// arguments as they are: there is no shell.
///
/// ```swift
/// func show(_ url: URL) async throws(LinkOpenerError) {
///     try await BrowserLinkOpener(environment: ["BROWSER": "w3m:lynx %s"]).open(url)
/// }
/// ```
public struct BrowserLinkOpener: LinkOpener {
    private let environment: [String: String]
    private let patience: Duration

    /// Makes an opener.
    ///
    /// - Parameters:
    ///   - environment: names the browser, and is what programs are given.
    ///   - patience: how long a program of the desktop is watched; one that still runs then has taken the address.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        patience: Duration = .seconds(5)
    ) {
        self.environment = environment
        self.patience = patience
    }

    @concurrent
    public func open(_ url: URL) async throws(LinkOpenerError) {
        for command in BrowserCommand.named(by: environment, for: url.absoluteString) {
            guard let program = BrowserProcess(command, environment: environment) else { continue }
            let status = await program.status(within: command.runsInTerminal ? nil : patience)
            if Task.isCancelled { throw .cancelled }
            if status ?? 0 == 0 { return }
        }
        throw .noBrowser
    }
}
