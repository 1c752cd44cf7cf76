import ArticleCommandLine
import CommandLineKit
import DomainKit
import FailureKit
import Foundation
import PresentationKit
import ViewKit

/// Starts the app and exits with its outcome.
@main
@MainActor
struct QiitaReader {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.reader("qiita-reader", version: "0.1.0").start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            language: \.standard.language
        ) { invocation, options, wording in
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: invocation == .open ? .interactive : .script,
                asksNothing: options.standard.asksNothing,
                isPlain: options.standard.output == .plain
            )
            do throws(ApplicationError) {
                let app = try await ReaderApp(invocation, options: options, environment: environment)
                let navigator = Navigator(presenter: host) { scene, router in
                    app.makeScreen(for: scene, on: host, router: router)
                }
                navigator.go(.launch(AppScene(invocation)))
                return await host.run()
            } catch {
                host.tell(TerminalText(wording(FailureText(error).message)))
                return ExitOutcome(error)
            }
        }
        exit(outcome.code)
    }
}
